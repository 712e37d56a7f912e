import type { AnyStateMachine } from 'xstate';
import type { MicrostepCoverage } from './declared';
import { describeMove } from './describe-move';
import { stable } from './json';
import { type Controls, live } from './live';
import type { Path, PathStep, Situation } from './paths';
import type { AnyWords } from './types';

/**
 * Walks a path on a real actor with stubbed children and compares each step with the computed one. Throws with the
 * steps up to the first difference.
 */
export function walk(
  machine: AnyStateMachine,
  path: Path,
  report: (stepCoverage: MicrostepCoverage) => void = () => {},
  words?: AnyWords,
): void {
  const done: string[] = [];
  const chart = live(machine, path.inputValue, report);
  const expect = ({ value, context }: Situation) => {
    const is = chart.snapshot();
    if (stable([is.value, is.context]) === stable([value, context])) return;
    const story = done.map((words, index) => `  ${index + 1}. ${words}`).join('\n');
    throw new Error(
      `The path leads to ${stable(is.value)} with ${stable(is.context)},\nnot to ${stable(value)} with ${stable(context)}, by\n${story}` +
        (is.error === undefined ? '' : `\nThe chart failed: ${is.error}`),
    );
  };
  chart.start();
  expect(path.start);
  for (const step of path.steps) {
    done.push(describeMove(step, 'en', words));
    chart.act((means) => perform(step, means));
    expect(step.after);
  }
}

/** Performs a step of a path on a real actor. */
export function perform({ kind, event, invoke }: PathStep, { send, clock, settle }: Controls): void {
  if (kind === 'event') send(event);
  else if (kind === 'delay') clock.end(event.type);
  else settle(invoke ?? '', 'error' in event ? { error: event.error } : { output: event.output });
}
