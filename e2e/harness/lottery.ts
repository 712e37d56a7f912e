import { expect } from 'vitest';
import type { RunningGateway } from './gateway';
import type { Tester } from './tester';
import { clientAt } from './wire';

/** Seconds that an issue takes bets at most when its lottery is opened: longer than a walk. */
export const LONG = 600;

/** An issue that takes bets; times in ms, `seconds` until it closes by the platform's clock. */
type Planned = { number: string; seconds: number; closesAt: number; drawsAt: number };

/** The issues of a lottery that take bets, made by its schedule, at the prices of a list of it if one is named. */
export async function issuesOf(
  gateway: RunningGateway,
  lottery: string,
  count = 3,
  ...prices: string[]
): Promise<Planned[]> {
  const planned = await gateway.ops('draws', 'plan', lottery, `${count}`, ...prices);
  const now = await timeAt(gateway);
  return (Array.isArray(planned) ? planned : []).map(({ number, closesAt, drawsAt }) => {
    const [closes, draws] = [Date.parse(closesAt), Date.parse(drawsAt)];
    return { number, seconds: (closes - now) / 1_000, closesAt: closes, drawsAt: draws };
  });
}

/** The platform's time, ms. */
const timeAt = async (gateway: RunningGateway): Promise<number> =>
  Date.parse(Object(await gateway.ops('clock', '+0s')).now);

/** The world becomes a fixture in which the next issue of a lottery closes in so many seconds; nobody has made it yet. */
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

/** The same, with the next issues. */
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
/** Two issues at least: the one that takes bets, and the next one. */
export function asIssues([first, second, ...others]: readonly Planned[]): Issues {
  if (!first || !second) throw new Error('There are no issues.');
  return [first, second, ...others];
}

/** Time goes by until the next issue closes in so many seconds; where none is there, nothing is waited for. */
export async function waitsForClose(tester: Tester, lottery: string, before: number): Promise<void> {
  const { serverTime, issues } = await clientAt(tester.gateway).client.lotteryRules({ lottery, issues: 1 });
  const left = Math.ceil(((issues[0]?.closesAt ?? serverTime) - serverTime) / 1_000) - before;
  if (left > 0) await tester.waits(left);
}

/** Ms that an issue must take bets for, where it is opened. */
const WHILE = 120_000;
/** An issue that closes soon is void, so that the next one is open, for long; no clock is moved. */
export async function passesOver(gateway: RunningGateway, lottery: string): Promise<void> {
  const { serverTime, issues } = await clientAt(gateway).client.lotteryRules({ lottery, issues: 1 });
  const [issue] = issues;
  if (issue && issue.closesAt - serverTime < WHILE) await gateway.ops('draws', 'void', lottery, issue.issue);
}

/** Time goes by on the platform's clock alone until a moment, ms: nobody looks at a page meanwhile. */
export async function passesUntil(gateway: RunningGateway, moment: number): Promise<void> {
  const left = Math.ceil((moment - (await timeAt(gateway))) / 1_000);
  if (left > 0) await gateway.ops('clock', `+${left}s`);
}

/** The jobs bring an issue to a state. */
export const comesTo = (gateway: RunningGateway, lottery: string, issue: string, state: string) =>
  expect.poll(async () => Object(await gateway.ops('draws', 'show', lottery, issue)).state).toBe(state);

/**
 * An official draw is due, and ends with these numbers: one feed is silent, so that an operator gives the result (own.draw.feeds), and the jobs settle
 * by it.
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
