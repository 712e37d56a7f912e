import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError } from '../../platform/context';
import { still } from '../limits/blocks';
import { bankAccounts } from './tables';

const HOUR = 3_600_000;
type Row = typeof bankAccounts.$inferSelect;
/** Schema of a payout account as the database serializes it. */
export const bankSchema = v.object({
  id: v.string(),
  kind: v.picklist(bankAccounts.kind.enumValues),
  provider: v.string(),
  holder: v.string(),
  number: v.string(),
  account_id: v.string(),
  bound_at: v.string(),
  removed_at: v.nullable(v.string()),
  rests_until: v.nullable(v.string()),
});
type BankJson = v.InferOutput<typeof bankSchema>;

/** SQL expression: a bound account of a player, null for other players' accounts (asvs 8.2.2). */
export const boundSql = (accountId: string, id: string): SQL => sql`(
  select to_jsonb(b) from bank_accounts b where id = ${id} and account_id = ${accountId} and removed_at is null)`;

/** Parses a payout account from the database. */
export function parseBank({ account_id: accountId, bound_at, removed_at, rests_until, ...same }: BankJson): Row {
  const time = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...same,
    accountId,
    boundAt: new Date(bound_at),
    removedAt: time(removed_at),
    restsUntil: time(rests_until),
  };
}

/**
 * Parses a payout account for a withdrawal. Throws `bank.unknown`, or `bank.resting` with the end of the waiting time
 * if it was bound too soon after a recovery (own.bank-account.cooling-down).
 */
export function usableBank(json: BankJson | null, now: Date): Row {
  if (!json) throw new ApiError(404, 'bank.unknown');
  const row = parseBank(json);
  const until = still(row.restsUntil, now)?.getTime();
  if (until === undefined) return row;
  throw new ApiError(422, 'bank.resting', {
    params: { hours: Math.ceil((until - now.getTime()) / HOUR) },
    value: { until },
  });
}
