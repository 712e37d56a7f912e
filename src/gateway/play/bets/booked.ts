import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language } from '../../../contract';
import type { AccountRecord } from '../../../contract/money/records';
import type { Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { betTitles } from './titles';

const bookedRow = v.object({ id: v.string(), game: v.string(), round: v.string() });
const KINDS = ['bet', 'win'];

/**
 * Returns the bet of each transfer on a history page (`own.account-record.bet`): a lottery order, from the transfer's
 * key, or the round of the studio transaction that lists it. Transaction and transfer have the same timestamp, so that
 * the index by time finds it.
 */
export async function findBookedBets(
  tx: Tx,
  ownerId: string,
  rows: readonly { id: string; kind: string }[],
  language: Language,
): Promise<(id: string) => AccountRecord['bet']> {
  const ids = [...new Set(rows.filter(({ kind }) => KINDS.includes(kind)).map(({ id }) => id))];
  if (ids.length === 0) return () => null;
  const booked = await queryRows(
    tx,
    bookedRow,
    sql`
    select t.id, coalesce(o.lottery, s.game) as game, coalesce(o.issue, s.round) as round from ledger_transfers t
    left join lottery_orders o on o.account_id = ${ownerId}
      and o.id = case when t.idempotency_key ~ '^lottery:[0-9a-f-]{36}:' then split_part(t.idempotency_key, ':', 2)::uuid end
    left join lateral (
      select x.round_id as round, coalesce(r.game_id, x.game_id) as game from studios u
      join studio_transactions x on x.studio_id = u.id and x.account_id = ${ownerId} and t.id = any (x.transfers)
        and x.created_at between t.created_at - interval '1 minute' and t.created_at + interval '1 minute'
      left join studio_rounds r on r.round_id = x.round_id and r.account_id = x.account_id and r.studio_id = x.studio_id
      where t.idempotency_key like 'studio:%' limit 1) s on true
    where t.id = any(${sql.param(ids)}::uuid[]) and coalesce(o.issue, s.round) is not null and coalesce(o.lottery, s.game) is not null`,
  );
  const titles = await betTitles(tx, booked, language);
  const bets = new Map(booked.map(({ id, game, round }) => [id, { game: titles.get(game)?.gameName ?? game, round }]));
  return (id) => bets.get(id) ?? null;
}
