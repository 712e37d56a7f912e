import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ApiError, type ModuleContext } from '../module-context';

export type Limit = { max: number; perSeconds: number };

/**
 * Consumes one token from the rate limit `name` for `key` (an IP address, an account); throws 429 `limit.reached` with the seconds to
 * wait (asvs 2.4.1, 6.1.1). The token bucket holds `max` and refills evenly, `max` in `perSeconds`. It is one row in the database,
 * shared by all processes; the key is stored hashed.
 */
export async function consumeRateLimit(ctx: ModuleContext, name: string, key: string, { max, perSeconds }: Limit): Promise<void> {
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
