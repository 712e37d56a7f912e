import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { EndpointName } from '../../../contract';
import type { Config } from '../../platform/config';
import type { ApiError, Caller, ModuleContext, Session } from '../../platform/context';
import { compileQuery, queryRow } from '../../platform/database/query';
import { isFaultySql } from '../../platform/faults';
import { bucketIn, taking, tooMany } from '../../platform/http/limits';
import { digest } from '../../platform/secrets/secrets';
import { closedRow, closedSql, rejectionOf } from '../../platform/system/service';
import { isGood } from './service';
import { sessions } from './tables';

type From = Pick<Caller, 'ip' | 'country' | 'userAgent'>;
/** `closes`: the call is closed while the portal is. `quiet`: a page made it on its own, without its user. */
type Call = { endpoint?: EndpointName | null; closes?: boolean; quiet?: boolean };
/** `passwordDue`: the password must be changed first. */
type FoundSession = Session & { passwordDue: boolean };
/** Result of the checks. `session` is null if `closed` rejects the call; `limited`: rate limit exceeded. */
export type Admission = {
  closed: ApiError | null;
  session: FoundSession | null;
  limited: ApiError | null;
  isFaulty: boolean;
};

/**
 * Runs all checks of a call with a token in one query: whether the portal is closed to it, its session, and the
 * account's rate limit. Calls to a closed portal count against no account. The session is null if it is unknown,
 * revoked, idle for too long, past its absolute end, or its account is blocked (asvs 7.2.1, 7.3.1, 7.3.2, 7.4.2). A
 * call keeps the session awake, which is recorded with its origin at most once a minute.
 */
export async function admit(
  ctx: ModuleContext,
  token: string,
  { ip, country, userAgent }: From,
  { endpoint = null, closes = false, quiet = false }: Call = {},
): Promise<Admission> {
  const admissionQuery = admissionQueryFor(ctx)({
    tokenHash: digest(token),
    ip,
    country,
    userAgent,
    endpoint,
    closes,
    quiet,
  });
  const row = await queryRow(ctx.db, admissionRow, admissionQuery);
  const { id: sessionId, account_id: accountId, user_name: userName, type, password_due: passwordDue } = row;
  const session = sessionId === null ? null : { sessionId, accountId, userName, type, passwordDue };
  const limited = session && !row.taken ? tooMany(row.seconds ?? 1) : null;
  return { closed: closes ? rejectionOf(row) : null, session, limited, isFaulty: row.is_faulty };
}

/**
 * The admission query, compiled once per configuration. Its booleans are subselects: as plain parameters they would
 * make PostgreSQL plan the query with every call, which takes twice as long as executing it.
 */
const admissionQueries = new WeakMap<Config, ReturnType<typeof compileAdmissionQuery>>();
function admissionQueryFor(ctx: ModuleContext): ReturnType<typeof compileAdmissionQuery> {
  const known = admissionQueries.get(ctx.config) ?? compileAdmissionQuery(ctx);
  admissionQueries.set(ctx.config, known);
  return known;
}

type Values = From & Required<Omit<Call, 'endpoint'>> & { tokenHash: string; endpoint: EndpointName | null };
const compileAdmissionQuery = (ctx: ModuleContext) =>
  compileQuery<Values>(({ tokenHash, ip, country, userAgent, endpoint, closes, quiet }) => {
    const { tokenSql: taken, seconds } = taking(
      ctx.config,
      'call.account',
      bucketIn('call.account', sql`account_id`),
      sql`found, clock`,
    );
    return sql`
    with clock as materialized (select app_now() as at), closed as materialized (${closedSql(sql`${country}::text`)}),
    found as materialized (
      select sessions.id, account_id, user_name, type, password_due, last_seen_at < clock.at - interval '1 minute' as stale,
        user_agent is null as is_new
      from clock, closed, sessions join accounts on accounts.id = account_id
      where token_hash = ${tokenHash} and ${isGood(ctx, sql`clock.at`)} and not blocked
        and (not (select ${closes}::boolean) or not (maintenance or restricted))
    ),
    taken as (${taken}), awake as (
      update sessions set last_seen_at = case when stale then at else last_seen_at end,
        ip = ${ip}, country = ${country}, user_agent = ${userAgent}
      from found, clock where ${sessions.id} = found.id and not (select ${quiet}::boolean) and (stale or is_new)
    )
    select closed.*, found.*, exists (select from taken) as taken, ${seconds} as seconds,
      ${isFaultySql(ctx.config, sql`${endpoint}::text`)} as is_faulty
    from closed left join found on true`;
  });

const counted = { taken: v.boolean(), seconds: v.nullable(v.number()), is_faulty: v.boolean() };
const admissionRow = v.variant('id', [
  v.object({
    ...closedRow.entries,
    ...counted,
    id: v.null(),
    account_id: v.null(),
    user_name: v.null(),
    type: v.null(),
    password_due: v.null(),
  }),
  v.object({
    ...closedRow.entries,
    ...counted,
    id: v.string(),
    account_id: v.string(),
    user_name: v.string(),
    type: v.number(),
    password_due: v.boolean(),
  }),
]);
