import { asc, gt, isNull, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language, Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { GAME_TYPES } from '../../../contract/play/game-kinds';
import type { Mission as MissionView, Span } from '../../../contract/rewards/activities';
import { areRewardsBarred } from '../../money';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import { periodAt } from '../../platform/time/periods';
import { counted } from '../activity/read';
import { type Mission, missions } from './tables';

const DAY = 86_400_000;
const PERIODS = { day: 'D', week: 'W', month: 'M' } as const;
/** Mission in one of its windows, and the deadline of its claim; epoch ms. */
type Chance = { mission: Mission; starts: number; ends: number; claimBy: number };

/** Returns the window of the site's zone that contains a time. Meets `own.mission.progress`. */
export function windowAt(span: Span, at: number, zone: string): { starts: number; ends: number } {
  const { start, end } = periodAt(PERIODS[span], at, zone);
  return { starts: start, ends: end };
}

/** Returns the window of a mission that contains a time; null while the mission is not running. */
export function chanceAt(mission: Mission, at: number, zone: string): Chance | null {
  const { starts, ends } = windowAt(mission.span, at, zone);
  if (starts < mission.beginsAt.getTime() || (mission.endsAt && starts >= mission.endsAt.getTime())) return null;
  return { mission, starts, ends, claimBy: ends + mission.claimDays * DAY };
}

/** Returns the open window, and earlier ones that can still be claimed. */
function chancesOf(mission: Mission, now: number, zone: string): Chance[] {
  const chances: Chance[] = [];
  for (let at = now; ; ) {
    const { starts, ends } = windowAt(mission.span, at, zone);
    if (ends + mission.claimDays * DAY <= now || ends <= mission.beginsAt.getTime()) return chances;
    const chance = chanceAt(mission, at, zone);
    if (chance) chances.push(chance);
    at = starts - 1;
  }
}

/** Returns missions whose windows are open or can still be claimed. */
async function chancesNow(tx: Tx, now: number, zone: string): Promise<Chance[]> {
  // A month plus the maximum time for claims.
  const lately = new Date(now - 63 * DAY);
  const rows = await tx
    .select()
    .from(missions)
    .where(or(isNull(missions.endsAt), gt(missions.endsAt, lately)))
    .orderBy(asc(missions.createdAt), asc(missions.id))
    .limit(50);
  return rows.flatMap((mission) => chancesOf(mission, now, zone));
}

const reachedRow = v.object({ reached: v.string(), claimed: v.nullable(v.string()) });

/**
 * Returns the player's progress in each mission from the rollups, and whether it was claimed, in one query
 * (own.mission.progress).
 */
export async function standingsOf(tx: Tx, accountId: string, chances: Chance[]) {
  if (chances.length === 0) return [];
  const windowParams = chances.map(({ mission: { id, metric, category }, starts, ends }, at) => ({
    at,
    id,
    metric,
    category,
    starts,
    ends,
  }));
  const progressRows = await queryRows(
    tx,
    reachedRow,
    sql`
    select coalesce(c.reached, reached_between(${accountId}::uuid, to_timestamp(m.starts / 1000.0), to_timestamp(m.ends / 1000.0), m.metric, m.category))::text as reached,
      c.reward_id::text as claimed
    from jsonb_to_recordset(${JSON.stringify(windowParams)}::jsonb) m(at int, id uuid, metric text, category text, starts bigint, ends bigint)
    left join mission_claims c on c.account_id = ${accountId} and c.mission_id = m.id and c.starts = m.starts
    order by m.at`,
  );
  return chances.map((chance, index) => {
    const { reached: amount = '0', claimed = null } = progressRows[index] ?? {};
    return { ...chance, reached: BigInt(amount), isClaimed: claimed !== null };
  });
}
type MissionProgress = Awaited<ReturnType<typeof standingsOf>>[number];

const stateOf = ({ isClaimed, reached: amount, mission }: MissionProgress): MissionView['state'] =>
  isClaimed ? 'claimed' : amount >= mission.target ? 'claimable' : 'open';

/** Returns a mission as its player sees it. */
export function viewOf(missionProgress: MissionProgress, language: Language): MissionView {
  const { mission, starts, ends, claimBy, reached: amount } = missionProgress;
  const { id, span, metric, target, times, points } = mission;
  return {
    id,
    title: language === 'bn' ? mission.titleBn : mission.titleEn,
    span,
    category: GAME_TYPES.find((type) => type === mission.category) ?? null,
    starts,
    ends,
    progress: { metric, reached: counted(metric, amount), target: counted(metric, target) },
    prize: { money: toWire(mission.money), times, points: Number(points) },
    state: stateOf(missionProgress),
    claimBy,
  };
}

/**
 * Returns a player's missions (s7.relay.mission): those in open windows, and earlier ones that can still be claimed.
 * None during a pause.
 */
export const summaryOf = (ctx: ModuleContext, accountId: string, language: Language) =>
  readAtOnce(ctx, async (tx, within): Promise<Value<'missionSummary'>> => {
    if (await areRewardsBarred(tx, accountId)) return { missions: [], missionCount: 0 };
    const now = (await within.now()).getTime();
    const standings = await standingsOf(tx, accountId, await chancesNow(tx, now, ctx.config.siteZone));
    const visibleMissions = standings.filter((candidate) => candidate.ends > now || stateOf(candidate) === 'claimable');
    const list = visibleMissions.map((mission) => viewOf(mission, language));
    return {
      missions: list.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)),
      missionCount: countOf(list),
    };
  });
const ORDER: readonly MissionView['state'][] = ['claimable', 'open', 'claimed'];
const countOf = (list: readonly Pick<MissionView, 'state'>[]) =>
  list.filter(({ state }) => state === 'claimable').length;

/** Counts claimable missions (s2.member-centre.mission-badge); zero during a pause. */
export async function countMissions(ctx: ModuleContext, accountId: string): Promise<number> {
  const { db } = ctx;
  const standings = await standingsOf(
    db,
    accountId,
    await chancesNow(db, (await ctx.now()).getTime(), ctx.config.siteZone),
  );
  return standings.filter((candidate) => stateOf(candidate) === 'claimable').length;
}
