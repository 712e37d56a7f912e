// @vitest-environment jsdom
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createDeposit } from '../../../../src/contract/money/deposit';
import { setDepositLimit } from '../../../../src/contract/money/gaming-limits';
import { amountOf, amountProblem } from '../../../../src/contract/money/money';
import { partnerTransfer, walletTransfer } from '../../../../src/contract/money/wallet';
import { withdraw } from '../../../../src/contract/money/withdrawal';
import { convertPoints } from '../../../../src/contract/rewards/points';
import { countOf } from '../../../../src/portal/features/play/lottery/count-input';
import { checkOffer } from '../../../../src/portal/parts/contract-offer/check-offer';
import { rateIn } from '../../../../src/portal/parts/contracts/rate-of';

/** Typed text and its value in each kind of field; null: rejected. Rates are thousandths of a percent. */
type Row = [typed: string, amount: string | null, rate: number | null, count: number | null];

const understood: Row[] = [
  ['5', '5.00', 5_000, 5],
  ['0', '0.00', 0, 0],
  ['07', '7.00', 7_000, 7],
  ['12.5', '12.50', 12_500, null],
  ['12.50', '12.50', 12_500, null],
  ['0.5', '0.50', 500, null],
  ['0.05', '0.05', 50, null],
  ['2.125', null, 2_125, null],
  ['100', '100.00', 100_000, 100],
  ['100.01', '100.01', null, null],
  ['1250', '1250.00', null, 1_250],
  ['1,250', '1250.00', null, 1_250],
  ['1,250.75', '1250.75', null, null],
  ['12,500', '12500.00', null, 12_500],
  ['1,00,000', '100000.00', null, 100_000],
  ['100,000', '100000.00', null, 100_000],
  ['1,250,000', '1250000.00', null, null],
  ['12,50,000', '1250000.00', null, null],
  ['1,00,00,000.50', '10000000.50', null, null],
  [' 12.50 ', '12.50', 12_500, null],
  ['\t25\n', '25.00', 25_000, 25],
  ['\u00a025\u00a0', '25.00', 25_000, 25],
  ['১২.৫০', '12.50', 12_500, null],
  ['১,২৫০', '1250.00', null, 1_250],
  ['১,০০,০০০', '100000.00', null, 100_000],
  ['১২৩৪.০৫', '1234.05', null, null],
  ['২৫', '25.00', 25_000, 25],
  ['２５', '25.00', 25_000, 25],
  ['１２.５０', '12.50', 12_500, null],
  ['1২３', '123.00', null, 123],
];
const rejected = [
  '12,50',
  '0,5',
  '1,4,0',
  '1.234,56',
  '1,234,5',
  '1,23',
  '1,2345',
  '12,34',
  '1234,567',
  '1,00,00',
  '10,00,0',
  '0,500',
  '01,250',
  ',250',
  '1,250,',
  '1,,250',
  '১২,৫০',
  '1.2.3',
  '1.250.000',
  '12.',
  '.5',
  '12.5000',
  '1e3',
  '1E3',
  '0x10',
  '-5',
  '+5',
  '−5',
  '1 250',
  "1'250",
  '1_250',
  '৳500',
  'P 500',
  '500/-',
  '5O0',
  '1²',
  '½',
  '٥',
  '12;50',
  '12٫50',
  '1，250',
  'all',
  'NaN',
  'Infinity',
  '9999999999999999',
];
const rows: Row[] = [...understood, ...rejected.map((typed): Row => [typed, null, null, null])];

/** Amount of an offer: the minimum turnover of its tier. */
function leastOf(typed: string): string | null {
  const offer = { downline: 'karim', period: 'M', 'rate.0': '1', 'turnover.0': typed };
  const check = checkOffer('dividend', offer, 1);
  if (check.kind === 'wrong' || check.offer.terms.kind !== 'dividend') return null;
  return check.offer.terms.tiers[0]?.turnover ?? null;
}

describe('typed numbers', () => {
  test.each(rows)('reads %j as amount %j, rate %j, count %j [own.money.typed]', (typed, amount, rate, count) => {
    expect({ amount: amountOf(typed), least: leastOf(typed), rate: rateIn(typed), count: countOf(typed) }).toEqual({
      amount,
      least: amount,
      rate,
      count,
    });
  });

  test.each(rejected)('reports %j as unclear instead of guessing [own.money.typed]', (typed) => {
    expect(amountProblem(typed, { available: null })).toBe('unclear');
  });

  test('accepts a rate with a percent sign, and reads an empty count as zero [own.money.typed]', () => {
    expect([rateIn('2.5%'), rateIn('2.5 %'), rateIn('%'), rateIn('2%5'), countOf(' ')]).toEqual([
      2_500,
      2_500,
      null,
      null,
      0,
    ]);
  });
});

describe('numbers on the wire', () => {
  const id = '01890000-0000-7000-8000-0000000000f1';
  const paymentPassword = '123456';
  const requests: Record<string, (amount: unknown) => boolean> = {
    deposit: (amount) => v.is(createDeposit, { method: 'nodi', amount }),
    withdrawal: (amount) => v.is(withdraw, { bankAccountId: id, amount, paymentPassword }),
    'transfer between wallets': (amount) => v.is(walletTransfer, { from: 'main', to: 'moyur', amount }),
    'transfer to a partner': (amount) => v.is(partnerTransfer, { to: 'karim', amount, paymentPassword }),
    'deposit limit': (amount) => v.is(setDepositLimit, { period: 'day', limit: amount }),
  };

  test.each(Object.entries(requests))(
    'accepts only plain digits with two decimals for a %s [own.money.typed]',
    (_, accepts) => {
      expect(accepts('12.50')).toBe(true);
      const plain = ['12.50', '0.05', '100.01'];
      expect(rows.map(([typed]) => typed).filter((typed) => !plain.includes(typed) && accepts(typed))).toEqual([]);
      expect(
        [12.5, 12, null, ['12.50'], '12.50\n', '０.５０'].filter(
          (candidate) => candidate !== null && accepts(candidate),
        ),
      ).toEqual([]);
    },
  );

  test('accepts only whole numbers of points [own.money.typed]', () => {
    const accepts = (points: unknown) => v.is(convertPoints, { points, paymentPassword });
    expect([500, '500', 1.5, -1, 0, Number.NaN].map(accepts)).toEqual([true, false, false, false, false, false]);
  });
});
