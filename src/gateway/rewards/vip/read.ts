import { desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, type Language, type Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { GAME_TYPES } from '../../../contract/play/game-kinds';
import type { VipLevel as VipLevelView, VipOwn } from '../../../contract/rewards/vip';
import { accountById } from '../../identity';
import { areRewardsBarred } from '../../money';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { siteDayAt } from '../../platform/time/site-days';
import { nameIn } from '../../play';
import { levelName, levelsNow } from './levels';
import { type VipLevel, vipHistory, vipWaits } from './tables';
import { windowSql } from './window';

/** Number of displayed changes of the level. */
const MAX_CHANGES = 12;
const { windowDays, birthdayAhead, claimDays } = GATEWAY_SETTINGS.vip;

/**
 * Returns the levels and the caller's status (s2.route.vip); accounts that get no rewards see only their level. Meets
 * `own.vip.displayed`.
 */
export async function vipOf(ctx: ModuleContext, accountId: string | null, language: Language): Promise<Value<'vip'>> {
  const levels = await levelsNow(ctx);
  const own = accountId === null ? null : await ownOf(ctx, levels, accountId, language);
  const visibleLevels = own?.barred ? [] : levels.filter(({ level }) => level > 0);
  return {
    levels: visibleLevels.map((level) => renderLevel(level, language)),
    windowDays,
    birthdayAhead,
    claimDays,
    own,
  };
}

const renderLevel = (level: VipLevel, language: Language): VipLevelView => ({
  level: level.level,
  name: nameIn(level, language),
  ...neededFor(level),
  riseBonus: toWire(level.riseBonus),
  birthdayBonus: toWire(level.birthdayBonus),
  bonusTimes: level.bonusTimes,
  rates: GAME_TYPES.map((category) => ({ category, rate: level.rates[category] })),
});
const neededFor = ({ validBet, deposits }: VipLevel) => ({ validBet: toWire(validBet), deposits: toWire(deposits) });

async function ownOf(
  ctx: ModuleContext,
  levels: readonly VipLevel[],
  accountId: string,
  language: Language,
): Promise<VipOwn> {
  const account = await accountById(ctx.db, accountId);
  if (!account) throw new ApiError(404, 'account.unknown');
  const { rankLevel: level } = account;
  const name = levelName(levels, level, language);
  const nothing = { validBet: toWire(0n), deposits: toWire(0n), next: null, since: null, waits: false, history: [] };
  if (await areRewardsBarred(ctx.db, accountId)) return { level, name, ...nothing, barred: true };
  const next = levels.find((candidate) => candidate.level === level + 1);
  const history = await lately(ctx.db, accountId);
  return {
    ...{ level, name, barred: false, since: history[0]?.day ?? null },
    ...(await madeOf(ctx, accountId)),
    next: next ? { level: next.level, name: nameIn(next, language), ...neededFor(next) } : null,
    waits: (await ctx.db.select().from(vipWaits).where(eq(vipWaits.accountId, accountId))).length > 0,
    history: history
      .filter(({ reason }) => reason !== 'begun')
      .map((candidate) => ({
        day: candidate.day,
        level: candidate.level,
        name: levelName(levels, candidate.level, language),
        risen: candidate.reason === 'risen',
      })),
  };
}

const lately = (tx: Tx, accountId: string) =>
  tx
    .select()
    .from(vipHistory)
    .where(eq(vipHistory.accountId, accountId))
    .orderBy(desc(vipHistory.day))
    .limit(MAX_CHANGES);

const madeOfRow = v.object({ valid_bet: v.string(), deposits: v.string() });

/** Returns the progress that counts at the end of today. */
async function madeOf({ db, config, now }: ModuleContext, accountId: string) {
  const today = siteDayAt(config.siteZone, (await now()).getTime());
  const [made] = await queryRows(
    db,
    madeOfRow,
    sql`select valid_bet::text, deposits::text from (${windowSql(config.siteZone, today, accountId)}) made`,
  );
  return { validBet: toWire(BigInt(made?.valid_bet ?? '0')), deposits: toWire(BigInt(made?.deposits ?? '0')) };
}
