import * as v from 'valibot';
import { BEACONS, type Beacon, isSigned, roundOf } from './beacon';
import { type Evidence, evidence, type OrderLine } from './evidence';
import { MAPPING, resultOf, type Space } from './map';
import { commitmentOf, drawSeed, hashed } from './seed';

/** Checks, in the order they are reported. */
export const CHECKS = ['file', 'seed', 'chain', 'round', 'beacon', 'result', 'orderTime', 'price'] as const;
export type Check = (typeof CHECKS)[number];
/** Result of one check. `right` is null if the check does not apply or cannot be made here. */
export type Finding = { check: Check; right: boolean | null };

/** Checks a line's price and outcome by the rules and prices of its version; `result` is the draw's. */
export type JudgePrice = (line: OrderLine, of: { evidence: Evidence; priceVersion: string }) => boolean;

const beaconOf = (name: string): Beacon | undefined => Object.entries(BEACONS).find(([key]) => key === name)?.[1];

/**
 * Verifies a draw from its evidence alone, offline, and detects any tampering. `noted` is a commitment written down
 * while bets were open; `judge` checks prices if the rules are loaded.
 */
export function verifyDraw(input: unknown, { noted, judge }: { noted?: string; judge?: JudgePrice } = {}): Finding[] {
  const read = v.safeParse(evidence, input);
  const space = read.success ? SPACES[read.output.lottery] : undefined;
  if (!read.success || !space || read.output.fair.mapping !== MAPPING) return [{ check: 'file', right: false }];
  const { fair, closesAt, lottery, issue, result, order } = read.output;
  const { serverSeed, commitment, chain, beacon } = fair;
  const by = beaconOf(beacon.name);
  const seed = drawSeed({
    serverSeed,
    lottery,
    issue,
    mapping: fair.mapping,
    round: beacon.round,
    signature: beacon.signature,
  });
  return [
    { check: 'file', right: true },
    { check: 'seed', right: commitmentOf(serverSeed) === commitment && (noted === undefined || noted === commitment) },
    { check: 'chain', right: chain.seed <= chain.length && hashed(serverSeed, chain.seed) === chain.end },
    { check: 'round', right: by !== undefined && roundOf(by, closesAt) === beacon.round },
    { check: 'beacon', right: by !== undefined && isSigned(by, beacon.round, beacon.signature) },
    { check: 'result', right: JSON.stringify(resultOf(space, seed)) === JSON.stringify(result) },
    {
      check: 'orderTime',
      right: order ? order.lottery === lottery && order.issue === issue && order.at < closesAt : null,
    },
    {
      check: 'price',
      right: order && judge ? order.lines.every((line) => judge(line, { evidence: read.output, ...order })) : null,
    },
  ];
}

/** Returns whether no check has failed. */
export const isRight = (findings: readonly Finding[]): boolean => findings.every(({ right }) => right !== false);

/**
 * Result spaces of the platform's own draws, so that a verifier need not load all rules. A test compares them with the
 * lotteries.
 */
export const SPACES: Readonly<Record<string, Space>> = {
  SSC: { kind: 'digits', base: 10, places: 5 },
  '11X5': { kind: 'balls', of: 11, take: 5 },
  PK10: { kind: 'balls', of: 10, take: 10 },
};
