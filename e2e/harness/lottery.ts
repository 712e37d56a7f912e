import { expect } from 'vitest';
import type { Language } from '../../src/atlas';
import type { LotteryRules } from '../../src/contract/play/lottery';
import { wordsOf } from '../../tests/harness/words';
import { quietly } from './edge';
import type { RunningGateway } from './gateway';
import { read } from './lottery-player';
import type { Tester } from './tester';
import { clientAt } from './wire';

/** Maximum time in s that an issue takes bets when its lottery is opened: longer than a path. */
export const LONG = 600;

/** An issue that takes bets; times in ms, `seconds` until it closes by the platform's clock. */
type Planned = { number: string; seconds: number; closesAt: number; drawsAt: number };

/** Returns open issues of a lottery, created by its schedule, optionally with a named price list. */
export async function issuesOf(
  gateway: RunningGateway,
  lottery: string,
  count = 3,
  ...prices: string[]
): Promise<Planned[]> {
  const planned = await gateway.ops('draws', 'plan', lottery, `${count}`, ...prices);
  const now = await timeAt(gateway);
  return (Array.isArray(planned) ? planned : []).map(({ number, closesAt, drawsAt }) => {
    const closes = Date.parse(closesAt);
    const draws = Date.parse(drawsAt);
    return { number, seconds: (closes - now) / 1_000, closesAt: closes, drawsAt: draws };
  });
}

/** The platform's time in ms. */
const timeAt = async (gateway: RunningGateway): Promise<number> =>
  Date.parse(Object(await gateway.ops('clock', '+0s')).now);

/** Resets to a fixture in which the next issue of a lottery closes in this many seconds; it is not created yet. */
export async function comesNearDraw(
  gateway: RunningGateway,
  fixture: string,
  lottery: string,
  before = LONG,
): Promise<void> {
  const next = (await issuesOf(gateway, lottery)).find(({ seconds }) => seconds >= before);
  await gateway.ops('clock', `+${Math.max(1, Math.floor((next?.seconds ?? 0) - before))}s`);
  await gateway.becomes(fixture, 'ahead', 'SLIDEVERIF=off');
}

/** As above, with the next issues created. */
export async function isNearDraw(
  gateway: RunningGateway,
  fixture: string,
  lottery: string,
  before = LONG,
): Promise<Issues> {
  await comesNearDraw(gateway, fixture, lottery, before);
  return asIssues(await issuesOf(gateway, lottery));
}

type Issues = readonly [first: Planned, second: Planned, ...Planned[]];
/** Two issues at least: the open one and the next one. */
export function asIssues([first, second, ...others]: readonly Planned[]): Issues {
  if (!first || !second) throw new Error('There are no issues.');
  return [first, second, ...others];
}

/** Advances the clock until the next issue closes in this many seconds; without an issue it does nothing. */
export async function waitsForClose(tester: Tester, lottery: string, before: number): Promise<void> {
  const { serverTime, issues } = await clientAt(tester.gateway).client.lotteryRules({ lottery, issues: 1 });
  const left = Math.ceil(((issues[0]?.closesAt ?? serverTime) - serverTime) / 1_000) - before;
  if (left > 0) await tester.waits(left);
}

/** Maximum lag, and a step of a page's clock, in ms. A page's server time lags by the time that a response took. */
const LAG = 5_000;
const STEP = 200;
/** Advances the clock until the next issue closes, then the page's clock until its countdown ends, too. */
export async function reachesClose(tester: Tester, lottery: string): Promise<void> {
  await waitsForClose(tester, lottery, 0);
  const countdown = tester.page.getByRole('timer');
  for (let passed = 0; passed < LAG && (await countdown.isVisible()); passed += STEP) await tester.clock.runFor(STEP);
}

/**
 * Advances the clock beyond the close of LF3D's issue, until the page has the rules that follow: with the next issue,
 * or with none if the following ones are void.
 */
export async function passesClose(tester: Tester, { issues }: LotteryRules): Promise<void> {
  const { gateway, edge, page, language } = tester;
  const planned = await issuesOf(gateway, 'LF3D');
  const [, ...others] = planned;
  if (issues.length === 0) for (const { number } of others) await gateway.ops('draws', 'void', 'LF3D', number);
  await tester.waits(LONG);
  if (issues.length > 0) {
    const [, next] = asIssues(planned);
    await expect.poll(() => page.locator('.lot-issue').textContent()).toContain(read(next.number, language));
    return;
  }
  await tester.screen.hides('timer');
  // The page checks for maintenance by the same call, so one further call need not be the one that loads the issue.
  const call = quietly('lotteryRules');
  await edge.countsMore(call, edge.count(call) + 1);
  await edge.answered();
}

/** Selects a number in each empty field of a board. */
export async function choosesNumbers({ page }: Tester): Promise<void> {
  for (const field of await page.locator('.lot-numbers').all())
    if ((await field.locator('[aria-pressed=true]').count()) === 0)
      await field.locator('[aria-pressed=false]').first().click();
}

/** Minimum time in ms that an issue takes bets when opened. */
const WHILE = 120_000;
/** Voids an issue that closes soon, so that the next one is open for long, without moving a clock. */
export async function passesOver(gateway: RunningGateway, lottery: string): Promise<void> {
  const { serverTime, issues } = await clientAt(gateway).client.lotteryRules({ lottery, issues: 1 });
  const [issue] = issues;
  if (issue && issue.closesAt - serverTime < WHILE) await gateway.ops('draws', 'void', lottery, issue.issue);
}

/** Advances only the platform's clock to a moment in ms, with no page open. */
export async function passesUntil(gateway: RunningGateway, moment: number): Promise<void> {
  const left = Math.ceil((moment - (await timeAt(gateway))) / 1_000);
  if (left > 0) await gateway.ops('clock', `+${left}s`);
}

/** Runs the jobs until an issue is in a state. */
export const comesTo = (gateway: RunningGateway, lottery: string, issue: string, state: string) =>
  expect.poll(async () => Object(await gateway.ops('draws', 'show', lottery, issue)).state).toBe(state);

/**
 * Draws an official issue with these numbers: one feed is silent, so that an operator enters the result
 * (own.draw.feeds), and the jobs settle by it.
 */
export async function isDrawn(
  gateway: RunningGateway,
  lottery: string,
  { number, drawsAt }: Planned,
  numbers: string,
): Promise<void> {
  await gateway.ops('draws', 'source', 'feed-two', 'silent');
  await passesUntil(gateway, drawsAt);
  await comesTo(gateway, lottery, number, 'delayed');
  await gateway.ops('draws', 'result', lottery, number, numbers);
  await comesTo(gateway, lottery, number, 'settled');
}

/**
 * Creates the next draws of LF3D, as a person does: they close at the times of its schedule. No fixture ends a
 * maintenance.
 */
export async function plansByHand({ gateway }: Tester, count = '3'): Promise<void> {
  await gateway.ops('games', 'maintenance', 'off', 'LF3D');
  await gateway.ops('draws', 'plan', 'LF3D', count);
}

/** Selects all numbers of a play with one field. */
export const choosesAllByHand = async ({ screen }: Tester): Promise<void> =>
  screen.press('lottery.all.of', { 0: (language: Language) => wordsOf(language)('lottery.field.numbers') });
