import * as v from 'valibot';
import { blackjackRoundMachine } from '../../../machines/play/blackjack-round/blackjack-round.machine';
import { blackjackRoundSamples } from '../../../machines/play/blackjack-round/blackjack-round.samples';
import { advanceLifecycle, expireTimer, startLifecycle } from '../../../src/lifecycle';
import { blackjackRound, within } from '../../../src/studio/tables/lifecycle';
import { roundTimes, walkRounds } from '../harness/walk-round';

const times = v.object({ ...roundTimes.entries, decisionMs: v.number() });
const event = v.variant('type', [
  v.object({ type: v.literal('beacon.published'), decisions: v.number() }),
  v.object({ type: v.literal('decisions.made') }),
  v.object({ type: v.literal('hands.stood') }),
]);
const note = { signature: 'ab'.repeat(48), result: { row: [8, 3, 4, 9], dealer: [6, 12] } };
/** Only the beacon's event has a result. */
const noteOf = (type: string) => (type === 'beacon.published' ? note : undefined);

walkRounds(
  { flow: 'blackjack-round', game: 'lab-blackjack', machine: blackjackRoundMachine, samples: blackjackRoundSamples },
  {
    start: (tx, studio, { id, input }) =>
      startLifecycle(within(tx, studio), blackjackRound, { id, input: v.parse(times, input) }),
    advance(tx, studio, { id, event: sent }) {
      const parsed = v.parse(event, sent);
      return advanceLifecycle(within(tx, studio), blackjackRound, { id, event: parsed, note: noteOf(parsed.type) });
    },
    expire: (tx, studio, id) => expireTimer(within(tx, studio), blackjackRound, { id }),
  },
);
