import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ApiError, type ModuleContext } from '../module-context';
import { RATE_LIMITS, type RateLimit, type RateLimitName } from './throttles';

/**
 * Consumes one token from the rate limit `name` for `key` (an IP address, an account); throws 429 `limit.reached` with the seconds to
 * wait (asvs 2.4.1, 6.1.1). The token bucket holds `max` and refills evenly, `max` in `perSeconds`. Call it before a transaction begins,
 * whose rollback would give the token back. It is one row in the database, shared by all processes: the moment the bucket is full
 * again (the generic cell rate algorithm). The key is stored hashed, in an unlogged table: a crash forgives.
 */
export async function consumeRateLimit(ctx: ModuleContext, name: RateLimitName, key: string): Promise<void> {
  const { max: allowed, perSeconds }: RateLimit = RATE_LIMITS[name];
  const max = typeof allowed === 'number' ? allowed : ctx.config[allowed];
  const each = sql`make_interval(secs => ${perSeconds / (max * ctx.config.limitFactor)})`;
  const hashed = createHash('sha256').update(`${name}:${key}`).digest('base64url');
  const { rows } = await ctx.db.execute<{ taken: boolean; seconds: number | null }>(sql`
    with taken as (
      insert into allowances as a (key, whole_at) values (${hashed}, app_now() + ${each})
      on conflict (key) do update set whole_at = greatest(a.whole_at, app_now()) + ${each}
      where greatest(a.whole_at, app_now()) + ${each} <= app_now() + make_interval(secs => ${perSeconds})
      returning key
    )
    select exists (select from taken) as taken, (
      select extract(epoch from whole_at + ${each} - app_now())::float - ${perSeconds}::float from allowances where key = ${hashed}
    ) as seconds`);
  if (rows[0]?.taken) return;
  const seconds = Math.max(1, Math.ceil(rows[0]?.seconds ?? 1));
  throw new ApiError(429, 'limit.reached', { params: { seconds }, retryAfter: seconds });
}

/** Deletes the rows of full token buckets. A job calls it. */
export async function purgeLimits(ctx: ModuleContext): Promise<void> {
  await ctx.db.execute(sql`delete from allowances where whole_at < app_now()`);
}
