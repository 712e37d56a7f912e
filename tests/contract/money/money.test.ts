import { describe, expect, test } from 'vitest';
import { amountProblem, largestOf } from '../../../src/contract/money/money';

const bounds = { min: '100.00', max: '5000.00' };

describe('an invalid amount names the bound that applies now [own.money.number]', () => {
  test.each([
    ['99.99', '9000.00', 'min'],
    ['100', '9000.00', null],
    ['5000', '9000.00', null],
    ['5000.01', '9000.00', 'max'],
    // The available amount, where that is less, however far above the maximum the amount is.
    ['5000.01', '2000.00', 'available'],
    ['2000.01', '2000.00', 'available'],
    ['2000', '2000.00', null],
    ['5000.01', '5000.00', 'max'],
    // Below the minimum no amount is valid, so the error suggests none.
    ['50', '99.99', 'short'],
    ['100', '99.99', 'short'],
    ['9000', '0.00', 'short'],
    ['100', '100.00', null],
    // Without a limit only the bounds apply.
    ['5000.01', null, 'max'],
    ['5000', null, null],
    ['0', '0.00', 'none'],
    ['', '0.00', 'none'],
    ['a lot', '0.00', 'unclear'],
  ])('%s with %s available: %s', (typed, available, problem) => {
    expect(amountProblem(typed, { ...bounds, available })).toBe(problem);
  });

  test('between wallets only the available amount limits', () => {
    const between = (typed: string, available: string) => amountProblem(typed, { available });
    expect([between('0.01', '0.00'), between('0.01', '0.01'), between('7', '6.99')]).toEqual([
      'available',
      null,
      'available',
    ]);
  });

  test('the largest valid amount is the smaller of maximum and available amount', () => {
    expect(largestOf({ max: '5000.00', available: '9000.00' })).toEqual({ by: 'max', amount: '5000.00' });
    expect(largestOf({ max: '5000.00', available: '4999.99' })).toEqual({ by: 'available', amount: '4999.99' });
    expect(largestOf({ max: '5000.00', available: null })).toEqual({ by: 'max', amount: '5000.00' });
    expect(largestOf({ available: '1.00' })).toEqual({ by: 'available', amount: '1.00' });
    expect(largestOf({ available: null })).toBeNull();
  });
});
