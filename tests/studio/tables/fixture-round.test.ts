import * as v from 'valibot';
import { fixtureRoundMachine } from '../../../machines/play/fixture-round/fixture-round.machine';
import { fixtureRoundSamples } from '../../../machines/play/fixture-round/fixture-round.samples';
import { advanceLifecycle, expireTimer, startLifecycle } from '../../../src/lifecycle';
import { fixtureRound, within } from '../../../src/studio/tables/lifecycle';
import { roundTimes, walkRounds } from '../harness/walk-round';

const published = v.object({ type: v.literal('beacon.published') });
const note = { signature: 'ab'.repeat(48), result: { matchday: 1, fixtures: [] } };
const times = v.object({ ...roundTimes.entries, partMs: v.number() });

walkRounds(
  { flow: 'fixture-round', game: 'lab-football', machine: fixtureRoundMachine, samples: fixtureRoundSamples },
  {
    start: (tx, studio, { id, input }) =>
      startLifecycle(within(tx, studio), fixtureRound, { id, input: v.parse(times, input) }),
    advance: (tx, studio, { id, event }) =>
      advanceLifecycle(within(tx, studio), fixtureRound, { id, event: v.parse(published, event), note }),
    expire: (tx, studio, id) => expireTimer(within(tx, studio), fixtureRound, { id }),
  },
);
