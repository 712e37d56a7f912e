import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '../nodes';

/**
 * Returns an error for machines of a later XState than 5, whose transitions are functions: their targets are not in the
 * config, so a picture would be wrong. Undefined for all others.
 */
export function newerIn({ id, root }: AnyStateMachine, file: string): string | undefined {
  for (const { config, id: state } of nodesOf(root)) {
    const invokes = [config.invoke ?? []].flat();
    const ends = invokes.flatMap(({ onDone, onError, onSnapshot }) => Object.entries({ onDone, onError, onSnapshot }));
    const all: [string, unknown][] = [
      ...Object.entries({ ...config.on, ...config.after, always: config.always, onDone: config.onDone }),
      ...ends,
    ];
    const found = all.find(([, value]) => typeof value === 'function')?.[0];
    if (found === undefined) continue;
    return `${file}${lineOf(found, file)}: ${id} cannot be drawn: "${found}" of ${state} is a function, which XState 5 does not support: its target is unknown.`;
  }
}

/** Returns `:12` for the first line that assigns a function to a name, if any. */
function lineOf(name: string, file: string): string {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes(name) && /=>|function|:\s*\($/.test(text));
  return line < 0 ? '' : `:${line + 1}`;
}
