// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoginFlow } from '../../../../../src/portal/features/identity/login/login-flow';
import { tellLogin } from '../../../../../src/portal/features/identity/login/tell-login';
import { eventually } from '../../../../harness/eventually';
import { empty, startLogin } from '../../../harness/charts';
import { refusal, show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';

const byMobile = { ...empty, form: { ...empty.form, way: 'mobile' as const }, mobileOpen: true };
const number = () => screen.getByLabelText<HTMLInputElement>('Mobile number', { selector: 'input' });
const code = () => screen.getByLabelText<HTMLInputElement>('SMS code');
const send = () => screen.getByRole('button', { name: /Send/ });

async function showMobile() {
  const held = startLogin(undefined, byMobile);
  const { page } = heldPortal(null, { on: ['COUNTRYCODE'] });
  const shown = show(
    <LoginFlow login={held.login} onSubmit={(form) => tellLogin(held.login, page.vault, 'form.submitted', form)} />,
    {
      page,
    },
  );
  await screen.findByRole('combobox');
  return { ...held, ...shown, vault: page.vault };
}

test('s2.login.tabs s2.login.mobile-tab: two tabs; what was typed in one is there when it comes back', async () => {
  const { user } = await showMobile();
  await user.type(number(), '01712345678');
  await user.click(screen.getByRole('tab', { name: 'Username' }));
  expect(screen.getByLabelText('Username', { selector: 'input' }).closest('[hidden]')).toBeNull();
  expect(number().closest('[hidden]')).not.toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
  expect(number().value).toBe('01712345678');
});

test('the fields say what they are for to managers and to phones', async () => {
  await showMobile();
  expect([number().autocomplete, number().inputMode, code().autocomplete, code().inputMode]).toEqual([
    'tel-national',
    'tel',
    'one-time-code',
    'numeric',
  ]);
});

test('s5.sms.valid-mobile s8.phone.invalid-format: a number that is none sends nothing, and that is said beside it', async () => {
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

test('`own.sms-countdown.mended`: a number that is typed right is no longer called wrong, and nothing is sent by that', async () => {
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

test('s4.sms-countdown.running s2.login.sms-send-button: the button counts down and is held', async () => {
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

test('s8.sms.send-failure: the gateway’s message waits for a confirmation', async () => {
  const { user, countdown, login } = await showMobile();
  await user.click(send());
  await countdown.checkNumber.done(null);
  await countdown.sendCode.fails({ ...refusal, message: 'The quota is used up.' });
  expect(screen.getByRole('alert').textContent).toContain('The quota is used up.');
  await user.keyboard('{Enter}');
  expect(login.getSnapshot().children.smsCountdown?.getSnapshot().value).toBe('throttled');
});

const wait = { deadline: 1, reason: 'sent', to: '+880 17•• ••• 678' } as const;
/** Presses the button that sends the code, for a number that is right. */
async function sends() {
  const shown = await showMobile();
  await shown.user.type(number(), '01712345678');
  await shown.user.click(send());
  await shown.countdown.checkNumber.done(null);
  return shown;
}

test('own.sms-countdown.focus: when the code was sent its field has the focus, and what is typed next is the code', async () => {
  const { user, countdown } = await sends();
  expect(document.activeElement, 'not before').toBe(send());
  await countdown.sendCode.done(wait);
  expect(document.activeElement).toBe(code());
  await user.keyboard('482913');
  expect(code().value).toBe('482913');
});

test('own.sms-countdown.focus: who types in another field by then is left there', async () => {
  const { user, countdown } = await sends();
  await user.click(screen.getByRole('checkbox'));
  await countdown.sendCode.done(wait);
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});

test('own.sms-countdown.focus: a browser in which a press gives no focus brings it to the field, too', async () => {
  const { countdown } = await sends();
  act(() => send().blur());
  await countdown.sendCode.done(wait);
  expect(document.activeElement).toBe(code());
});

test('own.sms-countdown.focus: where too many were asked for the focus stays at the button', async () => {
  const { countdown } = await sends();
  await countdown.sendCode.done({ deadline: 1, reason: 'tooManyRequests', minutes: 5 });
  expect(document.activeElement).toBe(send());
});

test('own.sms-countdown.focus: where the number is none the focus stays at the button', async () => {
  const { user, countdown } = await showMobile();
  await user.click(send());
  await countdown.checkNumber.done('sms.missingNumber');
  expect(document.activeElement).toBe(send());
});

test('own.sms-countdown.focus s8.sms.send-failure: a failure waits at its confirmation; once that is given the focus is back at the button', async () => {
  const { user, countdown } = await sends();
  await countdown.sendCode.fails({ ...refusal, message: 'The quota is used up.' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(send());
});

test('s8.phone.too-many-requests: too many are told, and the button rests', async () => {
  const { user, countdown } = await showMobile();
  await user.click(send());
  await countdown.checkNumber.done(null);
  await countdown.sendCode.done({ deadline: 1, reason: 'tooManyRequests', minutes: 5 });
  expect(screen.getByRole('alert').textContent).toContain('after 5 minutes');
  expect(send().getAttribute('aria-disabled')).toBe('true');
});

test('s5.login.sms-code-required s5.message.verification-code: what is missing is said beside its field', async () => {
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

test('the code is one field over six cells, pasted whole, and goes into the vault', async () => {
  const { user, work, vault } = await showMobile();
  await user.type(number(), '01712345678');
  await user.click(code());
  await user.paste('482 913');
  expect(code().parentElement?.textContent).toBe('482913');
  await user.keyboard('{Enter}');
  expect(work.validate.asked[0]?.input.sent).toEqual({
    way: 'mobile',
    username: '',
    mobile: { number: '01712345678', dialingCode: '880' },
    remember: false,
  });
  expect(vault.peek('verificationCode')).toBe('482 913');
});

test('s2.country-picker.open s2.country-picker.parts: the list opens on focus, by keyboard or pointer, and the code is sent along', async () => {
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

test('s2.country-picker.close: the list closes a moment after the focus has gone', async () => {
  await showMobile();
  const box = screen.getByRole('combobox', { name: /Country code/ });
  act(() => box.focus());
  act(() => box.blur());
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await eventually(() => expect(screen.queryByRole('option')).toBeNull());
});

test('Escape closes the list and not the dialog around it', async () => {
  const { user } = await showMobile();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  act(() => screen.getByRole('combobox').focus());
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', heard);
  expect([screen.queryByRole('listbox'), heard.mock.calls.length]).toEqual([null, 0]);
});
