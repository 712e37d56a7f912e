import { v7 } from 'uuid';
import type { WithdrawalLifecycleEvent } from '../../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import { post } from '../../money/wallet/ledger';
import { reviewBy } from '../../money/withdrawal/approval';
import type { Withdrawing } from '../../money/withdrawal/effects';
import { withdrawalLifecycle } from '../../money/withdrawal/lifecycle';
import { holding, policyOf } from '../../money/withdrawal/service';
import type { ModuleContext } from '../../platform/context';
import { advance, expire, start } from '../../platform/lifecycle/service';
import { DEFAULTS } from '../../platform/system/site';
import type { Happening } from './happening';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Step of a withdrawal, `after` minutes after the previous one; `deadline` happens by itself. */
type WithdrawalStep = {
  type: WithdrawalLifecycleEvent['type'] | 'deadline';
  after: number;
  received?: bigint;
  reason?: string;
};
/** Now, and the start of the site's day, epoch ms. */
type Today = { now: number; midnight: number };
/** `left`: part of the amount that ends up in the main wallet. */
type Story = { begins: (today: Today) => Date; amount: bigint; left: bigint; steps: WithdrawalStep[] };

const noon =
  (days: number) =>
  ({ midnight }: Today) =>
    new Date(midnight - days * DAY + DAY / 2);
const minutes =
  (ago: number) =>
  ({ now }: Today) =>
    new Date(now - ago * MINUTE);
const paid: WithdrawalStep[] = [
  { type: 'ops.approved', after: 10 },
  { type: 'ops.disbursed', after: 10 },
];

const STORIES: Story[] = [
  {
    begins: noon(20),
    amount: 400_000n,
    left: 0n,
    steps: [...paid, { type: 'player.received', after: 12, received: 400_000n }],
  },
  {
    begins: noon(16),
    amount: 150_000n,
    left: 150_000n,
    steps: [{ type: 'ops.rejected', after: 25, reason: 'The e-wallet cannot be paid to at the moment.' }],
  },
  { begins: noon(11), amount: 100_000n, left: 0n, steps: [...paid, { type: 'deadline', after: 30 }] },
  {
    begins: noon(8),
    amount: 200_000n,
    left: 80_000n,
    steps: [
      ...paid,
      { type: 'player.partiallyReceived', after: 15, received: 120_000n },
      { type: 'ops.refunded', after: 20, reason: 'The e-wallet has sent the rest back.' },
    ],
  },
  { begins: minutes(21), amount: 250_000n, left: 0n, steps: paid },
  { begins: minutes(3), amount: 150_000n, left: 0n, steps: [] },
];

/**
 * Returns a demo player's withdrawals, by the same chart as real ones: settled in several ways, one that waits for the
 * player and one for an operator.
 */
export const pastWithdrawals = (accountId: string, bankAccountId: string, today: Today): Happening[] =>
  STORIES.map(({ begins, amount, left, steps }) => ({
    at: begins(today),
    main: left - amount,
    does: (ctx) => live(ctx, { accountId, bankAccountId, amount }, { begin: begins(today), said: steps }),
  }));

type Fields = Pick<Withdrawing, 'accountId' | 'bankAccountId' | 'amount'>;

async function live(
  ctx: ModuleContext,
  fields: Fields,
  { begin: first, said: steps }: { begin: Date; said: WithdrawalStep[] },
): Promise<void> {
  const held = await post(
    ctx.db,
    { ...holding(fields.accountId, fields.amount), key: `demo:${crypto.randomUUID()}` },
    first,
  );
  const id = v7();
  await start(ctx, silentLifecycle, {
    id,
    input: policyOf(DEFAULTS),
    at: first,
    note: { began: { ...fields, holdId: held.id, reviewBy: reviewBy(DEFAULTS, first) } },
  });
  let at = first;
  for (const { type, after, received, reason } of steps) {
    at = new Date(at.getTime() + after * MINUTE);
    const prepare = async () => (received === undefined ? {} : { receivedAmount: received });
    if (type === 'deadline') await expire(ctx, silentLifecycle, { id, at });
    else await advance(ctx, silentLifecycle, { id, event: { type }, at, note: { reason, prepare } });
  }
}

/** Past withdrawals send no notifications. */
const silentLifecycle: typeof withdrawalLifecycle = {
  ...withdrawalLifecycle,
  perform: async (within, effect, of, step) => {
    if (effect.type !== 'notifyPlayer') await withdrawalLifecycle.perform(within, effect, of, step);
  },
};
