import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language, Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { RECORD_KINDS, RECORD_STATES, type RecordKind } from '../../../contract/money/records';
import type { Input, ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { siteDaySql } from '../../platform/time/time-sql';
import { MAIN } from './accounts';
import { aboutOf } from './record-about';
import { recordPage } from './record-page';

/** Returns the kind of an entry; kinds may be from an older or a newer version of the gateway. */
const kindOf = (booked: string): RecordKind => RECORD_KINDS.find((kind) => kind === booked) ?? 'other';
const state = v.picklist(RECORD_STATES);

/**
 * Returns the transaction history: transfers of the main wallet and refunded deposits that bypassed it, newest first,
 * filtered by kind, state and dates.
 */
export async function recordsOf(
  { db, ports }: Pick<ModuleContext, 'db' | 'ports'>,
  accountId: string,
  recordQuery: Input<'records'>,
  language: Language,
): Promise<Value<'records'>> {
  const { page, rows } = await recordPage(db, accountId, recordQuery);
  const about = await aboutOf(db, accountId, rows);
  const bet = await ports.findBookedBets(db, accountId, rows, language);
  const list = rows.map((row) => ({
    ...about(row.id),
    bet: bet(row.id),
    id: row.id,
    kind: kindOf(row.kind),
    state: v.parse(state, row.state),
    amount: toWire(BigInt(row.amount)),
    balanceAfter: toWire(BigInt(row.balance)),
    at: Number(row.at),
  }));
  return { list, ...page };
}

const minor = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const day = v.object({ day: v.string(), staked: minor, won: minor });

/** Returns profit and loss per day of the site, oldest first: stakes, wins and the difference. */
export async function lossOf(
  { db, config }: ModuleContext,
  accountId: string,
  { from = 0, to }: Input<'personalLoss'>,
): Promise<Value<'personalLoss'>> {
  const end = to === undefined ? null : new Date(to);
  const days = await queryRows(
    db,
    day,
    sql`
    select ${siteDaySql(config.siteZone, sql`e.created_at`)}::text as day,
      coalesce(-sum(e.amount) filter (where t.kind = 'bet'), 0)::text as staked,
      coalesce(sum(e.amount) filter (where t.kind = 'win'), 0)::text as won
    from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
    where a.owner_id = ${accountId} and a.purpose = ${MAIN} and t.kind in ('bet', 'win')
      and e.created_at >= ${new Date(from)} and (${end}::timestamptz is null or e.created_at < ${end})
    group by 1 order by 1`,
  );
  const sum = (part: 'staked' | 'won') => days.reduce((total, entry) => total + entry[part], 0n);
  const formatTotals = (staked: bigint, won: bigint) => ({
    staked: toWire(staked),
    won: toWire(won),
    profit: toWire(won - staked),
  });
  return {
    days: days.map((entry) => ({ day: entry.day, ...formatTotals(entry.staked, entry.won) })),
    ...formatTotals(sum('staked'), sum('won')),
  };
}
