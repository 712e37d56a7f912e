import type { MicrostepCoverage } from './declared';

/** Returns the pairs of two groups of transitions, the second taken right after the first. */
export const couple = (before: readonly string[], after: readonly string[]): string[] =>
  before.flatMap((previous) => after.map((next) => `${previous} > ${next}`));

const made = (stepCoverages: readonly MicrostepCoverage[]): string[][] =>
  stepCoverages.map(({ transitions }) => transitions).filter(({ length }) => length > 0);

/** Returns the transitions that a macrostep takes first, if any. */
export const firstOf = (stepCoverages: readonly MicrostepCoverage[]): string[] => made(stepCoverages)[0] ?? [];
/** Returns the transitions that a macrostep takes last, if any. */
export const lastOf = (stepCoverages: readonly MicrostepCoverage[]): string[] => made(stepCoverages).at(-1) ?? [];

type Walked = {
  stepCoverages: readonly MicrostepCoverage[];
  steps: readonly { stepCoverages: readonly MicrostepCoverage[] }[];
};

/** Returns the coverage of a path, including the pairs across its steps. */
export function walked({ stepCoverages, steps }: Walked): MicrostepCoverage[] {
  const groups = [stepCoverages, ...steps.map((step) => step.stepCoverages)];
  let last: string[] = [];
  const crossing = groups.flatMap((group) => {
    const pairs = couple(last, firstOf(group));
    last = made(group).at(-1) ?? last;
    return pairs;
  });
  return [...groups.flat(), { states: [], transitions: [], guardSides: [], outcomes: [], delays: [], pairs: crossing }];
}
