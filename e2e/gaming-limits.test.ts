import { gamingLimitsDriver } from '../tests/drivers/gaming-limits.driver';
import { answersOne, opensLimits, setsAll } from './support/limits';
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
    // The part reads for itself how the limit stands.
    if (sample?.of === 'depositLimit' && sample.class === 'changed') void answersOne(tester);
  },
});
