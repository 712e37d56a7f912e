import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { captchaMachine } from '../../machines/identity/captcha/captcha.machine';
import { countryPickerMachine } from '../../machines/identity/country-picker/country-picker.machine';
import { wideWindow } from '../../machines/identity/login/login.steps';
import { smsCountdownMachine } from '../../machines/identity/sms-countdown/sms-countdown.machine';
import { formMachine } from '../../machines/platform/form/form.machine';
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from '../../src/gateway/demo/accounts';
import { QUICK_LOGIN_FROM } from '../../src/ui/widths';
import { sourcesIn } from '../harness/source-files';

// A chart has no runtime imports, so that it can be pasted into a visualizer; its delays are therefore defined in the
// chart itself.
test('the delays of charts equal those of the specification [s9.const.captcha-throttle s9.const.sms-throttle s9.const.country-close-delay]', () => {
  expect(captchaMachine.implementations.delays).toMatchObject({ throttle: 1_000 });
  expect(smsCountdownMachine.implementations.delays).toMatchObject({ throttle: 1_000 });
  expect(formMachine.implementations.delays).toMatchObject({ throttle: 1_000 });
  expect(countryPickerMachine.implementations.delays).toMatchObject({ closeDelay: 200 });
});

/** Root font size in px; media queries of CSS count in it. */
const REM = 16;

test('the steps for testers name the viewport width from which the header has the quick login form [own.steps.numbers]', () => {
  const css = readFileSync('src/ui/styles/shell.css', 'utf8');
  const [, from = ''] = /@media \(min-width: ([\d.]+)rem\) \{\s*\.quick \{/.exec(css) ?? [];
  expect(Number(from) * REM).toBe(QUICK_LOGIN_FROM);
  expect([wideWindow.en, wideWindow.bn]).toEqual([
    expect.stringContaining('1200 pixels'),
    expect.stringContaining('১২০০ পিক্সেল'),
  ]);
});

test.each([
  ['a password of the demo', /\bShapla#\w+/g, DEMO_PASSWORD],
  ['a payment password', /(?<![\d.])\d{6}(?!\d)/g, DEMO_PAYMENT_PASSWORD],
])('steps for testers name %s with the value of the demo [own.steps.numbers]', (_name, pattern, value) => {
  const steps = sourcesIn(['machines'], /steps\.ts$/);
  const named = steps.flatMap(({ file, text }) => (text.match(pattern) ?? []).map((found) => `${file} ${found}`));
  expect(named.filter((candidate) => !candidate.endsWith(` ${value}`))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});
