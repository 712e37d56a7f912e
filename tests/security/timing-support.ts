import type { callerAt } from '../gateway/harness/call';

export type Answer = Awaited<ReturnType<ReturnType<typeof callerAt>>>;
type Attempt = (known: boolean, i: number) => () => Promise<Answer>;

const ROUNDS = 2;
const SHUFFLES = 10_000;
/** Number of attempts with known and unknown names between two checks. */
const LOOK = 100;
/** Standard errors on either side of a measurement: one check in a thousand is wrong. */
const SURELY = 3.1;

/**
 * Tries `names` known and as many unknown names, one at a time in random order, so that other load on the machine
 * affects both alike. Stops early once the medians are certainly within `within` of each other. While they are further
 * apart, adds more rounds, which sharpen the medians: that settles chance and hides no real difference. Returns all
 * differing responses and the medians in ms. `chance` is how often the same times, dealt at random, lie as far apart:
 * if a busy machine blurs them that much, an attacker could not tell them apart either.
 */
export async function compare(names: number, within: number, attempt: Attempt, refresh: () => Promise<unknown>) {
  const durations = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  const tryAll = async () => {
    const all = shuffled(names);
    for (let from = 0; from < all.length; from += LOOK) {
      await refresh();
      for (const { known, i } of all.slice(from, from + LOOK)) {
        const { ms, said: responseText } = await timed(attempt(known, i));
        durations[known ? 'known' : 'unknown'].push(ms);
        answers.add(responseText);
      }
      if (surelyWithin(durations.known, durations.unknown, within)) return;
    }
  };
  for (let round = 0; round < ROUNDS; round++) {
    await tryAll();
    if (Math.abs(median(durations.known) / median(durations.unknown) - 1) <= within) break;
  }
  const { known, unknown } = durations;
  const apart = Math.abs(median(known) / median(unknown) - 1);
  const difference = { chance: apart > within ? chanceOf(known, unknown) : 1, apart };
  return { answers: [...answers], known: median(known), unknown: median(unknown), tries: known.length, ...difference };
}

/** Returns whether the medians are within a distance of each other despite chance. */
function surelyWithin(known: readonly number[], unknown: readonly number[], within: number): boolean {
  const blur = Math.hypot(spread(known), spread(unknown)) / median(unknown);
  return Math.abs(median(known) / median(unknown) - 1) + blur <= within;
}

/** Estimates the uncertainty of a median from the values around its rank. */
function spread(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const ranks = (SURELY * Math.sqrt(sorted.length)) / 2;
  const low = sorted[Math.floor(middle - ranks)];
  const high = sorted[Math.ceil(middle + ranks)];
  return low === undefined || high === undefined ? Number.POSITIVE_INFINITY : (high - low) / 2;
}

async function timed(work: () => Promise<Answer>) {
  const from = performance.now();
  const answer = await work();
  return { ms: performance.now() - from, said: sayable(answer) };
}

/** Observable response: status, headers and body without the parts that differ in every reply. */
function sayable({ status, headers, reply }: Answer): string {
  const observableHeaders = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  return JSON.stringify([status, observableHeaders, { ...reply, requestId: undefined }]);
}

function shuffled(names: number) {
  const all = Array.from({ length: 2 * names }, (_, n) => ({ known: n % 2 === 0, i: n >> 1, at: Math.random() }));
  return all.sort((a, b) => a.at - b.at);
}

function chanceOf(known: readonly number[], unknown: readonly number[]): number {
  const gap = Math.abs(median(known) - median(unknown));
  const all = [...known, ...unknown];
  let asFar = 0;
  for (let n = 0; n < SHUFFLES; n++) {
    const dealt = all.map((ms) => ({ ms, at: Math.random() })).sort((a, b) => a.at - b.at);
    const first = dealt.slice(0, known.length);
    const second = dealt.slice(known.length);
    if (Math.abs(median(first.map(({ ms }) => ms)) - median(second.map(({ ms }) => ms))) >= gap) asFar += 1;
  }
  return asFar / SHUFFLES;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export const percent = (known: number, unknown: number) => `${((unknown / known - 1) * 100).toFixed(1)} %`;
