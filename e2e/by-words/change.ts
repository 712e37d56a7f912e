import { CHECK, type Language, type Script } from '../../src/atlas';
import { readAction, readCheck, split } from './sentences';

/** Returns a number from 0 up to 1 for a seed: the same for the same seed. */
export function random(seed: string): number {
  let hash = 2_166_136_261;
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A name that nothing on the screen has. */
const STRANGE: Record<Language, string> = { en: 'Heliotrope', bn: 'সূর্যমুখীফুল' };

/** Quoted names of a step that the screen must show: labels that are pressed or filled, and things to see. */
function namesIn({ performer, action, expected }: Script['steps'][number], language: Language): string[] {
  const actions = performer === 'tester' ? split(action).map((sentence) => readAction(sentence, language)) : [];
  const labels = actions.flatMap(({ verb, words }) =>
    ['press', 'tick', 'untick', 'clear'].includes(verb) ? [words[0]] : verb === 'type' ? [words[1]] : [],
  );
  const [, checks = ''] = expected.split(CHECK[language]);
  const seen = split(checks)
    .map((phrase) => readCheck(phrase, language))
    .flatMap(({ verb, words }) => (verb === 'sees' || verb === 'reads' ? [words[0]] : []));
  return [...labels, ...seen].filter((name) => name !== undefined);
}

/** Replaces a word of a name. */
function changeWord(name: string, seed: string, language: Language): string {
  const words = name.split(' ');
  words[Math.floor(random(`${seed} word`) * words.length)] = STRANGE[language];
  return words.join(' ');
}

/** A script in which one word of one step is changed at random, by a seed; `step` is the index of that step. */
export function changeOneWord(script: Script, seed: string, language: Language): { script: Script; step: number } {
  const all = script.steps.flatMap((step, index) => namesIn(step, language).map((name) => ({ index, name })));
  const chosen = all[Math.floor(random(seed) * all.length)];
  if (!chosen) throw new Error(`${script.id} names nothing that the screen shows.`);
  const { index, name } = chosen;
  const changed = changeWord(name, seed, language);
  const replaced = (text: string) => text.replaceAll(`“${name}”`, `“${changed}”`);
  const steps = script.steps.map((step, at) =>
    at === index ? { ...step, action: replaced(step.action), expected: replaced(step.expected) } : step,
  );
  return { script: { ...script, steps }, step: index };
}
