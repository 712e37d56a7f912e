import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, expect, test } from 'vitest';
import { withdrawalLifecycleMachine } from '../../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import { withdrawalLifecycleSamples } from '../../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.samples';
import {
  counter,
  explore,
  missing,
  type Path,
  type PathStep,
  paths,
  readSamples,
  stable,
  table,
} from '../../../../src/atlas';
import type { Withdrawal } from '../../../../src/contract';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { hearNothing } from '../../../../src/gateway/money/withdrawal/payout-report';
import { takeStep } from '../../../../src/gateway/money/withdrawal/steps';
import { lifecycles } from '../../../../src/gateway/platform/lifecycle/tables';
import { saveTally } from '../../../harness/coverage';
import { storyOf } from '../../../harness/story';
import { startModules } from '../../harness/modules';
import { on, operate, PIXEL, payee } from '../wallet/support';
import { command, payoutProvider } from './payout-support';

const MINUTE = 60_000;
const { samples, words } = readSamples(withdrawalLifecycleSamples);
const exploration = explore(withdrawalLifecycleMachine, samples);
const { add, tally } = counter('withdrawal-lifecycle', 'gateway', exploration.declared);
const gateway = await startModules({ sessionIdle: 24 * 60 * MINUTE, opsAlone: 100_000_000n });
const { payoutsOf, notify } = payoutProvider(gateway);
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(async () => {
  await gateway.close();
  saveTally(tally());
  console.log(table([tally()]));
});

const policy = v.object({
  playerCancels: v.boolean(),
  forcedReceiptRefunds: v.boolean(),
  autoConfirmMinutes: v.number(),
});
type Player = Awaited<ReturnType<typeof payee>>;

/** Operator commands by event. */
const OPERATORS: Record<string, string[]> = {
  'ops.approved': ['approve'],
  'ops.rejected': ['reject'],
  'ops.disbursed': ['disburse'],
  'ops.sent': ['send'],
  'ops.foundPaid': ['found', 'paid'],
  'ops.foundUnpaid': ['found', 'unpaid'],
  'ops.paidAgain': ['dispute', 'pay'],
  'ops.refunded': ['dispute', 'refund'],
  'ops.refused': ['dispute', 'refuse'],
};
/** Player calls by event; where nothing can be reported, no picture is accepted either. */
const PLAYERS: Record<string, (player: Player, withdrawal: Withdrawal) => Promise<unknown>> = {
  'player.cancelled': ({ client }, withdrawal) => client.cancelWithdrawal(on(withdrawal)),
  'player.received': ({ client }, withdrawal) => client.confirmReceived(on(withdrawal)),
  'player.notReceived': async ({ client }, withdrawal) => {
    const { proofId } = await client.uploadProof({ withdrawalId: withdrawal.id, image: PIXEL });
    return client.reportNotReceived({ ...on(withdrawal), proofs: [proofId] });
  },
  'player.partiallyReceived': ({ client }, withdrawal) =>
    client.reportPartial({ ...on(withdrawal), receivedAmount: '600.00', remainingAmount: '400.00', proofs: [] }),
};

/** Provider events by lifecycle event; the provider's silence is none. */
const EVENTS: Record<string, string> = {
  'provider.accepted': 'payout.processing',
  'provider.paid': 'payout.paid',
  'provider.refused': 'payout.refused',
  'provider.returned': 'payout.returned',
};

/** Takes a step of the rules or of the provider. A payout by hand has no order that an event could be about. */
async function takeOther({ id }: Withdrawal, type: string): Promise<unknown> {
  if (type === 'ops.batched') return command(gateway, 'batches', ['make']);
  const [payout] = (await payoutsOf(id)).slice(-1);
  if (type === 'provider.silent') return hearNothing(gateway.ctx, payout?.id ?? '');
  if (EVENTS[type] && payout) return notify(id, { type: EVENTS[type] });
  return takeStep(gateway.ctx, { id, event: v.parse(otherEvent, { type }) });
}
const otherEvent = v.object({ type: v.picklist(['rules.approved', 'provider.returned']) });

async function perform(player: Player, withdrawal: Withdrawal, { kind, event, before, after }: PathStep) {
  if (kind === 'delay') {
    await gateway.later(30 * MINUTE);
    return gateway.runJobs();
  }
  const [act, decision] = OPERATORS[event.type] ?? [];
  const done = act
    ? operate(gateway, act, withdrawal.id, ...(decision ? [decision] : []))
    : (PLAYERS[event.type]?.(player, withdrawal) ?? takeOther(withdrawal, event.type));
  if (stable(before.value) !== stable(after.value)) return done;
  // The gateway rejects events that the chart does not accept here.
  await expect(done).rejects.toMatchObject({ code: 'withdrawal.notPermitted', status: 409 });
}

const leafOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.values(value)[0] : value;

/** Expects gateway and chart to agree on state, permitted actions and balances. */
async function isThere({ client }: Player, id: string, { value, context }: PathStep['after']) {
  const withdrawal = await client.withdrawal({ id });
  const snapshot = withdrawalLifecycleMachine.resolveState({
    value: v.parse(v.any(), value),
    context: v.parse(policy, context),
  });
  const permitted = ['player.cancelled', 'player.received', 'player.notReceived', 'player.partiallyReceived'] as const;
  expect([withdrawal.state, withdrawal.permitted]).toEqual([
    leafOf(value),
    permitted.filter((type) => snapshot.can({ type })),
  ]);
  const back = snapshot.hasTag('back') ? 1_000 - Number(withdrawal.receivedAmount ?? 0) : 0;
  expect((await client.balance()).sumBalance).toBe(back.toFixed(2));
}

test.each(paths(exploration, 'transitions').map((path, index): [number, Path] => [index + 1, path]))(
  'the gateway follows path %d of the chart [s4.withdrawal.forced-receipt own.withdrawal.no-cancel own.payout.once]',
  async (_, path) => {
    const player = await payee(gateway);
    const { id } = await player.withdraw('1000.00');
    const terms = JSON.stringify(v.parse(policy, path.inputValue));
    const snapshot = sql`jsonb_set(snapshot, '{context}', ${terms}::jsonb)`;
    await gateway.ctx.db.update(lifecycles).set({ snapshot }).where(eq(lifecycles.id, id));
    const done: PathStep[] = [];
    try {
      await isThere(player, id, path.start);
      add(...path.stepCoverages);
      for (const step of path.steps) {
        done.push(step);
        await perform(player, await player.client.withdrawal({ id }), step);
        await isThere(player, id, step.after);
        add(...step.stepCoverages);
      }
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\nby\n${storyOf(path, done, 'en', words)}`);
    }
  },
);

test('the gateway covers the whole chart', () => expect(missing(tally())).toEqual([]));
