import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { nodesOf } from '../nodes';

/**
 * What is to be said of a machine whose transitions are functions, as a later XState than 5 has them: where they lead stands in no config, so that a
 * picture of them would be wrong. Nothing of any other.
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
    return `${file}${lineOf(found, file)}: ${id} cannot be drawn: "${found}" of ${state} is a function, which XState 5 does not know: a target is missing.`;
  }
}

/** `:12`, of the first line that gives a function to a name; nothing where none does. */
function lineOf(name: string, file: string): string {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes(name) && /=>|function|:\s*\($/.test(text));
  return line < 0 ? '' : `:${line + 1}`;
}
