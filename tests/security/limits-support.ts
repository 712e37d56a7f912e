import { sql } from 'drizzle-orm';
import type { ThrottleName } from '../../src/gateway/platform/throttles';
import type { Modules } from '../gateway/support/modules';

/** The error when a limit bites, and the attempts until then; `refilled` of them the bucket gave back meanwhile. */
export type Bite = { told: string; attempts: () => Promise<number>; refilled?: number };
export type Bites = Partial<Record<ThrottleName, Bite>>;

export const RIGHT = 'Shapla#2026';
export const LIMIT = 'limit.reached';
export const player = { mobileNum: '01712345678', countryDialingCode: '880' };

/** One attempt after the other; `begin` is done once, before them. */
export const bite = <T>(told: string, attempt: (begun: T, i: number) => Promise<unknown>, begin: () => Promise<T>): Bite => ({
  told,
  attempts: async () => {
    const begun = await begin();
    return until(told, (i) => attempt(begun, i));
  },
});
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

/** How many attempts are allowed before `told` is. */
async function until(told: string, attempt: (i: number) => Promise<unknown>): Promise<number> {
  for (let i = 0; i < 200; i++) if ((await code(attempt(i))) === told) return i;
  throw new Error(`${told} was not told in 200 attempts`);
}

/** The same for many, a few concurrently: the clock stands still, so that it makes no difference. */
export async function countAllowed(attempts: number, attempt: (i: number) => Promise<unknown>): Promise<number> {
  const outcomes: string[] = [];
  for (let i = 0; i < attempts; i += 20) {
    const some = Array.from({ length: Math.min(20, attempts - i) }, (_, j) => code(attempt(i + j)));
    outcomes.push(...(await Promise.all(some)));
  }
  return outcomes.filter((one) => one !== LIMIT).length;
}

/** A few more attempts than are allowed. */
export const more = (max: number) => max + 20;

/** Has the platform's clock stand still where it is, so that nothing grows back while it is counted; `later` still moves it. */
export const stopClock = ({ ctx }: Pick<Modules, 'ctx'>) =>
  ctx.db.execute(
    sql.raw(`create or replace function app_now() returns timestamptz language sql volatile as
      $$ select timestamptz '${new Date().toISOString()}' + coalesce((select ahead from platform_clock), interval '0') $$`),
  );
