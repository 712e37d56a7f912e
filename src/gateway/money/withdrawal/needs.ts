import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { personNameKey } from '../../../contract/identity/person-name';
import { fromUnits, toWire } from '../../../contract/money/money';
import { PAYOUT_NEEDS, type PayoutNeed, type PayoutReview } from '../../../contract/money/withdrawal';
import type { Site } from '../../../contract/platform/site';
import type { ModuleContext } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { siteOf, siteOverrides, siteSql } from '../../platform/system/site';
import type { PaymentProvider } from '../payment/provider';
import { providerOf } from '../payment/providers';

const facts = v.object({
  holder: v.string(),
  number: v.string(),
  isMobileVerified: v.boolean(),
  isApproved: v.boolean(),
  payers: v.array(v.object({ name: v.nullable(v.string()), number: v.nullable(v.string()), sum: v.string() })),
  fromAgents: v.string(),
});
/** State that the needs of a first payout depend on (`payout_facts`); amounts in minor units. */
type PayoutFacts = v.InferOutput<typeof facts>;

type PayoutPolicy = Pick<Site, 'payoutNeeds' | 'payoutDeposits'>;
/** Keyed hashes by which the provider may name a payer; none without a provider. */
type PayerHashes = (number: string) => readonly string[];

/** Returns what was paid from the payout account itself, by number or name, or through a verified line. */
function paidBy({ holder, number, payers, fromAgents }: PayoutFacts, payerHashes: PayerHashes): bigint {
  const nameKey = personNameKey(holder);
  const hashes = payerHashes(number);
  const isPayee = (payer: (typeof payers)[number]) =>
    (payer.number !== null && hashes.includes(payer.number)) ||
    (payer.name !== null && personNameKey(payer.name) === nameKey);
  return payers.filter(isPayee).reduce((total, { sum }) => total + BigInt(sum), BigInt(fromAgents));
}

/**
 * Returns what the first payout to an account still needs: a verified mobile number, and paid deposits of the payee. An
 * operator's approval of a payout to it satisfies both for good (`own.payout.needs`).
 */
export function payoutNeeds(
  { payoutNeeds: isOn, payoutDeposits }: PayoutPolicy,
  payout: PayoutFacts,
  payerHashes: PayerHashes,
): Omit<PayoutReview, 'until'> {
  const paid = paidBy(payout, payerHashes);
  const min = fromUnits(payoutDeposits);
  const isMissing: Record<PayoutNeed, boolean> = { mobile: !payout.isMobileVerified, deposits: paid < min };
  const missing = PAYOUT_NEEDS.filter((need) => isMissing[need]);
  return { missing: isOn && !payout.isApproved ? missing : [], paid: toWire(paid), min: toWire(min) };
}

/** Schema of `payoutsSql`: payout accounts by id, with the settings that their needs depend on. */
export const payouts = v.object({
  site: siteOverrides,
  facts: v.record(v.string(), facts),
});
export type Payouts = v.InferOutput<typeof payouts>;

/** SQL expression of `payouts`, for a larger query. `bankIds`: an array of ids of payout accounts. */
export const payoutsSql = (bankIds: SQL): SQL => sql`jsonb_build_object(
  'site', ${siteSql()},
  'facts', (select coalesce(jsonb_object_agg(b.id, payout_facts(b.id)), '{}') from bank_accounts b
    where b.id = any(${bankIds}::uuid[])))`;

/**
 * Returns what a payout to an account still needs, from the result of `payoutsSql`. `provider`: read beforehand: the
 * demo's creates its keys when they are first read, which a read-only transaction cannot do.
 */
export function needsIn(provider: PaymentProvider | null, { site, facts: of }: Payouts, bankAccountId: string) {
  const found = of[bankAccountId];
  if (!found) throw new Error('the payout account was not read');
  return payoutNeeds(siteOf(site), found, (number) => provider?.payerHashes(number) ?? []);
}

const payoutsRow = v.object({ payouts });

/** Reads what payouts to accounts still need. */
export async function readNeeds(ctx: ModuleContext, bankAccountIds: string[]) {
  const provider = await providerOf(ctx);
  const ids = sql`${sql.param(bankAccountIds)}::uuid[]`;
  const found = await queryRow(ctx.db, payoutsRow, sql`select ${payoutsSql(ids)} as payouts`);
  return (bankAccountId: string) => needsIn(provider, found.payouts, bankAccountId);
}
