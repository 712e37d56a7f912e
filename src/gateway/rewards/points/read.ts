import { and, asc, count, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, type Language, type Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import {
  type DeliveryAddress,
  POINT_KINDS,
  type PointBalance,
  type PointConfig,
  type PointKind,
  type Redemption,
} from '../../../contract/rewards/points';
import { areRewardsBarred, pageOf, rewardsBarredSql } from '../../money';
import type { Input, ModuleContext, Tx } from '../../platform/context';
import { keyset } from '../../platform/database/keyset';
import { queryRow, queryRows } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import { epochMsSql } from '../../platform/time/time-sql';
import { addressesOf, addressOf } from './deliveries';
import { numberOf } from './lifecycle';
import { POINTS, POINTS_HELD } from './service';
import { pointGoods, redemptions } from './tables';

const { factors, forValidBets, convert, mostAtOnce, playedDays } = GATEWAY_SETTINGS.points;
const NOTHING = { currentPoints: 0, pointsHeld: 0, pointsOwed: 0 };
const none = (pageQuery: { pageNo: number; pageSize: number }) => ({ list: [], ...pageOf(0, pageQuery) });

/** Returns how points are earned and spent (s7.points.reads); they never expire (s3.points.never-expire). */
export const renderConfig = (): PointConfig => ({
  factors,
  forValidBets,
  ...convert,
  playedDays,
  mostAtOnce,
  expires: null,
});

const pointBalanceRow = v.object({
  held: v.record(v.string(), v.string()),
  debt: v.nullable(v.string()),
  barred: v.boolean(),
});

/** Returns a player's points (s3.points.account). They are hidden during a pause, but stay. */
export async function readPointBalance(tx: Tx, accountId: string): Promise<PointBalance> {
  const { held, debt, barred } = await queryRow(
    tx,
    pointBalanceRow,
    sql`select ledger_held(${accountId}) as held, (select debt::text from point_accounts where account_id = ${accountId}) as debt,
      ${rewardsBarredSql(accountId)} as barred`,
  );
  if (barred) return { ...NOTHING, isBarred: true };
  return {
    currentPoints: Number(held[POINTS] ?? 0),
    pointsHeld: Number(held[POINTS_HELD] ?? 0),
    pointsOwed: Number(debt ?? 0),
    isBarred: false,
  };
}

/** Lists the items of the mall (s3.points.goods), for visitors too (`accountId` null). */
export async function listGoods(
  ctx: ModuleContext,
  accountId: string | null,
  input: Input<'pointGoods'>,
  language: Language,
): Promise<Value<'pointGoods'>> {
  const { pageNo, pageSize } = input;
  return readAtOnce(ctx, async (tx) => {
    if (accountId !== null && (await areRewardsBarred(tx, accountId))) return none(input);
    const isVisible = eq(pointGoods.hidden, false);
    const [all] = await tx.select({ n: count() }).from(pointGoods).where(isVisible);
    const rows = await tx
      .select()
      .from(pointGoods)
      .where(isVisible)
      .orderBy(asc(pointGoods.place), asc(pointGoods.points), asc(pointGoods.code))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    const list = rows.map(({ code, picture, quantity, available, delivery, points, amount, ...words }) => ({
      code,
      picture,
      quantity,
      available,
      delivery,
      title: language === 'bn' ? words.titleBn : words.titleEn,
      text: language === 'bn' ? words.textBn : words.textEn,
      points: Number(points),
      amount: toWire(amount),
    }));
    return { list, ...pageOf(all?.n ?? 0, input) };
  });
}

type Row = typeof redemptions.$inferSelect;
const viewOf = (row: Row, title: string | null, deliverTo: DeliveryAddress | null): Redemption => ({
  id: row.id,
  referenceNumber: numberOf(row),
  type: row.type,
  title,
  quantity: row.quantity,
  points: Number(row.points),
  redeemAmount: toWire(row.amount),
  status: row.state,
  remark: row.remark,
  deliverTo,
  applyTime: row.at.getTime(),
});
const titleIn = (language: Language) => (language === 'bn' ? pointGoods.titleBn : pointGoods.titleEn);

/** Renders a redemption for its player. */
export async function renderRedemption(ctx: ModuleContext, row: Row, language: Language): Promise<Redemption> {
  if (row.good === null) return viewOf(row, null, null);
  const [good] = await ctx.db
    .select({ title: titleIn(language) })
    .from(pointGoods)
    .where(eq(pointGoods.code, row.good));
  return viewOf(row, good?.title ?? row.good, await addressOf(ctx, row.id));
}

const NEWEST_FIRST = keyset([[redemptions.number, 'whole']]);

/** Lists a player's redemptions (s3.points.redeem-record), newest first, by type, status and time of request. */
export async function redemptionsOf(
  ctx: ModuleContext,
  accountId: string,
  input: Input<'redemptions'>,
  language: Language,
): Promise<Value<'redemptions'>> {
  const { type, status, from, to } = input;
  const page = NEWEST_FIRST.at(input);
  const where = and(
    eq(redemptions.accountId, accountId),
    type && eq(redemptions.type, type),
    status && eq(redemptions.state, status),
    from ? gte(redemptions.at, new Date(from)) : undefined,
    to ? lt(redemptions.at, new Date(to)) : undefined,
    page.beyond,
  );
  const { rows, ...paging } = await readAtOnce(ctx, async (tx) => {
    if (await areRewardsBarred(tx, accountId)) return { rows: [], ...pageOf(0, input) };
    const [all] = await tx.select({ n: count() }).from(redemptions).where(where);
    const found = await tx
      .select({ row: redemptions, title: titleIn(language) })
      .from(redemptions)
      .leftJoin(pointGoods, eq(pointGoods.code, redemptions.good))
      .where(where)
      .orderBy(NEWEST_FIRST.order)
      .limit(page.limit)
      .offset(page.offset);
    const last = found.at(-1);
    return { rows: found, ...page.reply(all?.n ?? 0, last && [last.row.number]) };
  });
  const ids = rows.map(({ row }) => row.id);
  const addresses = ids.length > 0 ? await addressesOf(ctx, ids) : new Map<string, DeliveryAddress>();
  return { list: rows.map(({ row, title }) => viewOf(row, title, addresses.get(row.id) ?? null)), ...paging };
}

const entryRow = v.object({
  id: v.string(),
  seq: v.string(),
  kind: v.string(),
  amount: v.string(),
  balance: v.string(),
  at: v.string(),
});
const kindOf = (booked: string): PointKind | 'other' => POINT_KINDS.find((kind) => kind === booked) ?? 'other';

const CHANGES = keyset([[sql`e.seq`, 'whole']]);

const transactionsOfRow = v.object({ n: v.number() });

/** Lists the changes of a player's points (s7.points.transactions), newest first, by kind and time. */
export async function transactionsOf(
  ctx: ModuleContext,
  accountId: string,
  input: Input<'pointTransactions'>,
): Promise<Value<'pointTransactions'>> {
  const { kind, from, to } = input;
  const page = CHANGES.at(input);
  const parts: SQL[] = [
    sql`e.account_id = (select id from ledger_accounts where owner_id = ${accountId} and purpose = ${POINTS})`,
    ...(kind ? [sql`e.kind = ${kind}`] : []),
    ...(from ? [sql`e.created_at >= ${new Date(from)}`] : []),
    ...(to ? [sql`e.created_at < ${new Date(to)}`] : []),
    page.beyond,
  ];
  const where = sql.join(parts, sql` and `);
  return readAtOnce(ctx, async (tx) => {
    if (await areRewardsBarred(tx, accountId)) return none(input);
    const { n } = await queryRow(
      tx,
      transactionsOfRow,
      sql`select count(*)::int as n from ledger_entries e where ${where}`,
    );
    const rows = await queryRows(
      tx,
      entryRow,
      sql`
      select e.transfer_id as id, e.seq::text as seq, e.kind, e.amount::text, e.balance_after::text as balance, ${epochMsSql(sql`e.created_at`)}::text as at
      from ledger_entries e where ${where} order by ${CHANGES.order} limit ${page.limit} offset ${page.offset}`,
    );
    const last = rows.at(-1);
    const list = rows.map(({ id, kind: booked, amount, balance, at }) => ({
      id,
      kind: kindOf(booked),
      changedPoints: Number(amount),
      balance: Number(balance),
      at: Number(at),
    }));
    return { list, ...page.reply(n, last && [last.seq]) };
  });
}
