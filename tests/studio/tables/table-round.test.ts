import * as v from 'valibot';
import { tableRoundMachine } from '../../../machines/play/table-round/table-round.machine';
import { tableRoundSamples } from '../../../machines/play/table-round/table-round.samples';
import { advanceLifecycle, expireTimer, startLifecycle } from '../../../src/lifecycle';
import { tableRound, within } from '../../../src/studio/tables/lifecycle';
import { roundTimes, walkRounds } from '../harness/walk-round';

const published = v.object({ type: v.literal('beacon.published') });
const note = { signature: 'ab'.repeat(48), result: { number: 17 } };

walkRounds(
  { flow: 'table-round', game: 'lab-roulette', machine: tableRoundMachine, samples: tableRoundSamples },
  {
    start: (tx, studio, { id, input }) =>
      startLifecycle(within(tx, studio), tableRound, { id, input: v.parse(roundTimes, input) }),
    advance: (tx, studio, { id, event }) =>
      advanceLifecycle(within(tx, studio), tableRound, { id, event: v.parse(published, event), note }),
    expire: (tx, studio, id) => expireTimer(within(tx, studio), tableRound, { id }),
  },
);
