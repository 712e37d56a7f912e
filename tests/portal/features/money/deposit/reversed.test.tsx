import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deposit } from '../../../../../machines/samples';
import { Debt } from '../../../../../src/portal/features/money/deposit/debt';
import { HistoryRows } from '../../../../../src/portal/features/money/deposit/history-rows';
import { show } from '../../../harness/show';

const credited = { ...deposit, state: 'credited' as const, payUrl: null };

test.each([
  ['1000.00', 'Taken back', 'P 1,000.00 taken back'],
  ['250.00', 'Partly taken back', 'P 250.00 taken back'],
])('the history shows that %s of a deposit was taken back [own.deposit.reversed]', (reversed, status, amount) => {
  show(<HistoryRows deposits={[{ ...credited, reversed }]} />);
  expect(screen.getByText(status)).toBeTruthy();
  expect(screen.getByText(amount)).toBeTruthy();
});

test('the history shows a credited deposit without a reversal as credited [own.deposit.history]', () => {
  show(<HistoryRows deposits={[credited]} />);
  expect(screen.getByText('Credited')).toBeTruthy();
  expect(screen.queryByText(/taken back/)).toBeNull();
});

test('the form states what the next deposit settles first [own.deposit.reversed]', () => {
  show(<Debt amount="350.00" />);
  expect(screen.getByText(/P 350\.00 is open .* settled first/)).toBeTruthy();
});
