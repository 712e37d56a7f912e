import { createHmac } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { latinDigits } from '../../../contract/money/money';
import type { ModuleContext } from '../../platform/context';
import { digestKeys } from '../../platform/secrets/digest-keys';
import { findSharedSecret } from '../../platform/secrets/shared-secret';

type DetailKind = 'mobile' | 'email' | 'identity' | 'payout' | 'name';
type Detail = { kind: DetailKind; value: string };
/** Contact details that were typed but not stored with the account, because they belong to another one. */
export type Typed = { mobile?: string | null; email?: string | null };
export type Mark = { kind: DetailKind | 'account'; digest: string };

/** Name of the keys of our digests. */
const EXCLUSION = 'exclusion';

/** Seals the keys of our digests if the database holds them unsealed and there is a key for it. */
export async function sealExclusionKeys(ctx: ModuleContext): Promise<void> {
  const [stored = null] = await findSharedSecret(ctx, EXCLUSION);
  await digestKeys(ctx, EXCLUSION, stored);
}

/** Schema of a person's stored details, with the stored digest keys, if there are any yet. */
export const person = v.object({
  secret: v.nullable(v.string()),
  kept: v.nullable(
    v.object({
      mobile: v.nullable(v.string()),
      email: v.nullable(v.string()),
      identity: v.nullable(v.string()),
      payee: v.nullable(v.string()),
      numbers: v.array(v.string()),
      holders: v.array(v.string()),
    }),
  ),
});
export type Person = v.InferOutput<typeof person>;

/** SQL expression of `person`; `kept` is null if the account does not exist. */
export const personSql = (accountId: string): SQL => sql`jsonb_build_object(
  'secret', (select secret from shared_secrets where name = ${EXCLUSION}),
  'kept', (select jsonb_build_object('mobile', a.mobile, 'email', a.email, 'identity', p.id_number, 'payee', p.payee_name,
      'numbers', coalesce(jsonb_agg(b.number) filter (where b.id is not null), '[]'),
      'holders', coalesce(jsonb_agg(b.holder) filter (where b.id is not null), '[]'))
    from accounts a left join member_profiles p on p.account_id = a.id left join bank_accounts b on b.account_id = a.id
    where a.id = ${accountId} group by a.id, p.account_id))`;

/**
 * Returns a person's identifying details: numbers and address, identity, payout accounts and name. A birth date is left
 * out: many people share one.
 */
function detailsOf({ kept }: Person, typed: Typed): Detail[] {
  const found: [DetailKind, (string | null | undefined)[]][] = [
    ['mobile', [kept?.mobile, typed.mobile]],
    ['email', [kept?.email, typed.email]],
    ['identity', [kept?.identity]],
    ['payout', kept?.numbers ?? []],
    ['name', [kept?.payee, ...(kept?.holders ?? [])]],
  ];
  return found.flatMap(([kind, values]) =>
    values.flatMap((value) => (value ? [{ kind, value: NORMAL[kind](value) }] : [])),
  );
}

const joined = (value: string) =>
  latinDigits(value.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\d]/gu, '');
/**
 * Normal forms, so that a detail matches in any notation. Their digests are stored: a changed form would no longer
 * match people who are already excluded.
 */
const NORMAL: Record<DetailKind, (value: string) => string> = {
  mobile: joined,
  // A wallet's number is a mobile number, with or without the country code.
  payout: (value) => joined(value).replace(/^(?:00)?880(?=1\d{9}$)/, '0'),
  identity: joined,
  email: plainAddress,
  name: (value) =>
    value
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s.'’-]+/g, ' ')
      .trim(),
};

/** Normalises an email address: the part after a plus leads to the same mailbox, and Gmail ignores dots. */
function plainAddress(value: string): string {
  const [local = '', domain = ''] = value.normalize('NFKC').trim().toLowerCase().split('@');
  const [box = ''] = local.split('+');
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${box.replaceAll('.', '')}@gmail.com`
    : `${box}@${domain}`;
}

/**
 * Returns the details as keyed digests. They only show equality and reveal nothing without the key, which is not in a
 * copy of the database if `SECRET_KEY` is set.
 */
export async function marksOf(
  ctx: ModuleContext,
  accountId: string,
  owner: Person,
  typed: Typed = {},
): Promise<Mark[]> {
  const keys = await digestKeys(ctx, EXCLUSION, owner.secret);
  const digestOf = (kind: Mark['kind'], value: string): Mark[] =>
    keys.map((key) => ({ kind, digest: createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url') }));
  const details = detailsOf(owner, typed).flatMap(({ kind, value }) => digestOf(kind, value));
  return [...digestOf('account', accountId), ...details];
}
