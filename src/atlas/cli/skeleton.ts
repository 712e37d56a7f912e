import type { AnySamples } from '..';

/** Generates a samples file to fill in; `inputKeys` are the input keys that the machine reads. */
export function skeleton(
  machine: string,
  { events, outcomes, inputs, inputKeys }: AnySamples & { inputKeys: readonly string[] },
): string {
  const name = `${machine.replace(/Machine$/, '').replace(/[^\p{L}\p{N}_$]+(.)?/gu, (_, letter = '') => String(letter).toUpperCase())}Samples`;
  const asks = inputKeys.length > 0 || inputs !== undefined;
  const start = asks ? (inputs ?? { plain: Object.fromEntries(inputKeys.map((key) => [key, null])) }) : undefined;
  const lines = [
    `/** What can happen to ${machine}: of each thing the classes that differ, by names of your own. */`,
    `export const ${/^[\p{L}_$]/u.test(name) ? name : `_${name}`} = {`,
    '  // What each event carries.',
    `  events: ${written(valuesOf(events, (classes) => valuesOf(classes, (event) => ({ event }))))},`,
    '  // How each actor can end: { output } or { error }.',
    `  outcomes: ${written(outcomes)},`,
    ...(start
      ? ['  // What it can begin with.', `  inputs: ${written(valuesOf(start, (input) => ({ input })))},`]
      : []),
    '};',
  ];
  return `${lines.join('\n')}\n`;
}

const valuesOf = <T, R>(of: Record<string, T>, value: (element: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(of).map(([key, element]) => [key, value(element)]));

/** Formats a value as TypeScript, with undefined written out. */
function written(value: unknown, indent = '  '): string {
  if (value === undefined) return 'undefined';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((element) => written(element, indent)).join(', ')}]`;
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const within = `${indent}  `;
  const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));
  return `{\n${entries.map(([key, element]) => `${within}${keyOf(key)}: ${written(element, within)},`).join('\n')}\n${indent}}`;
}
