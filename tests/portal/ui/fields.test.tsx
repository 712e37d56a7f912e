// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AmountInput } from '../../../src/ui/amount-input';
import { Button } from '../../../src/ui/button';
import { CheckBox } from '../../../src/ui/check-box';
import { DateInput } from '../../../src/ui/date-input';
import { ErrorSummary } from '../../../src/ui/error-summary';
import { ChartForm } from '../../../src/ui/form/chart-form';
import { Options } from '../../../src/ui/options';
import { PasswordInput } from '../../../src/ui/password-input';
import { TextInput } from '../../../src/ui/text-input';
import { show } from '../harness/show';

const describedBy = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

test('a hint, or the error that replaces it, is tied to its field', async () => {
  show(
    <>
      <TextInput label="Username" hint="Latin letters" />
      <TextInput label="Number" hint="Ten digits" error="Give ten digits" />
    </>,
  );
  const username = screen.getByLabelText('Username');
  const number = screen.getByLabelText('Number');
  expect([describedBy(username), username.getAttribute('aria-invalid')]).toEqual(['Latin letters', null]);
  expect([describedBy(number), number.getAttribute('aria-invalid')]).toEqual(['Give ten digits', 'true']);
});

test('a date is marked as empty until a day is set, and again when it is cleared [own.form.empty-date]', () => {
  show(
    <>
      <DateInput label="Start" />
      <DateInput label="End" defaultValue="2026-11-27" />
    </>,
  );
  const start = screen.getByLabelText('Start');
  const end = screen.getByLabelText('End');
  const areEmpty = () => [start, end].map((field) => field.hasAttribute('data-empty'));
  expect(areEmpty()).toEqual([true, false]);
  fireEvent.input(start, { target: { value: '2026-11-26' } });
  fireEvent.input(end, { target: { value: '' } });
  expect(areEmpty()).toEqual([false, true]);
});

test('a password is masked and can be shown [asvs 6.2.6]', async () => {
  const { user } = show(<PasswordInput label="Password" name="password" />);
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(field.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
  expect(field.getAttribute('type')).toBe('password');
});

test('a password can be pasted [asvs 6.2.7]', async () => {
  const { user } = show(<PasswordInput label="Password" name="password" />);
  await user.click(screen.getByLabelText('Password'));
  await user.paste('Shapla#2026');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Shapla#2026');
});

test('the error summary takes the focus and links to the fields [s8.message.correct-information]', async () => {
  const { user } = show(
    <>
      <ErrorSummary errors={[{ fieldId: 'u', text: 'Give your username' }]} />
      <TextInput id="u" label="Username" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('alert').textContent).toContain('Please enter correct information');
  await user.click(screen.getByRole('link', { name: 'Give your username' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
});

test('the summary names fields by label and groups by legend [own.form.summary-named]', async () => {
  const problems = [
    { field: 'number', code: 'empty' },
    { field: 'method', code: 'empty' },
    { field: 'many', code: 'empty' },
    { field: 'gone', code: 'empty' },
  ];
  const words = () => ({ id: 'x.empty', message: 'This field is required.' });
  const options = [{ value: 'bank', title: 'Bank' }];
  const { user } = show(
    <ChartForm label="Form" problems={problems} words={words} failure={null} onSend={vi.fn()}>
      {(field) => (
        <>
          <TextInput {...field('number')} label="Account number" />
          <Options {...field('method')} legend="Payment method" options={options} />
          <TextInput {...field('many')} label="How many?" />
        </>
      )}
    </ChartForm>,
  );
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Account number: This field is required.',
    'Payment method: This field is required.',
    'How many? This field is required.',
    'This field is required.',
  ]);
  await user.click(screen.getByRole('link', { name: /^Account number/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Account number'));
});

test('a busy button neither acts nor submits, and keeps its place in the tab order', async () => {
  const act = vi.fn();
  const submit = vi.fn();
  const { user } = show(
    <form onSubmit={submit}>
      <TextInput label="Username" />
      <Button type="submit" busy onClick={act}>
        Log in
      </Button>
    </form>,
  );
  await user.type(screen.getByLabelText('Username'), 'player{Enter}');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await user.tab();
  expect([act, submit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(screen.getByRole('button', { name: 'Log in', busy: true }).hasAttribute('disabled')).toBe(false);
});

test('a check box is labelled by its text', async () => {
  const { user } = show(<CheckBox name="remember">Remember me</CheckBox>);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' });
  await user.click(screen.getByText('Remember me'));
  expect(box.checked).toBe(true);
});

test('a quick amount is entered into its own field as if typed and submits nothing [own.money.corrected]', async () => {
  const submit = vi.fn();
  const input = vi.fn();
  const { user } = show(
    <form onSubmit={submit} onInput={({ target }) => input(Object(target).name, Object(target).value)}>
      <AmountInput label="Stake" name="stake" />
      <AmountInput label="Amount" name="amount" quick={[500, 1_000]} />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: '1,000' }));
  const stake = screen.getByLabelText<HTMLInputElement>('Stake');
  const amount = screen.getByLabelText<HTMLInputElement>('Amount');
  expect([stake.value, amount.value, document.activeElement, submit.mock.calls]).toEqual(['', '1,000', amount, []]);
  expect(input.mock.calls).toEqual([['amount', '1,000']]);
});

test('the current option is selected, else the first; an error belongs to the group', () => {
  const options = [
    { value: 'nodi', title: 'Nodi Pay', text: 'at once' },
    { value: 'bank', title: 'Bank' },
  ];
  show(
    <form aria-label="Ways">
      <Options id="w" legend="How" name="way" options={options} />
      <Options id="b" legend="Back" name="back" options={options} chosen="bank" error="Choose another" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(Object.fromEntries(new FormData(form))).toEqual({ way: 'nodi', back: 'bank' });
  expect(describedBy(screen.getByRole('group', { name: 'Back' }))).toBe('Choose another');
  expect(document.getElementById('w')).toBe(screen.getAllByRole('radio', { name: /^Nodi Pay/ })[0]);
});
