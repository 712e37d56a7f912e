import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { LINE_OUTCOMES, type LotteryOrder, ORDER_STATES, UNITS } from '../../../contract/play/lottery';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { keyset } from '../../platform/database/keyset';
import { queryRow, queryRows } from '../../platform/database/query';
import { placing } from './rejections';

/** Schema that converts minor units, as digits, to the wire format. */
export const wireMoney = v.pipe(
  v.string(),
  v.transform((minor) => toWire(BigInt(minor))),
);

/** Schema of an order as the database serializes it (`lottery_order_told`): minor units, times in ms. */
export const orderJson = v.object({
  id: v.string(),
  number: v.string(),
  lottery: v.string(),
  issue: v.string(),
  state: v.picklist(ORDER_STATES),
  stake: wireMoney,
  returned: wireMoney,
  most: wireMoney,
  at: v.number(),
  closesAt: v.number(),
  drawsAt: v.number(),
  settledAt: v.nullable(v.number()),
  slip: v.string(),
  place: v.number(),
  of: v.number(),
  stopAfterWin: v.boolean(),
  cancellable: v.boolean(),
});

/** Renders an order for its player. */
export const viewOf = ({ slip, place, of, stopAfterWin, ...order }: v.InferOutput<typeof orderJson>): LotteryOrder => ({
  ...order,
  chase: of > 1 ? { id: slip, place, of, stopAfterWin } : null,
});

const ORDER_JSON = sql`lottery_order_told(o, app_now())`;

const NEWEST_FIRST = keyset([[sql`o.number`, 'whole']]);

const ordersOfRow = v.object({ rest: v.string(), last: v.nullable(v.string()), list: v.unknown() });

/** Lists a player's orders, the newest first. */
export async function ordersOf(
  { db }: ModuleContext,
  accountId: string,
  query: Input<'lotteryOrders'>,
): Promise<Value<'lotteryOrders'>> {
  const { lottery, state } = query;
  const paging = NEWEST_FIRST.at(query);
  const where = sql`o.account_id = ${accountId} ${lottery ? sql`and o.lottery = ${lottery}` : sql``} ${state ? sql`and o.state = ${state}` : sql``}
    and ${paging.beyond}`;
  const page = sql`select o.* from lottery_orders o where ${where} order by ${NEWEST_FIRST.order} limit ${paging.limit} offset ${paging.offset}`;
  const row = await queryRow(
    db,
    ordersOfRow,
    sql`with page as (${page}) select (select count(*) from lottery_orders o where ${where})::text as rest, (select min(number)::text from page) as last,
      coalesce((select jsonb_agg(${ORDER_JSON} order by o.number desc) from (select * from page) o), '[]') as list`,
  );
  const list = v.parse(v.array(orderJson), row.list).map(viewOf);
  return { list, ...paging.reply(Number(row.rest), row.last === null ? undefined : [row.last]) };
}

const line = v.object({
  play: v.string(),
  selection: v.string(),
  unit: v.picklist(UNITS),
  multiple: v.number(),
  group: v.number(),
  units: v.number(),
  stake: wireMoney,
  most: wireMoney,
});
const outcome = v.object({ outcome: v.picklist(LINE_OUTCOMES), prize: wireMoney, rebate: wireMoney });
const detailRow = v.object({
  told: orderJson,
  lines: v.array(line),
  outcomes: v.nullable(v.array(outcome)),
  rules_version: v.string(),
  price_version: v.string(),
  result: v.unknown(),
});

/** Returns one of a player's orders with its lines, their outcomes, and the result. Throws `lottery.orderUnknown`. */
export async function orderOf({ db }: ModuleContext, accountId: string, id: string): Promise<Value<'lotteryOrder'>> {
  const [found] = await queryRows(
    db,
    detailRow,
    sql`
    select lottery_order_told(o, app_now()) as told, o.lines, o.outcomes, s.rules_version, s.price_version, i.result
    from lottery_orders o join lottery_slips s on s.id = o.slip_id join lottery_issues i on i.id = o.issue_id
    where o.id = ${id} and o.account_id = ${accountId}`,
  );
  if (!found) throw new ApiError(404, 'lottery.orderUnknown');
  const { told, lines, outcomes, rules_version: rulesVersion, price_version: priceVersion, result } = found;
  const none = { outcome: null, prize: '0.00', rebate: '0.00' };
  return {
    ...viewOf(told),
    rulesVersion,
    priceVersion,
    result,
    lines: lines.map((candidate, index) => ({ ...candidate, ...(outcomes?.[index] ?? none) })),
  };
}

const cancellationJson = v.object({ order: orderJson, balance: wireMoney });

const cancelOrderRow = v.object({ told: v.unknown() });

/**
 * Cancels a player's order until its issue closes. Idempotent. Throws `lottery.orderUnknown` or
 * `lottery.notCancellable`.
 */
export async function cancelOrder(
  { db }: ModuleContext,
  accountId: string,
  id: string,
): Promise<Value<'cancelLotteryOrder'>> {
  const operation = queryRow(db, cancelOrderRow, sql`select lottery_cancelled(${accountId}, ${id}) as told`);
  const { order, balance } = v.parse(cancellationJson, (await placing(operation)).told);
  return { order: viewOf(order), balance };
}
