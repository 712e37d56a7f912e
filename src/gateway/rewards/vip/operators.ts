import { asc, desc, eq, max, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, SETTINGS } from '../../../contract';
import { fromWire, toWire } from '../../../contract/money/money';
import { GAME_TYPES } from '../../../contract/play/game-kinds';
import { CASHBACK_RATE_UNIT } from '../../../contract/rewards/vip';
import { accounts, mustExist } from '../../identity';
import { ApiError, type ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { dayAfter, siteDayAt } from '../../platform/time/site-days';
import { levelsNow, levelsOf } from './levels';
import { type VipLevel, vipChecks, vipHistory, vipLevels, vipVersions, vipWaits } from './tables';
import { windowSql } from './window';

const money = v.pipe(
  v.string(),
  v.regex(/^\d{1,12}\.\d{2}$/, 'a sum such as 500.00 is needed'),
  v.transform((wire) => fromWire(wire)),
);
const rate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CASHBACK_RATE_UNIT / 10));
const name = v.pipe(v.string(), v.trim(), v.maxLength(40));
const levelSchema = v.strictObject({
  ...{ nameBn: name, nameEn: name, validBet: money, deposits: money, riseBonus: money, birthdayBonus: money },
  bonusTimes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
  rates: v.strictObject(v.entriesFromList(GAME_TYPES, rate)),
});
type One = v.InferOutput<typeof levelSchema>;
const rises = (all: readonly One[], of: 'validBet' | 'deposits') =>
  all.every((level, nth) => nth === 0 || level[of] >= (all[nth - 1]?.[of] ?? 0n));

/**
 * Levels as operators submit them, starting with that of accounts without a level. Each requires at least what the
 * previous one does, and more of something. Meets `own.vip.versions`.
 */
export const levelDefinitions = v.pipe(
  v.array(levelSchema),
  v.minLength(2, 'a level is needed'),
  v.maxLength(21),
  v.check(
    ([none]) => none !== undefined && none.validBet + none.deposits + none.riseBonus + none.birthdayBonus === 0n,
    'the first level needs and gives nothing',
  ),
  v.check(
    (all) => all.slice(1).every(({ nameBn, nameEn }) => nameBn !== '' && nameEn !== ''),
    'each level has a name in both languages',
  ),
  v.check((all) => rises(all, 'validBet') && rises(all, 'deposits'), 'no level needs less than the one below'),
  v.check(
    (all) =>
      all.every(
        (level, nth) =>
          nth === 0 ||
          level.validBet + level.deposits > (all[nth - 1]?.validBet ?? 0n) + (all[nth - 1]?.deposits ?? 0n),
      ),
    'each level needs more than the one below',
  ),
);

/** Returns today's levels, in the format in which operators submit them. */
export const renderLevels = async (ctx: ModuleContext) => {
  const levels = await levelsNow(ctx);
  return { version: levels[0]?.version, levels: levels.map(toDefinition) };
};
const toDefinition = ({
  level: _,
  version: _version,
  validBet,
  deposits,
  riseBonus,
  birthdayBonus,
  ...rest
}: VipLevel) => ({
  ...rest,
  ...{
    validBet: toWire(validBet),
    deposits: toWire(deposits),
    riseBonus: toWire(riseBonus),
    birthdayBonus: toWire(birthdayBonus),
  },
});

const tryLevelsRow = v.object({ level: v.number(), have: v.number(), reached: v.number() });

/**
 * Simulates other levels: how many players would reach each, and how many have it now. Changes nothing; throws like
 * `changeLevels`.
 */
export async function tryLevels(ctx: ModuleContext, levels: One[]) {
  await permitted(ctx, levels);
  const today = siteDayAt(ctx.config.siteZone, (await ctx.now()).getTime());
  const needs = JSON.stringify(
    levels.map(({ validBet, deposits }, level) => ({ level, v: validBet.toString(), d: deposits.toString() })),
  );
  const rows = await queryRows(
    ctx.db,
    tryLevelsRow,
    sql`
    with players as (
      select a.rank_level, (select max(l.level) from jsonb_to_recordset(${needs}::jsonb) l (level smallint, v bigint, d bigint)
        where l.v <= coalesce(m.valid_bet, 0) and l.d <= coalesce(m.deposits, 0)) as reached
      from accounts a left join (${windowSql(ctx.config.siteZone, today)}) m on m.account_id = a.id where a.type <> ${SETTINGS.trialType} and a.closed_at is null)
    select l.level, (select count(*) from players where rank_level = l.level)::int as have, (select count(*) from players where reached = l.level)::int as reached
    from generate_series(0, ${levels.length - 1}) l (level) order by 1`,
  );
  return rows;
}

/**
 * Stores a version of the levels, effective tomorrow. Throws if it has fewer levels than before, and on regulated sites
 * for a turnover factor above ten.
 */
export const changeLevels = (ctx: ModuleContext, levels: One[]) =>
  transact(ctx, async (tx, within) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('vip.reckoned'))`);
    await permitted(within, levels);
    const [last] = await tx.select({ version: max(vipVersions.version) }).from(vipVersions);
    const version = (last?.version ?? 0) + 1;
    const now = await within.now();
    const fromDay = dayAfter(siteDayAt(ctx.config.siteZone, now.getTime()).day);
    await tx.insert(vipVersions).values({ version, fromDay, createdAt: now });
    await tx.insert(vipLevels).values(levels.map((level, nth) => ({ version, level: nth, ...level })));
    return { version, from: fromDay };
  });

/** Maximum turnover factor if `REGULATED` is on. */
const REGULATED_TIMES = 10;
async function permitted(ctx: ModuleContext, levels: readonly One[]): Promise<void> {
  const [last] = await ctx.db.select({ version: max(vipVersions.version) }).from(vipVersions);
  const before = await levelsOf(ctx.db, last?.version ?? 0);
  if (levels.length < before.length) throw new ApiError(409, 'vip.fewer');
  if (ctx.config.regulated && levels.some(({ bonusTimes }) => bonusTimes > REGULATED_TIMES))
    throw new ApiError(422, 'vip.times');
}

/** Returns a player's history of levels, the newest first, pending levels, and confirmations. */
export async function levelHistory(ctx: ModuleContext, userName: string) {
  const { id, rankLevel } = await mustExist(ctx, userName);
  const history = await ctx.db
    .select()
    .from(vipHistory)
    .where(eq(vipHistory.accountId, id))
    .orderBy(desc(vipHistory.day))
    .limit(100);
  const checks = await ctx.db.select().from(vipChecks).where(eq(vipChecks.accountId, id)).orderBy(desc(vipChecks.id));
  const [waits] = await ctx.db.select().from(vipWaits).where(eq(vipWaits.accountId, id));
  return {
    level: rankLevel,
    waits: waits ? { level: waits.level, since: waits.since } : null,
    history: history.map(({ day, level, was, reason, version, validBet, deposits }) => {
      const made = {
        validBet: validBet === null ? null : toWire(validBet),
        deposits: deposits === null ? null : toWire(deposits),
      };
      return { day, level, was, reason, version, ...made };
    }),
    checks: checks.map(({ level, operator, note, createdAt }) => ({
      level,
      operator,
      note,
      at: createdAt.toISOString(),
    })),
  };
}

/** Lists players whose level above the threshold waits for confirmation, the longest wait first. */
export async function waitingLevels({ db }: ModuleContext) {
  const { confirmAbove } = GATEWAY_SETTINGS.vip;
  const list = await db
    .select({ userName: accounts.userName, level: accounts.rankLevel, reached: vipWaits.level, since: vipWaits.since })
    .from(vipWaits)
    .innerJoin(accounts, eq(accounts.id, vipWaits.accountId))
    .orderBy(asc(vipWaits.since), asc(accounts.userName));
  return { confirmAbove, list };
}

/**
 * Confirms the level up to which a player may rise, with a note on how they can afford it; effective with the next
 * computed day. Throws `vip.unknownLevel` (own.vip.confirmed).
 */
export async function confirmLevel(
  within: ModuleContext,
  userName: string,
  level: number,
  check: { operator: string; note: string },
) {
  const { id } = await mustExist(within, userName);
  if (!(await levelsNow(within)).some((known) => known.level === level)) throw new ApiError(404, 'vip.unknownLevel');
  await within.db.insert(vipChecks).values({ accountId: id, level, ...check, createdAt: await within.now() });
  const { siteZone } = within.config;
  return { from: dayAfter(siteDayAt(siteZone, (await within.now()).getTime()).day) };
}
