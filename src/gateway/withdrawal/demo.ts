import { eq } from 'drizzle-orm';
import type { WithdrawalLifecycleEvent } from '../../../machines/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import type { Happening } from '../demo/past';
import type { Kit } from '../kit';
import { post } from '../wallet/ledger';
import { book, type Withdrawing } from './effects';
import { advance, type Outcome } from './lifecycle';
import { begin, holding } from './service';
import { enqueue } from './steps';
import { withdrawalSteps, withdrawals } from './tables';

const [DAY, MINUTE] = [86_400_000, 60_000];
/** What was said, minutes after what was before; the deadline comes by itself. */
type Said = { type: WithdrawalLifecycleEvent['type'] | 'deadline'; after: number; received?: bigint; reason?: string };
/** `left`: how much of the amount is in the main wallet afterwards. */
type Story = { begins: (now: Date) => Date; amount: bigint; left: bigint; said: Said[] };

const noon = (days: number) => (now: Date) => new Date(Math.floor(now.getTime() / DAY) * DAY - days * DAY + DAY / 2);
const minutes = (ago: number) => (now: Date) => new Date(now.getTime() - ago * MINUTE);
const paid: Said[] = [
  { type: 'ops.approved', after: 10 },
  { type: 'ops.disbursed', after: 10 },
];

const STORIES: Story[] = [
  { begins: noon(20), amount: 400_000n, left: 0n, said: [...paid, { type: 'player.received', after: 12, received: 400_000n }] },
  {
    begins: noon(16),
    amount: 150_000n,
    left: 150_000n,
    said: [{ type: 'ops.rejected', after: 25, reason: 'The e-wallet cannot be paid to at the moment.' }],
  },
  { begins: noon(11), amount: 100_000n, left: 0n, said: [...paid, { type: 'deadline', after: 30 }] },
  {
    begins: noon(8),
    amount: 200_000n,
    left: 80_000n,
    said: [
      ...paid,
      { type: 'player.partiallyReceived', after: 15, received: 120_000n },
      { type: 'ops.refunded', after: 20, reason: 'The e-wallet has sent the rest back.' },
    ],
  },
  { begins: minutes(21), amount: 250_000n, left: 0n, said: paid },
  { begins: minutes(3), amount: 150_000n, left: 0n, said: [] },
];

/** A demo's player's withdrawals, by the same chart as real ones: settled in several ways, one that waits for the player and one for an operator. */
export const pastWithdrawals = (accountId: string, bankAccountId: string, now: Date): Happening[] =>
  STORIES.map(({ begins, amount, left, said }) => ({
    at: begins(now),
    main: left - amount,
    does: (kit) => live(kit, { accountId, bankAccountId, amount }, { begin: begins(now), said, now }),
  }));

type Fields = Pick<Withdrawing, 'accountId' | 'bankAccountId' | 'amount'>;

async function live(kit: Kit, fields: Fields, { begin: first, said, now }: { begin: Date; said: Said[]; now: Date }): Promise<void> {
  const held = await post(kit.db, { ...holding(fields.accountId, fields.amount), key: `demo:${crypto.randomUUID()}` }, first);
  let of = await begin(kit, { ...fields, holdId: held.id }, first);
  let later: Outcome['later'] = null;
  let at = first;
  for (const { type, after, received, reason = null } of said) {
    const outcome = advance(of, { type: type === 'deadline' ? (later?.event ?? '') : type });
    if (!outcome) throw new Error(`${type} is not permitted`);
    at = new Date(at.getTime() + after * MINUTE);
    later = outcome.later;
    const deadline = later && new Date(at.getTime() + later.delay);
    of = { ...of, state: outcome.state, deadline, version: of.version + 1, receivedAmount: received ?? of.receivedAmount };
    for (const effect of outcome.effects) if (effect !== 'message.due') await book(kit.db, of, effect, at);
    await kit.db.insert(withdrawalSteps).values({ withdrawalId: of.id, version: of.version, state: of.state, reason, at });
  }
  const { id, state, deadline, version, receivedAmount } = of;
  await kit.db.update(withdrawals).set({ state, deadline, version, receivedAmount }).where(eq(withdrawals.id, id));
  if (later) await enqueue(kit.db, { id, version, event: later.event }, at.getTime() + later.delay - now.getTime());
}
