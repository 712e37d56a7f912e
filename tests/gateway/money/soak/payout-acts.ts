import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { toWire } from '../../../../src/contract/money/money';
import { settle } from '../../../../src/gateway/money/deposit/settle';
import { deposits as depositRows } from '../../../../src/gateway/money/deposit/tables';
import { endReceivable } from '../../../../src/gateway/money/wallet/receivables';
import { asOwner } from '../../harness/as-owner';
import type { Modules } from '../../harness/modules';
import { operate } from '../wallet/support';
import { type Act, amountIn, below, codeOf, type Group, oneOf, playerOf } from './group';
import { foldFacts, foldRestored, revertedOf } from './players';
import { worksOff } from './studio-acts';

const MIN_PAYOUT = 50_000n;

/** A deposit that the provider reports as paid. */
export const deposits: Act = async ({ ctx }, group) => {
  const player = playerOf(group);
  const id = crypto.randomUUID();
  const amount = amountIn(group, 100, 60_000);
  const at = await ctx.now();
  const expiresAt = new Date(at.getTime() + 60_000);
  const row = { id, accountId: player.id, idempotencyKey: id, amount, createdAt: at, expiresAt };
  await ctx.db.insert(depositRows).values({ ...row, method: 'nodi', state: 'pending' });
  await settle(ctx, { id: crypto.randomUUID(), type: 'payment.paid', order: id, amount: toWire(amount) });
  player.purse.deposit(id, amount);
  player.deposits.push({ id, amount, reversed: 0n, hasBonus: false });
  return 'deposit';
};

/** The provider takes a deposit back, or a part of it. */
export const reverses: Act = async ({ ctx }, group) => {
  const player = playerOf(group);
  const deposit = oneOf(
    group,
    player.deposits.filter(({ amount, reversed }) => reversed < amount),
  );
  if (!deposit) return 'none';
  const { id, amount } = deposit;
  const rest = amount - deposit.reversed;
  const part = below(group, 2) === 0 ? rest : amountIn(group, 1, Number(rest));
  const event = { id: crypto.randomUUID(), type: 'payment.reversed', order: id, amount: toWire(amount) } as const;
  await settle(ctx, { ...event, reversed: toWire(part), reason: 'chargeback' });
  deposit.reversed += part;
  player.purse.reverse(id, part);
  return part === rest ? 'reversal' : 'partial reversal';
};

/** A withdrawal, which ends the bonuses of deposits. It is rejected only for a reason. */
export const withdraws: Act = async (gateway, group) => {
  const player = playerOf(group);
  if (below(group, 3) > 0 && player.purse.state().own >= MIN_PAYOUT) await worksOff(gateway, player);
  await foldFacts(gateway, group.players);
  const { own, due, debt } = player.purse.state();
  const amount = own > MIN_PAYOUT && below(group, 2) === 0 ? own : MIN_PAYOUT;
  const isDue = own >= amount && due === 0n && debt === 0n;
  try {
    const { id } = await player.withdraw(toWire(amount));
    expect(isDue).toBe(true);
    player.purse.payOut(amount);
    player.payouts.push({ id, amount, isApproved: false });
    return 'withdrawal';
  } catch (error) {
    expect(codeOf(error)).toMatch(isDue ? /^withdrawal\.gifts$/ : /^(withdrawal|ledger)\./);
    return 'refused';
  }
};

/** An operator rejects a withdrawal, or approves it and pays it out; only an open case prevents the latter. */
export const decidesPayout: Act = async (gateway, group) => {
  const player = oneOf(
    group,
    group.players.filter(({ payouts }) => payouts.length > 0),
  );
  const payout = player && oneOf(group, player.payouts);
  if (!player || !payout) return 'none';
  const drop = () => player.payouts.splice(player.payouts.indexOf(payout), 1);
  if (!payout.isApproved && below(group, 3) === 0) {
    await operate(gateway, 'reject', payout.id);
    player.purse.moveOwn(payout.amount);
    drop();
    return 'payout rejected';
  }
  try {
    if (!payout.isApproved) await operate(gateway, 'approve', payout.id);
    payout.isApproved = true;
    await operate(gateway, 'disburse', payout.id);
    drop();
    return 'payout';
  } catch (error) {
    expect(codeOf(error)).toBe('withdrawal.caseOpen');
    expect(await openCasesOf(gateway, [player])).toHaveLength(1);
    return 'payout held';
  }
};

async function openCasesOf({ ctx }: Modules, players: Group['players']) {
  const ids = players.map(({ id }) => id);
  const { rows } = await ctx.db.execute<{ id: string; number: string }>(sql`
    select distinct c.id, 'C' || lpad(c.number::text, 8, '0') as number from abuse_cases c
      join abuse_members m on m.case_id = c.id
      where c.state = 'open' and m.account_id = any (${sql.param(ids)}::uuid[]) order by number`);
  return rows;
}

/** An operator decides a case; innocent players get their progress back. */
export const decidesCase: Act = async (gateway, group) => {
  const found = oneOf(group, await openCasesOf(gateway, group.players));
  if (!found) return 'none';
  const verdict = oneOf(group, ['innocent', 'innocent', 'abuse']) ?? 'innocent';
  const parts = await revertedOf(gateway, group.players, found.id);
  const args = ['close', found.number, verdict];
  await asOwner(gateway.ctx, 'abuse', args, 'a soak');
  if (verdict === 'innocent') foldRestored(group.players, parts);
  return verdict;
};

type DebtRow = { id: string; of: 'deposit' | 'win'; open: string };

/** An operator collects or waives the oldest debt of a player. */
export const settlesDebt: Act = async ({ ctx }, group) => {
  const player = playerOf(group);
  const { rows } = await ctx.db.execute<DebtRow>(sql`
    select id, case when reversal_id is null then 'win' else 'deposit' end as of,
        (amount - collected - waived)::text as open
      from receivables where account_id = ${player.id} and ended_at is null order by created_at, id limit 1`);
  const debt = rows[0];
  const how = oneOf(group, ['collect', 'collect', 'waive'] as const) ?? 'collect';
  if (!debt || (how === 'collect' && player.purse.state().own === 0n)) return 'none';
  await endReceivable(ctx, debt.id, how, { by: crypto.randomUUID() });
  player.purse.settleDebt(debt.of, BigInt(debt.open), how);
  return how;
};
