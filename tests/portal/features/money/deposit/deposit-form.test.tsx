import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createActor, waitFor as settled } from 'xstate';
import { depositMove } from '../../../../../src/portal/features/money/deposit/deposit.flow';
import { DepositForm } from '../../../../../src/portal/features/money/deposit/deposit-form';
import { moneyMoveFlow } from '../../../../../src/ui/money/money-move.flow';
import { lend } from '../../../harness/flow-support';
import { show } from '../../../harness/show';

const DEPOSITS = '/wps/member/deposits';
const terms = {
  methods: [
    { code: 'nodi', name: 'Nodi Pay', min: '100.00', max: '5000.00' },
    { code: 'bank', name: 'Bank transfer', min: '500.00', max: '9000.00' },
  ],
  barred: null,
  limitLeft: '7000.00',
  demo: true,
  debt: null,
  offerLimits: false,
};

/** The wired form, submitted once with an amount. */
async function sentWith(amount: string) {
  const { deps } = lend({ [`${DEPOSITS}/terms`]: { value: terms }, [`${DEPOSITS}/pending`]: { value: null } });
  const move = createActor(moneyMoveFlow(deps, depositMove(deps))).start();
  onTestFinished(() => void move.stop());
  await settled(move, (state) => state.hasTag('form'));
  const { user } = show(<DepositForm move={move} terms={terms} />);
  const field = screen.getByLabelText<HTMLInputElement>('Amount');
  await user.type(field, amount);
  await user.click(screen.getByRole('button', { name: 'Deposit' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  return { user, field };
}

const expectNoError = (field: HTMLElement) =>
  waitFor(() => expect([field.getAttribute('aria-invalid'), screen.queryByRole('alert')]).toEqual([null, null]));

test('deleting a digit fixes the amount, and typing on reports no new error [own.money.corrected]', async () => {
  const { user, field } = await sentWith('50000');
  await user.type(field, '{Backspace}');
  await expectNoError(field);
  await user.clear(field);
  await user.type(field, '1');
  await expectNoError(field);
});

test('a quick amount fixes it [own.money.corrected]', async () => {
  const { user, field } = await sentWith('50000');
  await user.click(screen.getByRole('button', { name: '2,000' }));
  await expectNoError(field);
});

test('another method with wider bounds fixes it [own.money.corrected]', async () => {
  const { user, field } = await sentWith('6000');
  await user.click(screen.getByRole('radio', { name: /^Bank/ }));
  await expectNoError(field);
});

/** Error text of a field. */
const errorText = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

test('names the bound of the selected method [own.money.number]', async () => {
  const { user, field } = await sentWith('50');
  expect(errorText(field)).toBe('The minimum for this method is P\u00a0100.00.');
  await user.click(screen.getByRole('radio', { name: /^Bank/ }));
  await waitFor(() => expect(errorText(field)).toBe('The minimum for this method is P\u00a0500.00.'));
  await user.clear(field);
  await user.type(field, '500');
  await expectNoError(field);
});

test('names the largest possible amount, which is accepted [own.money.number]', async () => {
  const { user, field } = await sentWith('8000');
  expect(errorText(field)).toBe('The maximum for this method is P\u00a05,000.00.');
  await user.clear(field);
  await user.type(field, '5000');
  await expectNoError(field);
});
