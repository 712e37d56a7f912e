// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoginFlow } from '../../../../../src/portal/features/identity/login/login-flow';
import { sendLogin } from '../../../../../src/portal/features/identity/login/send-login';
import { eventually } from '../../../../harness/eventually';
import { empty, startLogin } from '../../../harness/charts';
import { rejection, show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';

const byMobile = { ...empty, form: { ...empty.form, method: 'mobile' as const }, mobileOpen: true };
const number = () => screen.getByLabelText<HTMLInputElement>('Mobile number', { selector: 'input' });
const code = () => screen.getByLabelText<HTMLInputElement>('SMS code');
const send = () => screen.getByRole('button', { name: /Send/ });

async function showMobile() {
  const held = startLogin(undefined, byMobile);
  const { page } = heldPortal(null, { on: ['COUNTRYCODE'] });
  const renderResult = show(
    <LoginFlow login={held.login} onSubmit={(form) => sendLogin(held.login, page.vault, 'form.submitted', form)} />,
    {
      page,
    },
  );
  await screen.findByRole('combobox');
  return { ...held, ...renderResult, vault: page.vault };
}

test('two tabs keep their own input [s2.login.tabs s2.login.mobile-tab]', async () => {
  const { user } = await showMobile();
  await user.type(number(), '01712345678');
  await user.click(screen.getByRole('tab', { name: 'Username' }));
  expect(screen.getByLabelText('Username', { selector: 'input' }).closest('[hidden]')).toBeNull();
  expect(number().closest('[hidden]')).not.toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
  expect(number().value).toBe('01712345678');
});

test('the fields have autofill and keyboard hints', async () => {
  await showMobile();
  expect([number().autocomplete, number().inputMode, code().autocomplete, code().inputMode]).toEqual([
    'tel-national',
    'tel',
    'one-time-code',
    'numeric',
  ]);
});

test('an invalid number is reported at its field [s5.sms.valid-mobile s8.phone.invalid-format]', async () => {
  const { user, countdown } = await showMobile();
  await user.type(number(), '12');
  await user.click(send());
  expect(countdown.checkNumber.asked[0]?.input).toEqual({ number: '12', dialingCode: '880' });
  await countdown.checkNumber.done('sms.invalidNumber');
  expect(number().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(number().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter a valid mobile number.',
  );
  expect(countdown.sendCode.asked).toHaveLength(0);
});

test('a corrected number clears its error without sending [`own.sms-countdown.corrected`]', async () => {
  const { user, countdown } = await showMobile();
  await user.click(send());
  await countdown.checkNumber.done('sms.missingNumber');
  expect(number().getAttribute('aria-invalid')).toBe('true');
  await user.type(number(), '0');
  expect(countdown.checkNumber.asked.at(-1)?.input).toEqual({ number: '0', dialingCode: '880' });
  await countdown.checkNumber.done('sms.invalidNumber');
  expect(number().getAttribute('aria-invalid')).not.toBe('true');
  await user.type(number(), '1712345678');
  expect(countdown.checkNumber.asked).toHaveLength(2);
  expect(countdown.sendCode.asked).toHaveLength(0);
});

test('the button counts down and is disabled [s4.sms-countdown.running s2.login.sms-send-button]', async () => {
  const { user, countdown } = await showMobile();
  await user.type(number(), '01712345678');
  await user.click(send());
  await countdown.checkNumber.done(null);
  expect(send().getAttribute('aria-busy')).toBe('true');
  await countdown.sendCode.done({ deadline: 1, reason: 'sent', to: '+880 17•• ••• 678' });
  expect(screen.getByRole('status').textContent).toContain('+880 17•• ••• 678');
  expect([send().textContent, send().getAttribute('aria-disabled')]).toEqual(['Send again00:47', 'true']);
  await user.click(send());
  expect(countdown.checkNumber.asked).toHaveLength(1);
});

test('the gateway’s message awaits confirmation [s8.sms.send-failure]', async () => {
  const { user, countdown, login } = await showMobile();
  await user.click(send());
  await countdown.checkNumber.done(null);
  await countdown.sendCode.fails({ ...rejection, message: 'The quota is used up.' });
  expect(screen.getByRole('alert').textContent).toContain('The quota is used up.');
  await user.keyboard('{Enter}');
  expect(login.getSnapshot().children.smsCountdown?.getSnapshot().value).toBe('throttled');
});

const wait = { deadline: 1, reason: 'sent', to: '+880 17•• ••• 678' } as const;
/** Presses the button that sends the code for a valid number. */
async function sends() {
  const loginForm = await showMobile();
  await loginForm.user.type(number(), '01712345678');
  await loginForm.user.click(send());
  await loginForm.countdown.checkNumber.done(null);
  return loginForm;
}

test('sending a code focuses its field for the code [own.sms-countdown.focus]', async () => {
  const { user, countdown } = await sends();
  expect(document.activeElement, 'not before the code is sent').toBe(send());
  await countdown.sendCode.done(wait);
  expect(document.activeElement).toBe(code());
  await user.keyboard('482913');
  expect(code().value).toBe('482913');
});

test('keeps the focus of a field entered in the meantime [own.sms-countdown.focus]', async () => {
  const { user, countdown } = await sends();
  await user.click(screen.getByRole('checkbox'));
  await countdown.sendCode.done(wait);
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});

test('focuses the field also in browsers that do not focus pressed buttons [own.sms-countdown.focus]', async () => {
  const { countdown } = await sends();
  act(() => send().blur());
  await countdown.sendCode.done(wait);
  expect(document.activeElement).toBe(code());
});

test('after too many requests the focus stays on the button [own.sms-countdown.focus]', async () => {
  const { countdown } = await sends();
  await countdown.sendCode.done({ deadline: 1, reason: 'tooManyRequests', minutes: 5 });
  expect(document.activeElement).toBe(send());
});

test('for an invalid number the focus stays on the button [own.sms-countdown.focus]', async () => {
  const { user, countdown } = await showMobile();
  await user.click(send());
  await countdown.checkNumber.done('sms.missingNumber');
  expect(document.activeElement).toBe(send());
});

test('a failure focuses its confirmation, then the button [own.sms-countdown.focus s8.sms.send-failure]', async () => {
  const { user, countdown } = await sends();
  await countdown.sendCode.fails({ ...rejection, message: 'The quota is used up.' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(send());
});

test('after too many requests shows the wait and disables the button [s8.phone.too-many-requests]', async () => {
  const { user, countdown } = await showMobile();
  await user.click(send());
  await countdown.checkNumber.done(null);
  await countdown.sendCode.done({ deadline: 1, reason: 'tooManyRequests', minutes: 5 });
  expect(screen.getByRole('alert').textContent).toContain('after 5 minutes');
  expect(send().getAttribute('aria-disabled')).toBe('true');
});

test('missing input is reported at its field [s5.login.sms-code-required s5.message.verification-code]', async () => {
  const { user, work } = await showMobile();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await work.validate.done({
    kind: 'wrong',
    errors: [
      { field: 'mobile', code: 'sms.missingNumber' },
      { field: 'code', code: 'login.code.required' },
    ],
  });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Enter your mobile number.',
    'Enter a valid verification code.',
  ]);
  expect(code().getAttribute('aria-invalid')).toBe('true');
});

test('the code is one field over six cells, accepts pasted input, and goes into the vault', async () => {
  const { user, work, vault } = await showMobile();
  await user.type(number(), '01712345678');
  await user.click(code());
  await user.paste('482 913');
  expect(code().parentElement?.textContent).toBe('482913');
  await user.keyboard('{Enter}');
  expect(work.validate.asked[0]?.input.sent).toEqual({
    method: 'mobile',
    username: '',
    mobile: { number: '01712345678', dialingCode: '880' },
    remember: false,
  });
  expect(vault.peek('verificationCode')).toBe('482 913');
});

test('opens on focus; the chosen code is sent [s2.country-picker.open s2.country-picker.parts]', async () => {
  const { user, countdown } = await showMobile();
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Country code/ });
  expect([box().readOnly, box().value]).toEqual([true, '+880']);
  act(() => box().focus());
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await user.keyboard('{ArrowDown}{Enter}');
  expect([box().value, screen.queryByRole('listbox')]).toEqual(['+91', null]);
  await user.click(box());
  await user.click(screen.getByRole('option', { name: /Nepal/ }));
  await user.click(send());
  expect(countdown.checkNumber.asked[0]?.input.dialingCode).toBe('977');
});

test('the list closes shortly after losing the focus [s2.country-picker.close]', async () => {
  await showMobile();
  const box = screen.getByRole('combobox', { name: /Country code/ });
  act(() => box.focus());
  act(() => box.blur());
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await eventually(() => expect(screen.queryByRole('option')).toBeNull());
});

test('Escape closes only the list, not the dialog', async () => {
  const { user } = await showMobile();
  const onKeydown = vi.fn();
  document.addEventListener('keydown', onKeydown);
  act(() => screen.getByRole('combobox').focus());
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', onKeydown);
  expect([screen.queryByRole('listbox'), onKeydown.mock.calls.length]).toEqual([null, 0]);
});
