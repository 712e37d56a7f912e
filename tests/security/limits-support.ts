import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Modules } from '../gateway/support/modules';

/** What is told when a limit bites, and the attempts until then; `of` is its name in the source where it is a rate limit. */
export type Bite = { told: string; of?: string; attempts: () => Promise<number> };
/** By what is counted and for each what, as the README has it. */
export type Bites = Record<string, Bite>;

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
/** The same for a rate limit. */
export const rateLimit = (of: string, attempt: (i: number) => Promise<unknown>, told = LIMIT): Bite => ({
  of,
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

/** Has the platform's clock stand still where it is, so that nothing grows back while it is counted; `later` still moves it. */
export const stopClock = ({ ctx }: Modules) =>
  ctx.db.execute(
    sql.raw(`create or replace function app_now() returns timestamptz language sql volatile as
      $$ select timestamptz '${new Date().toISOString()}' + coalesce((select ahead from platform_clock), interval '0') $$`),
  );

const root = new URL('../../', import.meta.url);

/** The names of all rate limits in the source. */
export const rateLimits = (): string[] =>
  readdirSync(new URL('src/gateway', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(new URL(`src/gateway/${file}`, root), 'utf8').matchAll(/consumeRateLimit\(ctx, ['`]([\w.]+)/g)])
    .map(([, name = '']) => name);

/** The table of throttles as the README has it: what, against, attempts. */
export const documented = (): string[] => {
  const [, section = ''] = readFileSync(new URL('src/gateway/README.md', root), 'utf8').split('## Throttles');
  const rows =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ')) ?? [];
  return rows.slice(1).flatMap((row) => {
    const [, what = '', against = '', attempts = ''] = row.split('|').map((cell) => cell.trim());
    return /^-+$/.test(what) ? [] : [`${what} | ${against} | ${attempts}`];
  });
};
