import { expect, test } from 'vitest';
import { captchaMachine } from '../../machines/captcha/captcha.machine';
import { countryPickerMachine } from '../../machines/country-picker/country-picker.machine';
import { smsCountdownMachine } from '../../machines/sms-countdown/sms-countdown.machine';

// A chart imports nothing that runs, so that it can be pasted into a visualizer: what it waits stands in it, and nowhere else.
test('s9.const.captcha-throttle s9.const.sms-throttle s9.const.country-close-delay: a chart waits as long as the specification says', () => {
  expect(captchaMachine.implementations.delays).toMatchObject({ throttle: 1_000 });
  expect(smsCountdownMachine.implementations.delays).toMatchObject({ throttle: 1_000 });
  expect(countryPickerMachine.implementations.delays).toMatchObject({ closeDelay: 200 });
});
