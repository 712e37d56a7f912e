import {
  type Case,
  type Declared,
  describeMove,
  type Language,
  MATTER,
  PERFORMER_LABELS,
  type Script,
  type ScriptLabels,
  type ScriptStep,
  scripts,
  titleOf,
} from '..';
import type { LeftToMachine } from '../by-hand';
import { line, PRIORITY } from './formats-words';

/** Cases of one chart, with the labels to print them. */
export type LabelledCases = {
  cases: Case[];
  left: readonly LeftToMachine[];
  scriptLabels: ScriptLabels;
  declared: Declared;
};

const LABELS = {
  en: {
    ...{
      given: 'Setup',
      requirements: 'Requirements',
      priority: 'Priority',
      expected: 'Expect',
      left: 'Left to automated tests',
      none: 'none',
    },
    ...{
      who: 'Who',
      action: 'Do',
      result: 'Result',
      tester: 'Tester',
      build: 'Build',
      id: 'Case',
      step: 'Step',
      note: 'Note',
    },
  },
  bn: {
    ...{
      given: 'প্রস্তুতি',
      requirements: 'চাহিদা',
      priority: 'গুরুত্ব',
      expected: 'দেখুন',
      left: 'স্বয়ংক্রিয় পরীক্ষার জন্য রাখা',
      none: 'নেই',
    },
    ...{
      who: 'কে',
      action: 'করুন',
      result: 'ফল',
      tester: 'পরীক্ষক',
      build: 'বিল্ড',
      id: 'কেস',
      step: 'ধাপ',
      note: 'মন্তব্য',
    },
  },
} satisfies Record<Language, object>;

/** Escapes text for Markdown only where necessary, because testers copy values from the file. */
const plain = (text: string): string =>
  line(text)
    .replace(/[\\`*_[<]/g, '\\$&')
    .replace(/^[#>+-]/, '\\$&');

/** Test script to read and tick off. */
export function md(found: readonly LabelledCases[]): string {
  const documents = found.map(({ cases, left, scriptLabels }) => {
    const labels = LABELS[scriptLabels.language];
    const step = ({ performer, action, expected, requirements }: ScriptStep, index: number) => {
      const met = requirements.length > 0 ? ` \\[${plain(requirements.join(', '))}\\]` : '';
      return `${index + 1}. [ ] **${PERFORMER_LABELS[scriptLabels.language][performer]}:** ${plain(action)}\\\n   **${labels.expected}:** ${plain(expected)}${met}`;
    };
    const script = ({ id, title, matter, preparations, steps }: Script) =>
      [
        `## ${plain(title)}\n`,
        `**${labels.id}:** ${plain(id)} · **${labels.priority}:** ${MATTER[scriptLabels.language][matter]} · **${labels.result}:** \\_\\_\\_\\_ · **${labels.tester}:** \\_\\_\\_\\_ · **${labels.build}:** \\_\\_\\_\\_\n`,
        `**${labels.given}:** ${preparations.length === 0 ? labels.none : ''}`.trimEnd(),
        ...(preparations.length > 0 ? ['', ...preparations.map((setUp) => `- ${plain(setUp)}`)] : []),
        '',
        ...steps.map(step),
      ].join('\n');
    const parts = [`# ${plain(titleOf(scriptLabels))}`, ...scripts(cases, scriptLabels).map(script)];
    if (left.length > 0)
      parts.push(
        `## ${labels.left}\n\n${formatLeft(left, scriptLabels)
          .map((reason) => `- ${plain(reason)}`)
          .join('\n')}`,
      );
    return parts.join('\n\n');
  });
  return `${documents.join('\n\n')}\n`;
}

/** Lists the moves left to automated tests, each with the reason. */
export const formatLeft = (left: readonly LeftToMachine[], { language, words }: ScriptLabels): string[] =>
  left.map(
    ({ move, why }) => `${describeMove(move, language, words)} (${move.invoke ?? move.event.type}): ${why[language]}`,
  );

/** Feature per chart. Gherkin has no Bengali keywords; the text after them may be in any language. */
export function gherkin(found: readonly LabelledCases[]): string {
  const features = found.map(({ cases, scriptLabels }) => {
    const step = ({ performer, action, expected, requirements }: ScriptStep) => {
      if (performer === 'setup') return [`    Given ${line(action)}`];
      const text = performer === 'system' ? `${PERFORMER_LABELS[scriptLabels.language].system}: ${action}` : action;
      return [
        `    When ${line(text)}`,
        ...(requirements.length > 0 ? [`    # ${requirements.map(line).join(' ')}`] : []),
        `    Then ${line(expected)}`,
      ];
    };
    const scenario = ({ id, title, matter, preparations, requirements, steps }: Script) => {
      const tags = [id, PRIORITY[matter], ...requirements].map((tag) => `@${tag.replace(/[\s@#]+/g, '_')}`).join(' ');
      const background = preparations.map((setUp) => `    Given ${line(setUp)}`);
      return [`  ${tags}`, `  Scenario: ${line(title)}`, ...background, ...steps.flatMap(step)].join('\n');
    };
    return [`Feature: ${line(titleOf(scriptLabels))}`, ...scripts(cases, scriptLabels).map(scenario)].join('\n\n');
  });
  return `${features.join('\n\n')}\n`;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => line(text).replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
const STYLE = `body{font:14px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #767676;padding:.35rem .5rem;text-align:left;vertical-align:top}
thead{display:table-header-group}tr,li{break-inside:avoid}section{break-after:page}small{color:#555}code{overflow-wrap:anywhere}`;

/** Printable script to tick by hand: a page per case. */
export function html(found: readonly LabelledCases[]): string {
  const language = found[0]?.scriptLabels.language ?? 'en';
  const labels = LABELS[language];
  const head = [labels.step, labels.who, labels.action, labels.expected, labels.result]
    .map((heading) => `<th scope="col">${heading}</th>`)
    .join('');
  const row = ({ performer, action, expected, requirements }: ScriptStep, index: number) =>
    `<tr><td>${index + 1}</td><td>${PERFORMER_LABELS[language][performer]}</td><td>${safe(action)}</td><td>${safe(expected)}${
      requirements.length > 0 ? `<br><small>${safe(requirements.join(', '))}</small>` : ''
    }</td><td>☐</td></tr>`;
  const script = ({ id, title, matter, preparations, steps }: Script) =>
    `<section><h2>${safe(title)}</h2><p>${labels.id}: <b>${safe(id)}</b> · ${labels.priority}: ${MATTER[language][matter]} · ${labels.tester}: ________ · ${labels.build}: ________</p>
<p>${labels.given}: ${preparations.length === 0 ? labels.none : ''}</p><ul>${preparations.map((setUp) => `<li><code>${safe(setUp)}</code></li>`).join('')}</ul>
<table><thead><tr>${head}</tr></thead><tbody>
${steps.map(row).join('\n')}
</tbody></table></section>`;
  const flows = found.map(({ cases, scriptLabels, left }) =>
    [
      `<h1>${safe(titleOf(scriptLabels))}</h1>`,
      ...scripts(cases, scriptLabels).map(script),
      ...(left.length > 0
        ? [
            `<h2>${labels.left}</h2><ul>${formatLeft(left, scriptLabels)
              .map((reason) => `<li>${safe(reason)}</li>`)
              .join('')}</ul>`,
          ]
        : []),
    ].join('\n'),
  );
  const title = safe(found.map(({ scriptLabels }) => titleOf(scriptLabels)).join(', '));
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head><body>\n${flows.join('\n')}\n</body></html>\n`;
}
