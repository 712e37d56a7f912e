import { setTimeout as wait } from 'node:timers/promises';
import { gamingLimitsDriver } from '../tests/drivers/gaming-limits.driver';
import { opensLimits, setsAll } from './support/limits';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** `all`: everything is set, the higher limits wait. `out`: a time-out runs. */
type Set = { all: boolean; out: boolean };

/** How a part can end, and what that makes of what is set. */
function ended(part: string, end: string, period: unknown, set: Set): Set | undefined {
  if (end === 'left') return set;
  // The driver types a limit, and takes what does not run yet.
  if (part === 'depositLimit') return set.all && period !== 'day' ? undefined : set;
  if (part === 'timeOut') return set.out ? undefined : { ...set, out: true };
  return part === 'selfExclusion' && set.all ? undefined : set;
}

/** A part that reads what is set for itself: that is answered, and what the page reads after it waits. */
async function answersOne({ edge }: Tester) {
  while (!edge.waits('gamingLimits')) await wait(15);
  await edge.release('gamingLimits');
  await edge.hold('gamingLimits');
}

tour<Set>('gaming-limits', gamingLimitsDriver, {
  openings: {
    'nothing is set': { world: { all: false, out: false }, open: opensLimits() },
    'all is set': { world: { all: true, out: true }, open: opensLimits(undefined, setsAll) },
  },
  acts: ['depositLimit', 'timeOut', 'selfExclusion', 'realityForm'],
  waits: ({ invoke }) => (invoke === 'loadLimits' ? 'gamingLimits' : undefined),
  after({ sample, kind }, { context, world }) {
    if (sample?.of === 'loadLimits') return sample.class === 'offline' || (sample.class === 'all is set') === world.all ? world : undefined;
    return kind === 'outcome' ? ended(sample?.of ?? '', sample?.class ?? '', context.period, world) : world;
  },
  async prepare(tester, { sample }) {
    if (sample?.of === 'depositLimit' && sample.class === 'changed') void answersOne(tester);
  },
});
