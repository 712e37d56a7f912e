import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import type { Bonus } from '../../../contract/rewards/offers';
import { lockAccount } from '../../identity';
import { forfeitGrant, grantRules, lockWallets } from '../../money';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { keyset } from '../../platform/database/keyset';
import { queryRows } from '../../platform/database/query';
import { readAtOnce, transact } from '../../platform/database/transact';
import { epochMsSql } from '../../platform/time/time-sql';
import { titlesOf } from '../reward/titles';

const bonusRow = v.object({
  id: v.string(),
  source: v.string(),
  reckoned: v.record(v.string(), v.unknown()),
  rules: grantRules,
  amount: v.string(),
  owed: v.string(),
  worked_off: v.string(),
  handed_on: v.string(),
  left: v.string(),
  at_stake: v.string(),
  cap: v.nullable(v.string()),
  ended_by: v.nullable(v.string()),
  taken: v.nullable(v.string()),
  at: v.number(),
  expires_at: v.nullable(v.number()),
  ended_at: v.nullable(v.number()),
  total: v.number(),
  key: v.array(v.string()),
});
type Row = v.InferOutput<typeof bonusRow>;

/** Order of bonuses: open ones first, then the newest. */
const OPEN_FIRST = keyset([
  [sql`(g.ended_at is null)::int`, 'whole'],
  [sql`g.seq`, 'whole'],
  [sql`g.created_at`, 'time'],
  [sql`g.id`, 'id'],
]);

const found = (
  accountId: string,
  of: { id?: string; state?: 'open' | 'over' },
  page: { beyond: SQL; limit: number; offset: number },
) => sql`
  select g.id, coalesce(r.source, 'points') as source, coalesce(r.reckoned, '{}') as reckoned, g.rules, g.amount::text, g.owed::text, g.worked_off::text, g.handed_on::text, g.taken::text,
    grant_balance(g)::text as left,
    case when g.ended_at is null then coalesce((select s.amount from granted_at_stake(g.owner_id) s
      where s.purpose = 'grant:' || g.id), 0) else 0 end::text as at_stake, g.cap::text, g.ended_by,
    ${epochMsSql(sql`g.created_at`)}::float8 as at, ${epochMsSql(sql`g.expires_at`)}::float8 as expires_at,
    ${epochMsSql(sql`g.ended_at`)}::float8 as ended_at,
    (count(*) over ())::int as total, ${OPEN_FIRST.key} as key
  from grants g left join rewards r on r.transfer_id = g.transfer_id
  where g.owner_id = ${accountId} and g.kind = 'bonus'
    and ${of.id === undefined ? sql`true` : sql`g.id = ${of.id}`}
    and ${of.state === undefined ? sql`true` : of.state === 'open' ? sql`g.ended_at is null` : sql`g.ended_at is not null`}
    and ${page.beyond}
  order by ${OPEN_FIRST.order} limit ${page.limit} offset ${page.offset}`;

/**
 * Returns a page of a player's bonuses (s2.member-centre.bonus-details), converted points included: open ones first,
 * then the newest (own.bonus.progress).
 */
export const pageOfBonuses = (
  ctx: ModuleContext,
  accountId: string,
  caller: Caller,
  { state, ...pageQuery }: Input<'bonuses'>,
) =>
  readAtOnce(ctx, async (tx, within) => {
    const page = OPEN_FIRST.at(pageQuery);
    const rows = await queryRows(tx, bonusRow, found(accountId, { state }, page));
    return {
      list: await renderBonuses(tx, within, rows, caller),
      ...page.reply(rows[0]?.total ?? 0, rows.at(-1)?.key),
    };
  });

async function renderBonuses(
  tx: Tx,
  ctx: Pick<ModuleContext, 'config' | 'ports'>,
  rows: Row[],
  { language }: Pick<Caller, 'language'>,
): Promise<Bonus[]> {
  const titles = await titlesOf(
    tx,
    ctx,
    rows.map(({ reckoned }) => reckoned),
    language,
  );
  return rows.map((row, index) => ({
    id: row.id,
    source: row.source,
    title: titles[index] ?? null,
    amount: toWire(BigInt(row.amount)),
    owed: toWire(BigInt(row.owed)),
    workedOff: toWire(BigInt(row.worked_off)),
    left: toWire(BigInt(row.left)),
    atStake: toWire(BigInt(row.at_stake)),
    cap: row.cap === null ? null : toWire(BigInt(row.cap)),
    taken: row.taken === null ? null : toWire(BigInt(row.taken)),
    state:
      row.ended_at === null
        ? 'open'
        : row.ended_by === 'expired' || row.ended_by === 'lost' || row.ended_by === 'reversed'
          ? row.ended_by
          : row.taken !== null
            ? 'givenUp'
            : BigInt(row.handed_on) > 0n
              ? 'handedOn'
              : 'done',
    excluded: row.rules.excluded ?? [],
    mostStake: row.rules.mostStake ?? null,
    at: row.at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  }));
}

/**
 * Cancels a bonus: takes back what its account holds, never the player's own money, and ends its turnover requirement.
 * Of bets that are still open, its part goes to the house when they return (own.grant.end). Idempotent. Throws
 * `bonus.unknown`, `bonus.over`, or `bonus.changed` if the remaining amount differs from the displayed one.
 */
export const giveUpBonus = (
  ctx: ModuleContext,
  accountId: string,
  { id, left: expectedLeft }: Input<'giveUpBonus'>,
  caller: Caller,
): Promise<Bonus> =>
  transact(ctx, async (tx, within) => {
    await lockAccount(tx, accountId);
    await lockWallets(tx, [accountId]);
    const bonus = await bonusOf(within, accountId, id, caller);
    if (bonus.state === 'givenUp') return bonus;
    if (bonus.state !== 'open') throw new ApiError(409, 'bonus.over');
    if (bonus.left !== expectedLeft) throw new ApiError(409, 'bonus.changed');
    await forfeitGrant(tx, id, 'givenUp');
    return bonusOf(within, accountId, id, caller);
  });

async function bonusOf(within: ModuleContext, accountId: string, id: string, caller: Caller): Promise<Bonus> {
  const tx = within.db;
  const rows = await queryRows(tx, bonusRow, found(accountId, { id }, { beyond: sql`true`, limit: 1, offset: 0 }));
  const [bonus] = await renderBonuses(tx, within, rows, caller);
  if (!bonus) throw new ApiError(404, 'bonus.unknown');
  return bonus;
}
