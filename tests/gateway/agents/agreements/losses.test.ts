import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContractTerms } from '../../../../src/contract/agents/agent-contracts';
import { toWire } from '../../../../src/contract/money/money';
import { digestOf, type Held, lossesOf } from '../../../../src/gateway/agents/agreements/losses';
import { isWithin, rateAt } from '../../../../src/gateway/agents/agreements/terms';
import { daily, tier } from './support';

const step = fc.record({
  rate: fc.integer({ min: 1, max: 30 }),
  turnover: fc.nat(4),
  loss: fc.nat(4),
  activeMembers: fc.nat(2),
});
/** Small enough to check every point. */
const small = fc.array(step, { minLength: 1, maxLength: 3 }).map((steps): ContractTerms & { kind: 'daily' } => {
  let rate = 0;
  let turnover = 0;
  let loss = 0;
  let activeMembers = 0;
  const tiers = steps.map((agreement) => {
    [rate, turnover, loss, activeMembers] = [
      rate + agreement.rate,
      turnover + agreement.turnover,
      loss + agreement.loss,
      activeMembers + agreement.activeMembers,
    ];
    return { rate, turnover: toWire(BigInt(turnover)), loss: toWire(BigInt(loss)), activeMembers };
  });
  return { kind: 'daily', tiers };
});

describe('comparison of terms [s4.contract.auto-termination]', () => {
  test('terms are within others if no rate is higher at any point', () => {
    const isIt = (
      below: Extract<ContractTerms, { kind: 'daily' }>,
      above: Extract<ContractTerms, { kind: 'daily' }>,
    ) => {
      // Three steps of four at most: turnover up to 12, loss from -1 to 12, six members.
      const points = [...Array(13 * 14 * 7).keys()].map((nth) => ({
        turnover: BigInt(nth % 13),
        loss: BigInt((Math.floor(nth / 13) % 14) - 1),
        activeMembers: Math.floor(nth / (13 * 14)),
      }));
      const nowhere = points.every((point) => rateAt(below.tiers, point) <= rateAt(above.tiers, point));
      expect(isWithin(below, above)).toBe(nowhere);
    };
    fc.assert(fc.property(small, small, isIt), { numRuns: 200 });
  });

  const realtime = (winRate: number, lossRate: number, singleBet: string): ContractTerms => ({
    kind: 'realtime',
    winRate,
    lossRate,
    singleBet,
  });
  test.each<[string, ContractTerms, ContractTerms, boolean]>([
    ['the same', daily(5), daily(5), true],
    ['higher', daily(6), daily(5), false],
    ['of another kind', { kind: 'hourly', tiers: [tier(1)] }, daily(5), false],
    [
      'of another period',
      { kind: 'dividend', period: 'W', tiers: [tier(1)] },
      { kind: 'dividend', period: 'M', tiers: [tier(5)] },
      false,
    ],
    [
      'of the same period',
      { kind: 'dividend', period: 'W', tiers: [tier(1)] },
      { kind: 'dividend', period: 'W', tiers: [tier(5)] },
      true,
    ],
    ['salary that asks for no less', realtime(3, 4, '1.00'), realtime(3, 4, '1.00'), true],
    ['more where a bet has won', realtime(4, 4, '1.00'), realtime(3, 4, '1.00'), false],
    ['more where a bet has lost', realtime(3, 5, '1.00'), realtime(3, 4, '1.00'), false],
    ['of smaller bets', realtime(1, 1, '0.99'), realtime(3, 4, '1.00'), false],
    ['wages under a salary', daily(1), realtime(3, 4, '1.00'), false],
    ['a salary under wages', realtime(0, 0, '1.00'), daily(1), false],
  ])('%s', (_, below, above, within) => expect(isWithin(below, above)).toBe(within));
});

type Act = { kind: 'accept' | 'end'; agent: number; rate: number };
const UPLINE = [null, 0, 1, 2, 3, 1, 5, 0, 7, null];
const nameOf = (agent: number | null) => (agent === null ? null : `agent${agent}`);

/** Contracts in force after a sequence of accepted offers and terminations, by the gateway's rules. */
function after(acts: Act[]): Held[] {
  let inForce: Held[] = [];
  for (const [nth, { kind, agent, rate }] of acts.entries()) {
    const holderId = `agent${agent}`;
    const upline = nameOf(UPLINE[agent] ?? null);
    const own = inForce.find((agreement) => agreement.holderId === upline);
    const terms = daily(rate);
    const isAllowed = kind === 'end' || upline === null || (own && isWithin(terms, own.terms));
    if (!isAllowed) continue;
    // Nothing it grants is within terms of another kind.
    const lost = lossesOf({ holderId, terms: kind === 'end' ? { kind: 'hourly', tiers: [tier(1)] } : terms }, inForce);
    const gone = new Set(lost.map(({ contract }) => contract.id));
    inForce = inForce.filter(({ id, holderId: holder }) => !gone.has(id) && holder !== holderId);
    if (kind === 'accept') inForce.push({ id: `contract${nth}`, giverId: upline, holderId, terms });
  }
  return inForce;
}

test('P7: after any sequence, no contract exceeds its giver’s or lacks one', () => {
  const act = fc.record({
    kind: fc.constantFrom('accept' as const, 'accept' as const, 'accept' as const, 'end' as const),
    agent: fc.nat(9),
    rate: fc.integer({ min: 1, max: 9 }),
  });
  const isIt = (acts: Act[]) => {
    const inForce = after([...UPLINE.map((_, agent) => ({ kind: 'accept' as const, agent, rate: 5 })), ...acts]);
    for (const { giverId, terms } of inForce) {
      const above = inForce.find(({ holderId }) => holderId === giverId);
      expect(giverId === null || (above !== undefined && isWithin(terms, above.terms))).toBe(true);
    }
    expect(new Set(inForce.map(({ holderId }) => holderId)).size).toBe(inForce.length);
  };
  fc.assert(fc.property(fc.array(act, { maxLength: 30 }), isIt), { numRuns: 600 });
});

test('the digest identifies the set of contracts in any order', () => {
  const agreement = { contract: { id: 'a', giverId: null, holderId: 'x', terms: daily(1) }, ending: 'above' as const };
  const other = { ...agreement, contract: { ...agreement.contract, id: 'b' } };
  expect(digestOf([agreement, other])).toBe(digestOf([other, agreement]));
  expect(new Set([digestOf([]), digestOf([agreement]), digestOf([other]), digestOf([agreement, other])]).size).toBe(4);
});
