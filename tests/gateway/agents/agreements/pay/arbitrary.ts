import fc from 'fast-check';
import type { ContractTerms, ContractTier } from '../../../../../src/contract/agents/agent-contracts';
import { fromWire, toWire } from '../../../../../src/contract/money/money';
import type { Period } from '../../../../../src/gateway/platform/time/periods';
import type { Deal, Play, Rules } from './reference';

export const START = Date.UTC(2026, 10, 22, 18);
const HOUR = 3_600_000;
export const DAY: Period = { start: START, end: START + 24 * HOUR };
export const RULES: Rules = { activeFrom: 5_000n, carried: new Map(), ratePaid: () => null };
const KINDS = ['dividend', 'daily', 'realtime'] as const;
type Kind = (typeof KINDS)[number];

/** Agents by index, each with the index of its upline (always lower), up to twenty deep; null: the top of a line. */
const tree = fc.array(fc.nat(99), { minLength: 1, maxLength: 26 }).map((picks) => {
  const above: (number | null)[] = [];
  for (const pick of picks) {
    // Most are below the previous one, so that lines get long.
    const upline =
      above.length === 0 || pick < 8 ? null : above.length - 1 - (pick % Math.min(above.length, pick < 80 ? 1 : 4));
    above.push(upline !== null && depthOf(above, upline) < 19 ? upline : null);
  }
  return above;
});
const depthOf = (above: (number | null)[], agent: number): number => {
  const upline = above[agent] ?? null;
  return upline === null ? 0 : 1 + depthOf(above, upline);
};
export const nameOf = (agent: number) => `agent${agent}`;
const pathTo = (above: (number | null)[], agent: number | null): string[] =>
  agent === null ? [] : [...pathTo(above, above[agent] ?? null), nameOf(agent)];

const rise = fc.record({
  rate: fc.integer({ min: 1, max: 4_000 }),
  turnover: fc.nat(40_000),
  loss: fc.nat(9_000),
  activeMembers: fc.nat(2),
});
/** Rising tiers from steps. */
const ladder = fc.array(rise, { minLength: 1, maxLength: 4 }).map((steps) => {
  const tiers: ContractTier[] = [];
  for (const step of steps) {
    const last = tiers.at(-1);
    const sum = (money: 'turnover' | 'loss') =>
      toWire(last ? fromWire(last[money]) + BigInt(step[money]) : BigInt(step[money] % 500));
    const activeMembers = last ? last.activeMembers + step.activeMembers : 0;
    tiers.push({ rate: (last?.rate ?? 0) + step.rate, turnover: sum('turnover'), loss: sum('loss'), activeMembers });
  }
  return tiers;
});
const termsOf = (kind: Kind): fc.Arbitrary<ContractTerms> => {
  if (kind === 'dividend') return ladder.map((tiers) => ({ kind, period: 'D', tiers }));
  if (kind === 'daily') return ladder.map((tiers) => ({ kind, tiers }));
  const single = fc.nat(3_000).map((minor) => toWire(BigInt(minor)));
  return fc.record({ kind: fc.constant(kind), winRate: fc.nat(900), lossRate: fc.nat(900), singleBet: single });
};

/** Terms that can be granted below: each rate lower, each requirement the same or higher. */
export function lowered(terms: ContractTerms, by: number): ContractTerms {
  if (terms.kind === 'realtime')
    return { ...terms, winRate: Math.floor(terms.winRate / by), lossRate: Math.floor(terms.lossRate / by) };
  const tiers = terms.tiers.map((tier) => ({ ...tier, rate: Math.max(1, Math.floor(tier.rate / by)) }));
  return { ...terms, tiers: tiers.filter(({ rate }, index) => rate > (tiers[index - 1]?.rate ?? 0)) };
}

export type Scenario = { kind: Kind; above: (number | null)[]; agents: string[]; deals: Deal[]; plays: Play[] };

const bet = fc.record({
  by: fc.nat(60),
  place: fc.nat(99),
  minute: fc.nat(24 * 60 - 1),
  stake: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 900_000 })),
  back: fc.integer({ min: 0, max: 220 }),
  cancelled: fc.nat(9).map((nine) => nine === 9),
});

/** Agents, contracts of one kind (nested if `nested`) and bets, some cancelled on the same day. */
export const scenarios = (kinds: readonly Kind[] = KINDS, nested = false): fc.Arbitrary<Scenario> =>
  fc.constantFrom(...kinds).chain((kind) =>
    fc
      .record({
        above: tree,
        terms: fc.array(termsOf(kind), { minLength: 6, maxLength: 6 }),
        picks: fc.array(fc.nat(99), { minLength: 26, maxLength: 26 }),
        bets: fc.array(bet, { maxLength: 40 }),
      })
      .map(({ above, terms, picks, bets }) => ({
        kind,
        above,
        agents: above.map((_, agent) => nameOf(agent)),
        deals: dealsOf(above, terms, picks, nested),
        plays: bets.flatMap((entry) => playsOf(above, entry)),
      })),
  );

function dealsOf(above: (number | null)[], terms: ContractTerms[], picks: number[], nested: boolean): Deal[] {
  const had = new Map<number, ContractTerms>();
  return above.flatMap((upline, agent) => {
    const pick = picks[agent] ?? 0;
    const own = terms[pick % terms.length];
    const uplineTerms = upline === null ? undefined : had.get(upline);
    // An agent whose upline has no contract has none, and one in ten has none anyway.
    const agentTerms = upline === null || !nested ? own : uplineTerms && lowered(uplineTerms, 1 + (pick % 4) / 3);
    if (!agentTerms || pick >= 90 || (upline !== null && !uplineTerms)) return [];
    had.set(agent, agentTerms);
    const [from, to] = pick % 5 === 0 && !nested ? [START + 6 * HOUR, START + 20 * HOUR] : [0, null];
    return [
      {
        id: `deal${agent}`,
        giver: upline === null ? null : nameOf(upline),
        holder: nameOf(agent),
        terms: agentTerms,
        from,
        to,
      },
    ];
  });
}

function playsOf(
  above: (number | null)[],
  { by, place, minute, stake, back, cancelled }: typeof bet extends fc.Arbitrary<infer B> ? B : never,
): Play[] {
  const first = START + minute * 60_000;
  const staked = BigInt(stake);
  const returned = (staked * BigInt(back)) / 100n;
  const outcome = returned > staked ? 'won' : returned < staked ? 'lost' : 'even';
  const play: Play = {
    bettor: `player${by}`,
    path: pathTo(above, place % above.length),
    at: first,
    first,
    stake: staked,
    turnover: outcome === 'even' ? 0n : staked,
    loss: staked - returned,
    outcome,
  };
  return cancelled ? [play, cancelPlay(play, Math.min(first + HOUR, DAY.end - 1))] : [play];
}

/** A cancellation: the same bet with negative amounts, at its own time and in the bet's position. */
export const cancelPlay = (play: Play, at: number): Play => ({
  ...play,
  at,
  stake: -play.stake,
  turnover: -play.turnover,
  loss: -play.loss,
});
