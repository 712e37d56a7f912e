import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError, type ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import type { RecurringJobs } from '../../platform/jobs/jobs';
import { abuseSignals } from './tables';

/**
 * Number of people from which an address or a device no longer identifies a household but a network, and the number of
 * past days whose offers are checked.
 */
const [CROWD, DAYS] = [10, 90];
/** Tolerance between opposite stakes of a round, in hundredths. */
const ALIKE = 10;

/**
 * Finds pairs of accounts that both took offers and share a device, a payout account or an address, or have bet against
 * each other in a round; returns the number of new pairs. It has no effect on players: operators read the reasons, and
 * a closed pair is not reopened.
 */
export async function look({ db }: Pick<ModuleContext, 'db'>): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with takers as (
      select distinct account_id from rewards where source = 'offer' and created_at > app_now() - ${DAYS} * interval '1 day'
    ), shared as (
      select 'device' as kind, s.account_id, s.ip || ' ' || s.user_agent as thing,
        jsonb_build_object('ip', s.ip, 'userAgent', left(s.user_agent, 200)) as reasons
        from sessions s join takers using (account_id) where s.ip is not null and s.user_agent is not null and s.user_agent <> ''
      union select 'address', p.account_id, p.ip, jsonb_build_object('ip', p.ip) from account_places p join takers using (account_id) where p.registered
      union select 'payout', b.account_id, payout_key(b), jsonb_build_object('provider', b.provider, 'number', '…' || right(b.number, 4))
        from bank_accounts b join takers using (account_id)
    ), alike as (
      select kind, thing from shared group by 1, 2 having count(distinct account_id) between 2 and ${CROWD}
    ), pairs as (
      select x.kind, x.account_id as one, y.account_id as other, x.reasons
        from alike join shared x using (kind, thing) join shared y using (kind, thing) where x.account_id < y.account_id
      union all
      select 'opposite', x.account_id, y.account_id, jsonb_build_object('game', x.game, 'round', x.round_id,
          'stakes', jsonb_build_array(x.stake / 100.0, y.stake / 100.0), 'results', jsonb_build_array(x.result / 100.0, y.result / 100.0))
        from bets x join takers t on t.account_id = x.account_id
        join bets y on y.studio = x.studio and y.round_id = x.round_id and y.game = x.game and y.account_id > x.account_id
        join takers u on u.account_id = y.account_id
        where x.created_at > app_now() - ${DAYS} * interval '1 day' and x.kind <> 'cancelled' and y.kind <> 'cancelled'
          and (x.status, y.status) in (('won', 'lost'), ('lost', 'won'))
          and abs(x.stake - y.stake) * 100 <= ${ALIKE} * greatest(x.stake, y.stake)
    )
    insert into abuse_signals (id, kind, account_id, other_id, reasons, found_at)
      select gen_random_uuid(), kind, one, other, reasons, app_now()
      from (select distinct on (kind, one, other) * from pairs order by kind, one, other, reasons) found
      on conflict do nothing`);
  return rowCount ?? 0;
}

/** Recurring job, every ten minutes. */
export const abuseJobs: RecurringJobs = {
  'abuse.look': { every: 600_000, does: async (ctx) => void (await look(ctx)) },
};

const openSignalsRow = v.record(v.string(), v.unknown());

/** Lists open signals, the oldest first, with reasons and accounts, at most a hundred. */
export async function openSignals({ db }: Pick<ModuleContext, 'db'>) {
  const rows = await queryRows(
    db,
    openSignalsRow,
    sql`
    select s.id, s.kind, one.user_name as user, other.user_name as other, s.reasons, s.found_at as "foundAt"
    from abuse_signals s join accounts one on one.id = s.account_id join accounts other on other.id = s.other_id
    where s.closed_at is null order by s.found_at, s.id limit 100`,
  );
  return rows;
}

/** Closes a signal with a finding. Throws `abuse.unknown`. */
export async function closeSignal(
  { db }: Pick<ModuleContext, 'db'>,
  id: string,
  by: string,
  finding: string,
): Promise<void> {
  const [closed] = await db
    .update(abuseSignals)
    .set({ closedAt: sql`app_now()`, closedBy: by, finding })
    .where(and(eq(abuseSignals.id, id), isNull(abuseSignals.closedAt)))
    .returning({ id: abuseSignals.id });
  if (!closed) throw new ApiError(404, 'abuse.unknown');
}
