import { describe, expect, test } from 'vitest';
import { checkOffer } from '../../../src/portal/parts/contract-offer/check-offer';

const terms = { downline: ' bijoy ', 'rate.0': '2.5', 'turnover.0': '', 'loss.0': '', 'activeMembers.0': '' };
const two = { ...terms, 'rate.1': '5', 'turnover.1': '10,000', 'loss.1': '500', 'activeMembers.1': '3' };
const wrong = (...problems: [field: string, code: string][]) => ({
  kind: 'wrong',
  problems: problems.map(([field, code]) => ({ field, code })),
});

describe('check of an offer [own.contract.offered]', () => {
  test('converts percent to thousandths in both scripts; empty fields require nothing', () => {
    expect(checkOffer('daily', { ...terms, 'rate.0': '২.৫%', 'turnover.0': '৫,০০০' }, 1)).toEqual({
      kind: 'right',
      offer: {
        downline: 'bijoy',
        terms: { kind: 'daily', tiers: [{ rate: 2_500, turnover: '5000.00', loss: '0.00', activeMembers: 0 }] },
      },
    });
    expect(checkOffer('dividend', { ...two, period: 'W' }, 2)).toMatchObject({
      offer: {
        terms: {
          kind: 'dividend',
          period: 'W',
          tiers: [{ rate: 2_500 }, { rate: 5_000, loss: '500.00', activeMembers: 3 }],
        },
      },
    });
    expect(checkOffer('realtime', { downline: 'bijoy', winRate: '0.1', lossRate: '', singleBet: '10' }, 1)).toEqual({
      kind: 'right',
      offer: { downline: 'bijoy', terms: { kind: 'realtime', winRate: 100, lossRate: 0, singleBet: '10.00' } },
    });
  });

  test('ignores removed tiers', () => {
    expect(checkOffer('hourly', { ...two, 'rate.1': 'x' }, 1)).toMatchObject({
      kind: 'right',
      offer: { terms: { tiers: [{ rate: 2_500 }] } },
    });
  });

  test.each([
    [{ ...terms, downline: ' ' }, wrong(['downline', 'empty'])],
    [{ ...terms, 'rate.0': '' }, wrong(['rate.0', 'rate'])],
    [{ ...terms, 'rate.0': '0' }, wrong(['rate.0', 'rate'])],
    [{ ...terms, 'rate.0': '100.001' }, wrong(['rate.0', 'rate'])],
    [{ ...terms, 'rate.0': '1.2345' }, wrong(['rate.0', 'rate'])],
    [{ ...terms, 'turnover.0': '-5' }, wrong(['turnover.0', 'unclear'])],
    [{ ...terms, 'loss.0': '12345678901234' }, wrong(['loss.0', 'amount'])],
    [{ ...terms, 'activeMembers.0': '1.5' }, wrong(['activeMembers.0', 'members'])],
    [{ ...terms, 'activeMembers.0': '1000001' }, wrong(['activeMembers.0', 'members'])],
  ])('rejects %o', (draft, problems) => expect(checkOffer('daily', draft, 1)).toEqual(problems));

  test.each([
    [{ 'rate.1': '2.5' }, wrong(['rate.1', 'rises'])],
    [{ 'turnover.0': '20000' }, wrong(['turnover.1', 'less'])],
    [{ 'loss.0': '501' }, wrong(['loss.1', 'less'])],
    [{ 'activeMembers.0': '4' }, wrong(['activeMembers.1', 'less'])],
  ])('rejects a tier that does not rise, as with %o', (change, problems) =>
    expect(checkOffer('daily', { ...two, ...change }, 2)).toEqual(problems),
  );

  test.each([
    [{ winRate: '101', lossRate: '1' }, wrong(['winRate', 'rate'])],
    [{ winRate: '', lossRate: '0' }, wrong(['winRate', 'rate'])],
    [{ winRate: '1', lossRate: '1', singleBet: 'ten' }, wrong(['singleBet', 'unclear'])],
  ])('rejects a real-time salary of %o', (draft, problems) =>
    expect(checkOffer('realtime', { downline: 'bijoy', ...draft }, 1)).toEqual(problems),
  );
});
