import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { toWire } from '../../../../src/contract/money/money';
import { closeIssue, settleIssue } from '../../../../src/gateway/play/lottery/settle';
import type { Result } from '../../../../src/lottery';
import type { Modules } from '../../harness/modules';
import { decide, type Issue, issueOf, line, place } from '../../play/lottery/support';
import { key } from '../wallet/support';
import { type Act, below, codeOf, type Group, oneOf, playerOf } from './group';
import type { Order, Player } from './players';
import { combined, dividedLike, noShares, totalOf } from './purse';

const LOTTERY_REJECTIONS = new Set([
  'ledger.insufficient',
  'lottery.bonusGame',
  'lottery.bonusStake',
  'lottery.numberFull',
  'lottery.prizePerIssue',
  'lottery.prizePerOrder',
]);
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
async function orders(gateway: Modules, group: Group, player: Player, digits: readonly string[], multiple: number) {
  group.issue ??= await issueOf(gateway, 'SSC', 3_600_000);
  const { purse } = player;
  const at = (await gateway.ctx.now()).getTime();
  const stake = BigInt(digits.length * multiple * 20);
  const shares = purse.stakeOf(stake, 'LOTT', at);
  const bet = line(`${digits.join(',')}||||`, { play: 'place', unit: 'jiao', multiple });
  try {
    const { orders: placed } = await place(player.client, group.issue, toWire(stake), [bet]);
    if (!shares) return expect.fail('a stake above the balance was accepted');
    const order = { id: placed[0]?.id ?? '', issue: group.issue.id, stake, returned: 0n };
    player.orders.push({ ...order, bet: purse.stake(shares, 'LOTT', at) });
    return 'order';
  } catch (error) {
    expect(LOTTERY_REJECTIONS).toContain(codeOf(error));
    return 'refused';
  }
}

/** Opposite halves, all ten digits at once or one by one, or some digits. */
export const draws: Act = async (gateway, group) => {
  const player = playerOf(group);
  const multiple = 1 + below(group, 20);
  const kind = oneOf(group, ['some', 'some', 'halves', 'covering', 'split']);
  if (kind === 'halves') {
    await orders(gateway, group, player, DIGITS.slice(0, 5), multiple);
    return orders(gateway, group, playerOf(group), DIGITS.slice(5), multiple);
  }
  if (kind === 'covering') return orders(gateway, group, player, DIGITS, multiple);
  if (kind === 'split') {
    for (const digit of DIGITS) await orders(gateway, group, player, [digit], multiple);
    return 'split';
  }
  const from = below(group, 10);
  return orders(gateway, group, player, DIGITS.slice(from, from + 1 + below(group, 4)), multiple);
};

export const cancels: Act = async (_gateway, group) => {
  const player = playerOf(group);
  const order = oneOf(
    group,
    player.orders.filter(({ bet, issue }) => bet.isOpen && issue === group.issue?.id),
  );
  if (!order) return 'none';
  await player.client.cancelLotteryOrder({ id: order.id }, key());
  player.purse.credit(order.bet.shares);
  return 'cancelled';
};

/** Draws, voids or corrects an issue: all orders of the group return by it. */
async function settles({ ctx }: Modules, group: Group, issue: Issue, result: Result | null) {
  await decide({ ctx }, issue, result);
  await settleIssue(ctx, issue.id);
  for (const player of group.players) {
    const those = player.orders.filter((order) => order.issue === issue.id);
    const { rows } = await ctx.db.execute<{ id: string; returned: string; state: string }>(
      sql`select id, returned::text, state from lottery_orders where account_id = ${player.id} and issue_id = ${issue.id}`,
    );
    const after = new Map(rows.map((row) => [row.id, row]));
    const changes = those.flatMap((order) => {
      const row = after.get(order.id);
      return row && row.state !== 'cancelled' ? [changeOf(order, row)] : [];
    });
    for (const { shares } of changes) if (totalOf(shares) > 0n) player.purse.credit(shares);
    for (const { back, order } of changes) if (totalOf(back) > 0n) player.purse.takeBack(order.bet, back);
  }
}

function changeOf(order: Order, row: { returned: string; state: string }) {
  const returned = row.state === 'void' ? order.stake : BigInt(row.returned);
  const before = dividedLike(order.bet.shares, order.returned);
  const after = dividedLike(order.bet.shares, returned);
  const isMore = returned > order.returned;
  order.returned = returned;
  const nothing = noShares();
  return {
    order,
    shares: isMore ? combined(after, before, -1n) : nothing,
    back: isMore ? nothing : combined(before, after, -1n),
  };
}

const resultOf = (group: Group): Result => [
  below(group, 10),
  below(group, 10),
  below(group, 10),
  below(group, 10),
  below(group, 10),
];
export const settlesIssue: Act = async (gateway, group) => {
  const issue = group.issue ?? group.closed.shift();
  if (!issue) return 'none';
  group.issue = null;
  const isVoid = below(group, 6) === 0;
  if (below(group, 2) === 0) {
    await gateway.ctx.db.execute(sql`update lottery_issues set state = 'closed' where id = ${issue.id}`);
    await closeIssue(gateway.ctx, issue.id);
  }
  await settles(gateway, group, issue, isVoid ? null : resultOf(group));
  group.settled.push(issue);
  return isVoid ? 'void' : 'draw';
};

export const corrects: Act = async (gateway, group) => {
  const issue = oneOf(group, group.settled);
  if (!issue) return 'none';
  // A void issue stays void.
  const { rows } = await gateway.ctx.db.execute<{ state: string }>(
    sql`select state from lottery_issues where id = ${issue.id}`,
  );
  if (rows[0]?.state === 'void') return 'none';
  await settles(gateway, group, issue, below(group, 4) === 0 ? null : resultOf(group));
  return 'correction';
};
