import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { compactReference } from '../../../contract/money/cash-in';
import type { Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { publicNumber } from '../../platform/public-number';
import type { MatchableBooking } from './match';

/** Span of time, its end exclusive. */
export type TimeSpan = { from: Date; until: Date };

const minor = v.pipe(v.string(), v.toBigint());
const bookingRow = v.object({
  booking: v.string(),
  id: v.string(),
  subject: v.string(),
  letter: v.string(),
  number: minor,
  reference: v.nullable(v.string()),
  amount: minor,
  accountId: v.string(),
  at: v.pipe(v.string(), v.transform(Number)),
  hasDiffered: v.boolean(),
});

/** Booking of ours that no line of a statement has yet. `hasDiffered`: it has been reported as missing. */
export type Booking = MatchableBooking & {
  booking: string;
  id: string;
  number: string;
  accountId: string;
  at: number;
  hasDiffered: boolean;
};

const deposit = sql`d.id as subject, 'D' as letter, d.number, null::text as reference`;
const withdrawal = sql`w.id as subject, 'W' as letter, w.number, null::text as reference`;
const paidAttempt = sql`p.state in ('paid', 'returned')`;

/** Selects of bookings by the group that a source covers, with the sign that a statement shows. */
const SELECTS: Readonly<Record<string, readonly SQL[]>> = {
  deposits: [
    sql`select 'deposit' as booking, d.id, ${deposit}, d.amount, d.account_id, d.settled_at as at from deposits d
      where d.state in ('credited', 'returned') and not exists (select from cash_ins m where m.id = d.id)`,
    sql`select 'refund' as booking, d.id, ${deposit}, -d.amount, d.account_id, d.returned_at as at from deposits d
      where d.returned_at is not null`,
    sql`select 'reversal' as booking, r.id, ${deposit}, -r.amount, d.account_id, r.at from deposit_reversals r
      join deposits d on d.id = r.deposit_id`,
  ],
  payouts: [
    sql`select 'payout' as booking, p.id, ${withdrawal}, -p.amount, w.account_id, p.settled_at as at from payouts p
      join withdrawals w on w.id = p.withdrawal_id where p.batch_id is null and ${paidAttempt}`,
    sql`select 'payoutReturn' as booking, p.id, ${withdrawal}, p.amount, w.account_id, p.settled_at as at from payouts p
      join withdrawals w on w.id = p.withdrawal_id where p.batch_id is null and p.state = 'returned'`,
  ],
  bank: [
    sql`select 'payout' as booking, p.id, ${withdrawal}, -p.amount, w.account_id, p.settled_at as at from payouts p
      join withdrawals w on w.id = p.withdrawal_id where p.batch_id is not null and ${paidAttempt}`,
    // Paid by hand: there is no attempt that was paid.
    sql`select 'handPayout' as booking, w.id, ${withdrawal}, -w.amount, w.account_id, s.at from withdrawal_steps s
      join withdrawals w on w.id = s.withdrawal_id where s.state = 'disbursed'
      and not exists (select from payouts p where p.withdrawal_id = w.id and ${paidAttempt})`,
    sql`select 'paidAgain' as booking, t.id, ${withdrawal}, -e.amount, w.account_id, s.at from withdrawal_steps s
      join withdrawals w on w.id = s.withdrawal_id
      join ledger_transfers t on t.idempotency_key = concat_ws(':', 'withdrawal', w.id, s.version, 'payRemainder')
      join ledger_entries e on e.transfer_id = t.id and e.amount > 0 where s.state = 'paidAgain'`,
  ],
};

/** Select of the cash-ins that were received by a wallet. */
const cashInsOf = (wallet: string): SQL =>
  sql`select 'cashIn' as booking, m.id, m.id as subject, 'M' as letter, m.number, m.reference, m.received as amount,
      m.account_id, m.settled_at as at
    from cash_ins m where m.state = 'confirmed' and m.wallet = ${wallet}`;

const uuidOf = (ref: string): string =>
  ref.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Returns the conditions of bookings that references may name; each is one index of the tables. */
function namedBy(refs: readonly string[]): SQL[] {
  const ids = refs.filter((ref) => /^[\dA-F]{32}$/.test(ref)).map(uuidOf);
  const numbersOf = (letter: string) =>
    refs.filter((ref) => /^[A-Z]\d{8,12}$/.test(ref) && ref.startsWith(letter)).map((ref) => ref.slice(1));
  const numbered = (letter: string) =>
    sql`b.letter = ${letter} and b.number = any(${sql.param(numbersOf(letter))}::bigint[])`;
  return [
    sql`b.id = any(${sql.param(ids)}::uuid[])`,
    sql`b.subject = any(${sql.param(ids)}::uuid[])`,
    numbered('D'),
    numbered('W'),
    sql`b.reference = any(${sql.param(refs)}::text[])`,
  ];
}

/**
 * Reads the unmatched bookings of the groups that a source covers: those that references may name, of any time, and all
 * within spans of time. Each is there once, oldest first.
 */
export async function findBookings(
  tx: Tx,
  covers: readonly string[],
  { refs, spans }: { refs: readonly string[]; spans: readonly TimeSpan[] },
): Promise<Booking[]> {
  const selects = covers.flatMap((group) => SELECTS[group] ?? [cashInsOf(group)]);
  const within = spans.map(({ from, until }) => sql`b.at >= ${from.toISOString()} and b.at < ${until.toISOString()}`);
  const found = new Map<string, Booking>();
  for (const condition of [...namedBy(refs), ...within])
    for (const row of await queryRows(tx, bookingRow, unmatched(selects, condition)))
      found.set(`${row.booking} ${row.id}`, bookingOf(row));
  return [...found.values()].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}

const unmatched = (selects: readonly SQL[], condition: SQL): SQL => sql`
  select b.booking, b.id, b.subject, b.letter, b.number::text, b.reference, b.amount::text, b.account_id as "accountId",
    epoch_ms(b.at)::text as at, exists (select from statement_differences f
      where f.booking = b.booking and f.booking_id = b.id) as "hasDiffered"
  from (${sql.join([...selects], sql` union all `)})
    as b (booking, id, subject, letter, number, reference, amount, account_id, at)
  where ${condition} and not exists (select from statement_lines l
    where l.booking = b.booking and l.booking_id = b.id)`;

const bookingOf = ({ subject, letter, number, reference, ...row }: v.InferOutput<typeof bookingRow>): Booking => {
  const written = publicNumber(letter, number);
  const keys = [row.id, subject, written, ...(reference === null ? [] : [reference])].map(compactReference);
  return { ...row, number: written, keys };
};
