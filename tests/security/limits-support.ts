import { sql } from 'drizzle-orm';
import { accountByName } from '../../src/gateway/identity/account/service';
import { consumeRateLimit } from '../../src/gateway/platform/http/limits';
import { RATE_LIMITS, type RateLimitName, type ThrottleName } from '../../src/gateway/platform/http/throttles';
import type { Modules } from '../gateway/harness/modules';

/**
 * The error of an exceeded limit, and the attempts until then, `refilled` of which were refilled in the meantime.
 * `key`: the owner of the bucket, by default the visitor's address; a bucket whose owner is not known in advance is
 * used up by requests alone.
 */
export type Bite = {
  told: string;
  attempts: () => Promise<number>;
  refilled?: number;
  key?: () => Promise<string | undefined>;
};
export type Bites = Partial<Record<ThrottleName, Bite>>;

export const RIGHT = 'Shapla#2026';
export const LIMIT = 'limit.reached';
export const player = { mobileNum: '01712345678', countryDialingCode: '880' };

/** Sequential attempts; `begin` runs once before them. */
export const bite = <T>(
  errorCode: string,
  attempt: (fixture: T, i: number) => Promise<unknown>,
  start: () => Promise<T>,
): Bite => ({
  told: errorCode,
  attempts: async () => {
    const fixture = await start();
    return until(errorCode, (i) => attempt(fixture, i));
  },
});
/** The same attempts against the bucket of an account. */
export const ofAccount = ({ ctx }: Pick<Modules, 'ctx'>, userName: string, limit: Bite): Bite => ({
  ...limit,
  key: async () => (await accountByName(ctx.db, userName))?.id,
});

/** Sequential attempts of the demo's player against a bucket of that account. */
export const byPlayer =
  (gateway: Pick<Modules, 'ctx'>) =>
  <T>(attempt: (fixture: T) => Promise<unknown>, start: () => Promise<T>): Bite =>
    ofAccount(gateway, 'player', bite(LIMIT, attempt, start));
/** The same without preparation. */
export const biteAtOnce = (attempt: (i: number) => Promise<unknown>, errorCode = LIMIT): Bite => ({
  told: errorCode,
  attempts: () => until(errorCode, attempt),
});

const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (failure) => String(failure.code),
  );

/** Number of attempts allowed before the call fails with `told`. */
async function until(errorCode: string, attempt: (i: number) => Promise<unknown>): Promise<number> {
  for (let i = 0; i < 200; i++) if ((await code(attempt(i))) === errorCode) return i;
  throw new Error(`${errorCode} was not told in 200 attempts`);
}

/**
 * Runs attempts with some concurrency: the clock is stopped, so their order does not matter. Returns the number
 * allowed.
 */
export async function countAllowed(attempts: number, attempt: (i: number) => Promise<unknown>): Promise<number> {
  const outcomes: string[] = [];
  for (let i = 0; i < attempts; i += 20) {
    const some = Array.from({ length: Math.min(20, attempts - i) }, (_, j) => code(attempt(i + j)));
    outcomes.push(...(await Promise.all(some)));
  }
  return outcomes.filter((outcome) => outcome !== LIMIT).length;
}

/** Attempts of a rate limit left for requests. */
export const LAST = 3;
/** A few more attempts than allowed. */
export const more = (max: number) => max + LAST;
/** The last attempts of a rate limit. */
export const countLast = (attempt: (i: number) => Promise<unknown>): Promise<number> =>
  countAllowed(more(LAST), attempt);

/** Leaves a rate limit as after `count` consumed tokens: the gateway consumes the first, which creates the bucket. */
export async function consumeTokens(
  { ctx }: Pick<Modules, 'ctx'>,
  name: RateLimitName,
  key: string,
  count: number,
): Promise<void> {
  const { max, perSeconds } = RATE_LIMITS[name];
  const refill = perSeconds / (typeof max === 'number' ? max : ctx.config[max]);
  await consumeRateLimit(ctx, name, key);
  const bucket = sql`encode(sha256(convert_to(${`${name}:${key}`}, 'UTF8')), 'base64')`;
  const later = sql`make_interval(secs => ${(count - 1) * refill})`;
  const { rowCount } = await ctx.db.execute(
    sql`update allowances set whole_at = whole_at + ${later} where key = ${bucket}`,
  );
  if (rowCount !== 1) throw new Error(`${name} has no bucket for ${key}`);
}

/** Stops the platform's clock, so that nothing is refilled during counting; `later` still moves it. */
export const stopClock = ({ ctx }: Pick<Modules, 'ctx'>) =>
  ctx.db.execute(
    sql.raw(`create or replace function app_now() returns timestamptz language sql volatile as
      $$ select timestamptz '${new Date().toISOString()}' + coalesce((select ahead from platform_clock), interval '0') $$`),
  );
