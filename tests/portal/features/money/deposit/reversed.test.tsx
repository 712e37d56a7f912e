import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Debt } from '../../../../../src/portal/features/money/deposit/debt';
import { show } from '../../../harness/show';

test('the form states what the next deposit settles first [own.deposit.reversed]', () => {
  show(<Debt amount="350.00" />);
  expect(screen.getByText(/350\.00 is open .* settled first/)).toBeTruthy();
});
