import type { Diff } from '../diff';
import { SIGNS } from '../marks';
import { mermaid } from '../mermaid';

/** A picture in a longer text, or with more lines, is not drawn by GitHub. */
const MAX_PICTURE_LENGTH = 48_000;
const MAX_PICTURE_LINES = 480;
/** Characters of a comment on GitHub, less what surrounds the pictures. */
const MAX_TEXT_LENGTH = 60_000;

type Changed = { revision: string; diffs: readonly (Diff | undefined)[]; gone: readonly string[] };

/** Formats changes as Markdown with a Mermaid picture of each changed chart. `names` are those of the charts. */
export function changesText({ revision, diffs, gone }: Changed, names: readonly string[]): string {
  const added = names.filter((_, at) => diffs[at] === undefined);
  const changed = names.flatMap((name, at) => {
    const found = diffs[at];
    return found && found.changes.length > 0 ? [{ name, ...found }] : [];
  });
  if (added.length + changed.length + gone.length === 0) return `No statechart has changed since ${revision}.\n`;
  const head = [
    `Statecharts changed since \`${revision}\`: \`+\` added, \`−\` removed, \`~\` changed.`,
    ...added.map((name) => `- ${SIGNS.added} chart \`${name}\``),
    ...gone.map((name) => `- ${SIGNS.removed} chart \`${name}\``),
  ].join('\n');
  let length = head.length;
  const sections = changed.map(({ name, picture, changes }) => {
    const lines = changes.map(({ mark, label, parts }) => {
      const differing = parts.map((part) => part.name).join(', ');
      return `- ${SIGNS[mark]} ${inCode(label)}${differing && ` (${differing})`}`;
    });
    const drawn = mermaid(picture, changes);
    const list = [`### ${name}`, '', ...lines].join('\n');
    const illustrated = [list, '', '```mermaid', drawn.trimEnd(), '```'].join('\n');
    const isDrawn =
      drawn.length <= MAX_PICTURE_LENGTH &&
      drawn.split('\n').length <= MAX_PICTURE_LINES &&
      length + illustrated.length <= MAX_TEXT_LENGTH;
    const section = isDrawn ? illustrated : `${list}\n\nThe picture is too large for a comment: \`${name}.diff.svg\`.`;
    const short = length + section.length <= MAX_TEXT_LENGTH ? section : `### ${name}\n\n${changes.length} changes.`;
    length += short.length;
    return short;
  });
  return `${[head, ...sections].join('\n\n')}\n`;
}

const inCode = (text: string): string => `\`${text.replaceAll('`', "'")}\``;
