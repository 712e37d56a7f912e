import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { setPaymentBehaviour } from '../../../../src/gateway/demo/payments/behaviour';
import { eventSecret } from '../../../../src/gateway/demo/payments/secrets';
import { demoPayouts } from '../../../../src/gateway/demo/payments/tables';
import { HOOK } from '../../../../src/gateway/money/deposit/hook';
import { stamped } from '../../../../src/gateway/money/payment/signature';
import { payouts, withdrawals } from '../../../../src/gateway/money/withdrawal/tables';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { asOwner } from '../../harness/as-owner';
import type { Modules } from '../../harness/modules';
import { operate, payee } from '../wallet/support';

type Event = { id?: string; type?: string; payout?: string; amount?: string; reason?: string };

/** Steps of payouts at the demo's provider, which is called in this process; its events are sent by the test. */
export const payoutProvider = (gateway: Modules) => {
  const { ctx, server } = gateway;
  const payoutsOf = (withdrawalId: string) =>
    ctx.db.select().from(payouts).where(eq(payouts.withdrawalId, withdrawalId)).orderBy(payouts.attempt);
  const lastOf = async (withdrawalId: string) => {
    const last = (await payoutsOf(withdrawalId)).at(-1);
    if (!last) throw new Error('the withdrawal has no payout');
    return last;
  };
  const deliveries = sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'payout.deliver'`;
  return {
    payoutsOf,
    lastOf,
    way: (...args: string[]) => asOwner(ctx, 'payments', args, 'as a test'),
    /** A withdrawal that is approved, and the player who requested it. */
    async approved(amount = '1000.00') {
      const player = await payee(gateway);
      const { id } = await player.withdraw(amount);
      await operate(gateway, 'approve', id);
      const state = async () => (await player.client.withdrawal({ id })).state;
      const sum = async () => (await player.client.balance()).sumBalance;
      return { ...player, withdrawalId: id, state, sum };
    },
    /** Runs the job that orders or queries a payout, without the events of the demo's provider. */
    async query() {
      await ctx.db.execute(deliveries);
      await gateway.runJobs();
      await ctx.db.execute(deliveries);
    },
    /** Sends an event of the provider about the last payout of a withdrawal; returns the status and the code. */
    async notify(withdrawalId: string, event: Event, secret?: string) {
      const [found] = await payoutsOf(withdrawalId).then((all) => all.slice(-1));
      const amount = `${(found?.amount ?? 0n) / 100n}.00`;
      const body = JSON.stringify({ id: randomUUID(), type: 'payout.paid', payout: found?.id, amount, ...event });
      const signature = stamped(secret ?? (await eventSecret(ctx)), body, await ctx.now());
      const headers = { 'content-type': 'application/json', 'payment-signature': signature };
      const reply = await server.inject({ method: 'POST', url: HOOK, headers, payload: body });
      return `${reply.statusCode} ${JSON.parse(reply.body).code ?? 'heard'}`;
    },
    /** Payouts that the provider has carried out for a withdrawal. */
    async ordersOf(withdrawalId: string) {
      const [row] = await ctx.db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
      const number = `W${String(row?.number).padStart(8, '0')}`;
      return ctx.db.select().from(demoPayouts).where(eq(demoPayouts.number, number));
    },
    normal: () => setPaymentBehaviour(ctx, ['normal']),
  };
};

/** Runs an operator's command. */
export const command = (
  { ctx }: Modules,
  word: string,
  args: string[],
  { name = 'admin', role = 'admin' as const, files }: { name?: string; role?: 'admin'; files?: File[] } = {},
) => perform(ctx, { name, role }, { command: word, args, reason: 'as it was found', ...(files && { files }) });
type File = { path: string; text: string };
