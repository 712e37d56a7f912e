import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Config } from '../config';
import { ApiError, type ModuleContext } from '../context';
import { queryRow, queryRows } from '../database/query';
import { networkOf } from './network';
import { BY_ADDRESS, RATE_LIMITS, type RateLimit, type RateLimitName } from './throttles';

/** Maximum number of buckets in memory; beyond it, full ones are dropped, then the oldest. */
const MAX_BUCKETS = 50_000;

const consumeRateLimitRow = v.object({ taken: v.boolean(), seconds: v.nullable(v.number()) });

/**
 * Consumes one token from the rate limit `name` for `key` (an IP address, an account); throws 429 `limit.reached` with
 * the seconds to wait (asvs 2.4.1, 6.1.1). The token bucket holds `max` and refills evenly, `max` in `perSeconds`. Call
 * it before starting a transaction, because a rollback would return the token. A bucket is one database row, shared by
 * all processes: the time at which it is full again (generic cell rate algorithm). The key is hashed, and the table is
 * unlogged: a crash resets the limits. Local limits are counted in memory instead. `beside`: further CTEs of the same
 * query, executed whether or not there was a token.
 */
export async function consumeRateLimit(
  ctx: ModuleContext,
  name: RateLimitName,
  key: string,
  beside: SQL[] = [],
): Promise<void> {
  if ('local' in RATE_LIMITS[name]) return consumeLocally(ctx.config, name, key);
  const bucket = taking(ctx.config, name, sql`${bucketOf(name, key)}::text`, sql`clock`);
  const { taken, seconds } = await queryRow(
    ctx.db,
    consumeRateLimitRow,
    sql`
    with ${sql.join([sql`clock as materialized (select app_now() as at)`, ...beside, sql`taken as (${bucket.tokenSql})`], sql`, `)}
    select exists (select from taken) as taken, ${bucket.seconds} as seconds`,
  );
  if (!taken) throw tooMany(seconds ?? 1);
}

/** Returns a token that `consumeRateLimit` took, if the act did not take place. Not for local limits. */
export async function releaseRateLimit(ctx: ModuleContext, name: RateLimitName, key: string): Promise<void> {
  await ctx.db.execute(sql`
    update allowances set whole_at = whole_at - make_interval(secs => ${secondsEach(ctx.config, name)}::float)
    where key = ${hashedKey(sql`${bucketOf(name, key)}::text`)}`);
}

/** Starts or extends a cooldown; `cooldownOf` returns its remaining seconds. Stored with the rate limits. */
export async function startCooldown(ctx: ModuleContext, key: string, seconds: number): Promise<void> {
  await ctx.db.execute(sql`
    insert into allowances as a (key, whole_at) select ${cooldownKey(key)}, app_now() + make_interval(secs => ${seconds}::float)
    on conflict (key) do update set whole_at = greatest(a.whole_at, excluded.whole_at)`);
}

/** Ends a cooldown. */
export async function endCooldown(ctx: ModuleContext, key: string): Promise<void> {
  await ctx.db.execute(sql`delete from allowances where key = ${cooldownKey(key)}`);
}

const cooldownOfRow = v.object({ seconds: v.number() });

/** Returns the remaining seconds of a cooldown, 0 without one. */
export async function cooldownOf(ctx: ModuleContext, key: string): Promise<number> {
  const [cooldown] = await queryRows(
    ctx.db,
    cooldownOfRow,
    sql`
    select extract(epoch from whole_at - app_now())::float as seconds from allowances where key = ${cooldownKey(key)} and whole_at > app_now()`,
  );
  return Math.ceil(cooldown?.seconds ?? 0);
}

/** SQL expression: the bucket of an account. */
export const bucketIn = (name: RateLimitName, id: SQL) => sql`${`${name}:`}::text || ${id}`;

/**
 * CTEs that take a token in a larger query, which provides the time as `clock (at)`: for the row of `from`, if any,
 * `taken` has a row if there was a token; `seconds` is the waiting time, evaluated only if there was none.
 */
export function taking(config: Config, name: RateLimitName, bucket: SQL, from: SQL): { tokenSql: SQL; seconds: SQL } {
  const { perSeconds } = RATE_LIMITS[name];
  const each = secondsEach(config, name);
  const rest = perSeconds - secondsEach(config, name);
  const interval = sql`make_interval(secs => ${each})`;
  const most = sql`make_interval(secs => ${rest})`;
  const key = hashedKey(bucket);
  const tokenSql = sql`insert into allowances as a (key, whole_at) select ${key}, at + ${interval} from ${from}
    on conflict (key) do update set whole_at = greatest(a.whole_at + ${interval}, excluded.whole_at)
    where a.whole_at + ${interval} <= excluded.whole_at + ${most} returning key`;
  const wait = sql`select extract(epoch from whole_at - at - ${most})::float from allowances, ${from} where key = ${key}`;
  const seconds = sql`case when not exists (select from taken) then (${wait}) end`;
  return { tokenSql, seconds };
}

const inMemory = new WeakMap<Config, Map<string, number>>();

/** Consumes a token of a limit in the memory of this process, synchronously, also for requests that no hook sees. */
export function consumeLocally(config: Config, name: RateLimitName, key: string): void {
  const buckets = inMemory.get(config) ?? new Map<string, number>();
  inMemory.set(config, buckets);
  const now = Date.now();
  const bucket = bucketOf(name, key);
  const each = secondsEach(config, name) * 1_000;
  const wholeAt = Math.max(buckets.get(bucket) ?? 0, now) + each;
  const late = wholeAt - now - RATE_LIMITS[name].perSeconds * 1_000;
  // Many small floating-point additions exceed the limit by a little; less than half a call is not another call.
  if (late > each / 2) throw tooMany(late / 1_000);
  buckets.set(bucket, wholeAt);
  if (buckets.size > MAX_BUCKETS) forget(buckets, now);
}

function forget(buckets: Map<string, number>, now: number) {
  for (const [bucket, wholeAt] of buckets) if (wholeAt <= now) buckets.delete(bucket);
  for (const [bucket] of buckets) if (buckets.size > MAX_BUCKETS / 2) buckets.delete(bucket);
}

const hashedKey = (bucket: SQL) => sql`encode(sha256(convert_to(${bucket}, 'UTF8')), 'base64')`;
const cooldownKey = (key: string) => hashedKey(sql`${`cooldown:${key}`}::text`);
const bucketOf = (name: RateLimitName, key: string) =>
  `${name}:${RATE_LIMITS[name].each === BY_ADDRESS ? networkOf(key) : key}`;

/** Returns the seconds in which one call of a limit refills. */
function secondsEach(config: Config, name: RateLimitName): number {
  const { max, perSeconds }: RateLimit = RATE_LIMITS[name];
  return perSeconds / ((typeof max === 'number' ? max : config[max]) * config.limitFactor);
}

/** Returns the error for an empty bucket. */
export function tooMany(left: number): ApiError {
  const seconds = Math.max(1, Math.ceil(left));
  return new ApiError(429, 'limit.reached', { params: { seconds }, retryAfter: seconds });
}

/** Deletes the rows of full token buckets. A job calls it. */
export async function purgeLimits(ctx: ModuleContext): Promise<void> {
  await ctx.db.execute(sql`delete from allowances where whole_at < app_now()`);
}
