import { sql } from 'drizzle-orm';
import { accountByName } from '../../src/gateway/identity/account/service';
import { consumeRateLimit } from '../../src/gateway/platform/http/limits';
import { RATE_LIMITS, type RateLimitName, type ThrottleName } from '../../src/gateway/platform/http/throttles';
import type { Modules } from '../gateway/harness/modules';

/**
 * The error when a limit bites, and the attempts until then; `refilled` of them the bucket gave back meanwhile. `key`: the
 * owner of the bucket, by default the visitor's address; a bucket whose owner is not known in advance is used up by
 * requests alone.
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

/** One attempt after the other; `begin` is done once, before them. */
export const bite = <T>(
  told: string,
  attempt: (begun: T, i: number) => Promise<unknown>,
  begin: () => Promise<T>,
): Bite => ({
  told,
  attempts: async () => {
    const begun = await begin();
    return until(told, (i) => attempt(begun, i));
  },
});
/** The same attempts, against the bucket of an account. */
export const ofAccount = ({ ctx }: Pick<Modules, 'ctx'>, userName: string, limit: Bite): Bite => ({
  ...limit,
  key: async () => (await accountByName(ctx.db, userName))?.id,
});

/** Attempts of the demo's player, one after another, against a bucket of that account. */
export const byPlayer =
  (gateway: Pick<Modules, 'ctx'>) =>
  <T>(attempt: (begun: T) => Promise<unknown>, begin: () => Promise<T>): Bite =>
    ofAccount(gateway, 'player', bite(LIMIT, attempt, begin));
/** The same where nothing comes before them. */
export const biteAtOnce = (attempt: (i: number) => Promise<unknown>, told = LIMIT): Bite => ({
  told,
  attempts: () => until(told, attempt),
});

const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (failure) => String(failure.code),
  );

/** Number of attempts allowed before the call fails with `told`. */
async function until(told: string, attempt: (i: number) => Promise<unknown>): Promise<number> {
  for (let i = 0; i < 200; i++) if ((await code(attempt(i))) === told) return i;
  throw new Error(`${told} was not told in 200 attempts`);
}

/** Runs attempts, a few concurrently: the clock stands still, so that the order makes no difference. Returns the allowed ones. */
export async function countAllowed(attempts: number, attempt: (i: number) => Promise<unknown>): Promise<number> {
  const outcomes: string[] = [];
  for (let i = 0; i < attempts; i += 20) {
    const some = Array.from({ length: Math.min(20, attempts - i) }, (_, j) => code(attempt(i + j)));
    outcomes.push(...(await Promise.all(some)));
  }
  return outcomes.filter((one) => one !== LIMIT).length;
}

/** Allowed attempts that a rate limit leaves to requests. */
export const LAST = 3;
/** A few more attempts than are allowed. */
export const more = (max: number) => max + LAST;
/** The last attempts of a rate limit. */
export const countLast = (attempt: (i: number) => Promise<unknown>): Promise<number> =>
  countAllowed(more(LAST), attempt);

/** Leaves a rate limit as `count` consumed tokens leave it: the first is consumed by the gateway, which makes the bucket. */
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

/** Has the platform's clock stand still where it is, so that nothing grows back while it is counted; `later` still moves it. */
export const stopClock = ({ ctx }: Pick<Modules, 'ctx'>) =>
  ctx.db.execute(
    sql.raw(`create or replace function app_now() returns timestamptz language sql volatile as
      $$ select timestamptz '${new Date().toISOString()}' + coalesce((select ahead from platform_clock), interval '0') $$`),
  );
