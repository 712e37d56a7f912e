import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContractTerms } from '../../../../../src/contract/agents/agent-contracts';
import { dueOf } from '../../../../../src/gateway/agents/agreements/pay/sums';
import { cancelPlay, DAY, lowered, RULES, type Scenario, START, scenarios } from './arbitrary';
import { earned } from './oracle';
import { type Deal, type Line, linesOf, ownOf, type Play, reckon } from './reference';

const sum = (all: bigint[]) => all.reduce((total, amount) => total + amount, 0n);
const linesFor = ({ deals }: Scenario, plays: Play[], rules = RULES): Line[] =>
  linesOf(reckon(deals, plays, DAY, rules));
const ownFor = (scenario: Scenario, plays: Play[]): bigint[] => {
  const lines = linesFor(scenario, plays);
  return scenario.agents.map((agent) => ownOf(agent, lines));
};
const house = (lines: Line[]) => sum(lines.filter(({ giver }) => giver === null).map(({ gross }) => gross));

test('P9: results match the definition for any tree, contracts and bets', { tags: ['extended'] }, () => {
  const isIt = (scenario: Scenario) => {
    expect(ownFor(scenario, scenario.plays)).toEqual(
      earned(scenario.agents, scenario.deals, scenario.plays, DAY, RULES.activeFrom),
    );
  };
  fc.assert(fc.property(scenarios(), isIt), { numRuns: 1_500 });
});

test('P1: earnings over a tree equal the house’s payments exactly, including debts', { tags: ['extended'] }, () => {
  const isIt = (scenario: Scenario, debts: number[]) => {
    const lines = linesFor(scenario, scenario.plays);
    const own = scenario.agents.map((agent) => ownOf(agent, lines));
    expect(sum(own)).toBe(house(lines));
    const before = own.map((_, index) => BigInt(-(debts[index] ?? 0)));
    const dues = own.map((earnedByOne, index) => dueOf(earnedByOne, { paid: 0n, debt: before[index] ?? 0n }));
    expect(dues.every(({ pay, debt }) => pay >= 0n && debt <= 0n)).toBe(true);
    expect(sum(dues.map(({ pay, debt }) => pay + debt)) - sum(before)).toBe(house(lines));
  };
  fc.assert(fc.property(scenarios(), fc.array(fc.nat(5_000), { maxLength: 26 }), isIt), { numRuns: 800 });
});

/** The same contracts without requirements on the team's loss. */
const notByLoss = (deals: Deal[]) =>
  deals.map((deal) => {
    const { terms } = deal;
    if (terms.kind !== 'daily') return deal;
    return { ...deal, terms: { ...terms, tiers: terms.tiers.map((tier) => ({ ...tier, loss: '0.00' })) } };
  });

test('P1: nested contracts on turnover without loss requirements never make earnings negative', {
  tags: ['extended'],
}, () => {
  const isIt = (scenario: Scenario) => {
    expect(ownFor({ ...scenario, deals: notByLoss(scenario.deals) }, scenario.plays).filter((own) => own < 0n)).toEqual(
      [],
    );
  };
  fc.assert(fc.property(scenarios(['daily', 'realtime'], true), isIt), { numRuns: 400 });
});

test('P1, shrunk case: a wage without loss requirement is paid to a winning team', { tags: ['extended'] }, () => {
  const terms: ContractTerms = {
    kind: 'daily',
    tiers: [{ rate: 1_000, turnover: '0.00', loss: '0.00', activeMembers: 0 }],
  };
  const deal = { id: 'deal2', giver: null, holder: 'agent2', terms, from: 0, to: null };
  const won = {
    bettor: 'p',
    path: ['agent2'],
    at: START,
    first: START,
    stake: 267n,
    turnover: 267n,
    loss: -1n,
    outcome: 'won',
  } as const;
  expect(ownOf('agent2', linesOf(reckon([deal], [won], DAY, RULES)))).toBe(2n);
});

test('P1, shrunk case: another branch’s wins make the upline miss a loss requirement the downline met', {
  tags: ['extended'],
}, () => {
  const terms: ContractTerms = {
    kind: 'daily',
    tiers: [{ rate: 1, turnover: '0.00', loss: '0.01', activeMembers: 0 }],
  };
  const deal = { terms, from: 0, to: null };
  const deals = [
    { ...deal, id: 'deal0', giver: null, holder: 'agent0' },
    { ...deal, id: 'deal1', giver: 'agent0', holder: 'agent1' },
  ];
  const lost = {
    bettor: 'p',
    path: ['agent0', 'agent1'],
    at: START,
    first: START,
    stake: 100_000n,
    turnover: 100_000n,
    loss: 100_000n,
  } as const;
  const won = { ...lost, path: ['agent0'], stake: 172_416n, turnover: 172_416n, loss: -100_001n };
  const lines = linesOf(
    reckon(
      deals,
      [
        { ...lost, outcome: 'lost' },
        { ...won, outcome: 'won' },
      ],
      DAY,
      RULES,
    ),
  );
  expect([ownOf('agent0', lines), ownOf('agent1', lines), house(lines)]).toEqual([-1n, 1n, 0n]);
  expect(dueOf(-1n, { paid: 0n, debt: 0n })).toEqual({ pay: 0n, debt: -1n });
});

test('P2: after a payment nothing more is due', () => {
  const isIt = (own: bigint, paid: bigint, debt: bigint) => {
    const first = dueOf(own, { paid, debt: -debt });
    const again = dueOf(own, { paid: paid + first.pay, debt: -debt });
    expect([again.pay, again.debt]).toEqual([0n, first.debt]);
  };
  const minor = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), minor, minor, isIt), { numRuns: 500 });
});

/** Pays the difference at five-minute steps; each sees the bets so far. */
function paidBy(
  scenario: Scenario,
  agent: string,
  turns: number[],
  comes: (play: Play) => number,
): { paid: bigint; remainingDebt: bigint } {
  return turns.reduce(
    ({ paid }, turn) => {
      const own = ownOf(
        agent,
        linesFor(
          scenario,
          scenario.plays.filter((play) => comes(play) < turn),
        ),
      );
      const { pay, debt } = dueOf(own, { paid, debt: 0n });
      return { paid: paid + pay, remainingDebt: debt };
    },
    { paid: 0n, remainingDebt: 0n },
  );
}

test('P3: any division of a day and any order of bets pay the same', { tags: ['extended'] }, () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 287 }), { maxLength: 12 });
  const isIt = (scenario: Scenario, some: number[], other: number[], late: number[]) => {
    const turnsOf = (all: number[]) =>
      [...new Set(all), 288].sort((a, b) => a - b).map((five) => START + five * 300_000);
    const shuffled = new Map(
      scenario.plays.map((play, index) => [play, Math.min(play.at + (late[index % 8] ?? 0) * 300_000, DAY.end - 1)]),
    );
    for (const agent of scenario.agents.slice(0, 4)) {
      const once = dueOf(ownOf(agent, linesFor(scenario, scenario.plays)), { paid: 0n, debt: 0n });
      for (const [cut, comes] of [
        [some, (play: Play) => play.at],
        [other, (play: Play) => shuffled.get(play) ?? play.at],
      ] as const) {
        const { paid, remainingDebt } = paidBy(scenario, agent, turnsOf(cut), comes);
        expect(paid + remainingDebt).toBe(once.pay + once.debt);
      }
    }
  };
  fc.assert(
    fc.property(
      scenarios(['realtime', 'daily']),
      cuts,
      cuts,
      fc.array(fc.nat(40), { minLength: 8, maxLength: 8 }),
      isIt,
    ),
    {
      numRuns: 300,
    },
  );
});

test('P4: a bet cancelled in its period counts as never made', () => {
  const isIt = (scenario: Scenario, which: number) => {
    const play = scenario.plays[which % Math.max(1, scenario.plays.length)];
    if (!play) return;
    const others = scenario.plays.filter(
      (candidate) => candidate.first !== play.first || candidate.bettor !== play.bettor,
    );
    expect(ownFor(scenario, [...others, play, cancelPlay(play, DAY.end - 1)])).toEqual(ownFor(scenario, others));
  };
  fc.assert(fc.property(scenarios(), fc.nat(1_000), isIt), { numRuns: 400 });
});

test('P4: a bet cancelled after its period is taken back at the paid rate by its contracts', () => {
  const isIt = (scenario: Scenario, which: number, rate: number) => {
    const play = scenario.plays[which % Math.max(1, scenario.plays.length)];
    if (!play) return;
    const next = { start: DAY.end, end: DAY.end + 86_400_000 };
    const later = { ...RULES, ratePaid: () => rate };
    const deals = scenario.deals.map((deal) => ({ ...deal, to: Math.min(deal.to ?? DAY.end, DAY.end) }));
    const back = cancelPlay(play, next.start + 1);
    for (const { deal, numerator, reached } of reckon(deals, [back], next, later)) {
      const counts = play.path.includes(deal.holder) && deal.from <= play.first && play.first < (deal.to ?? DAY.end);
      const was = reckon([deal], [play], DAY, RULES)[0]?.numerator ?? 0n;
      const base = scenario.kind === 'dividend' ? back.loss : back.turnover;
      if (scenario.kind === 'realtime') expect(numerator).toBe(-was);
      else expect([numerator, reached.turnover]).toEqual([counts ? base * BigInt(rate) : 0n, 0n]);
    }
  };
  fc.assert(fc.property(scenarios(), fc.nat(1_000), fc.integer({ min: 1, max: 40_000 }), isIt), { numRuns: 300 });
});

test('P5: later contracts, terminations and bets leave a closed period unchanged', () => {
  const isIt = (scenario: Scenario, other: Scenario) => {
    const deals = [
      ...scenario.deals.map((deal) => ({ ...deal, to: deal.to ?? DAY.end + 5 })),
      ...other.deals.map((deal) => ({ ...deal, id: `later${deal.id}`, from: DAY.end, to: null })),
    ];
    const plays = [
      ...scenario.plays,
      ...other.plays.map((play) => ({ ...play, at: play.at + 86_400_000, first: play.first + 86_400_000 })),
    ];
    expect(ownFor({ ...scenario, deals }, plays)).toEqual(ownFor(scenario, scenario.plays));
  };
  fc.assert(fc.property(scenarios(), scenarios(), isIt), { numRuns: 300 });
});

test('P6: more turnover never decreases a line’s pay', () => {
  const isIt = (scenario: Scenario, which: number, more: bigint) => {
    const play = scenario.plays[which % Math.max(1, scenario.plays.length)];
    if (!play) return;
    const added = { ...play, stake: more, turnover: more, loss: 0n, outcome: 'lost' as const };
    expect(house(linesFor(scenario, [...scenario.plays, added]))).toBeGreaterThanOrEqual(
      house(linesFor(scenario, scenario.plays)),
    );
  };
  fc.assert(
    fc.property(scenarios(['daily', 'realtime']), fc.nat(1_000), fc.bigInt({ min: 1n, max: 10n ** 9n }), isIt),
    {
      numRuns: 300,
    },
  );
});

test('a dividend’s deficit is carried into its next base and changes nothing else', () => {
  const isIt = (scenario: Scenario, lack: bigint) => {
    const carried = new Map(scenario.deals.map(({ id }) => [id, -lack]));
    for (const { deal, base, reached, rate, carriesOver, numerator } of reckon(scenario.deals, scenario.plays, DAY, {
      ...RULES,
      carried,
    })) {
      expect([deal.id, base]).toEqual([deal.id, reached.loss - lack]);
      expect(carriesOver).toBe(base < 0n ? base : 0n);
      expect(numerator).toBe(base > 0n ? BigInt(rate) * base : 0n);
    }
  };
  fc.assert(fc.property(scenarios(['dividend']), fc.bigInt({ min: 0n, max: 10n ** 6n }), isIt), { numRuns: 200 });
});

test('with a losing and a winning child branch, the difference is the upline’s debt, not the house’s', () => {
  const terms = {
    kind: 'dividend',
    period: 'D',
    tiers: [{ rate: 30_000, turnover: '0.00', loss: '0.00', activeMembers: 0 }],
  } as const;
  const mutable = { ...terms, tiers: [...terms.tiers] };
  const deal = { from: 0, to: null };
  const deals = [
    { ...deal, id: 'a', giver: null, holder: 'a', terms: mutable },
    { ...deal, id: 'c', giver: 'a', holder: 'c', terms: lowered(mutable, 1.5) },
  ];
  const play = (path: string[], loss: bigint): Play => ({
    bettor: 'p',
    path,
    at: START,
    first: START,
    stake: 100n,
    turnover: 100n,
    loss,
    outcome: 'lost',
  });
  const lines = linesOf(reckon(deals, [play(['a', 'c'], 100n), play(['a'], -90n)], DAY, RULES));
  expect([ownOf('a', lines), ownOf('c', lines), house(lines)]).toEqual([-17n, 20n, 3n]);
  expect(dueOf(-17n, { paid: 0n, debt: 0n })).toEqual({ pay: 0n, debt: -17n });
  expect(dueOf(30n, { paid: 0n, debt: -17n })).toEqual({ pay: 13n, debt: 0n });
});
