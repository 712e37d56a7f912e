import { createHmac, hkdfSync } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { latinDigits } from '../../../contract/money/money';
import type { ModuleContext } from '../../platform/context';
import { sharedSecretSql } from '../../platform/secrets/shared-secret';

type DetailKind = 'mobile' | 'email' | 'identity' | 'payout' | 'name';
type Detail = { kind: DetailKind; value: string };
/** What was typed and is not kept with the account: somebody else's has it. */
export type Typed = { mobile?: string | null; email?: string | null };
export type Mark = { kind: DetailKind | 'account'; digest: string };

/** What is kept of a person with an account, and the key to it where the database keeps that. */
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

/** The same, as part of a larger question; `kept` is null where there is no such account. */
export const personSql = ({ config }: ModuleContext, accountId: string): SQL => sql`jsonb_build_object(
  'secret', ${config.secretKey === null ? sharedSecretSql('exclusion') : sql`null`},
  'kept', (select jsonb_build_object('mobile', a.mobile, 'email', a.email, 'identity', p.id_number, 'payee', p.payee_name,
      'numbers', coalesce(jsonb_agg(b.number) filter (where b.id is not null), '[]'),
      'holders', coalesce(jsonb_agg(b.holder) filter (where b.id is not null), '[]'))
    from accounts a left join member_profiles p on p.account_id = a.id left join bank_accounts b on b.account_id = a.id
    where a.id = ${accountId} group by a.id, p.account_id))`;

/** What a person is known by: numbers and address, identity, where money goes, and the name. A birth date is not asked for. */
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
 * One spelling each, so that a detail is recognised however it is typed. Digests of it are stored: another spelling
 * would no longer match the people who are excluded.
 */
const NORMAL: Record<DetailKind, (value: string) => string> = {
  mobile: joined,
  // A wallet's number is a mobile number, which is written with and without the country.
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

/** What is after a plus goes to the same box; of Google's, dots too. */
function plainAddress(value: string): string {
  const [local = '', domain = ''] = value.normalize('NFKC').trim().toLowerCase().split('@');
  const [box = ''] = local.split('+');
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${box.replaceAll('.', '')}@gmail.com`
    : `${box}@${domain}`;
}

/** The same as keyed digests: they say who is the same, and nothing else without the key, which a copy of the database has not (`SECRET_KEY`). */
export function marksOf({ config }: ModuleContext, accountId: string, person: Person, typed: Typed = {}): Mark[] {
  const root = config.secretKey ?? person.secret;
  if (!root) throw new Error('there is no key to know a person by');
  const key = Buffer.from(hkdfSync('sha256', root, '', 'exclusion', 32));
  const marked = (kind: Mark['kind'], value: string): Mark => ({
    kind,
    digest: createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url'),
  });
  return [marked('account', accountId), ...detailsOf(person, typed).map(({ kind, value }) => marked(kind, value))];
}
