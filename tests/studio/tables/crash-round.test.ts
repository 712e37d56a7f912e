import * as v from 'valibot';
import { crashRoundMachine } from '../../../machines/play/crash-round/crash-round.machine';
import { crashRoundSamples } from '../../../machines/play/crash-round/crash-round.samples';
import { advanceLifecycle, expireTimer, startLifecycle } from '../../../src/lifecycle';
import { crashRound, within } from '../../../src/studio/tables/lifecycle';
import { roundTimes, walkRounds } from '../harness/walk-round';

const published = v.object({ type: v.literal('beacon.published'), flightMs: v.number() });
const note = { signature: 'ab'.repeat(48), result: { point: 200 } };

walkRounds(
  { flow: 'crash-round', game: 'lab-crash', machine: crashRoundMachine, samples: crashRoundSamples },
  {
    start: (tx, studio, { id, input }) =>
      startLifecycle(within(tx, studio), crashRound, { id, input: v.parse(roundTimes, input) }),
    advance: (tx, studio, { id, event }) =>
      advanceLifecycle(within(tx, studio), crashRound, { id, event: v.parse(published, event), note }),
    expire: (tx, studio, id) => expireTimer(within(tx, studio), crashRound, { id }),
  },
);
