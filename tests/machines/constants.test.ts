import { expect, test } from 'vitest';
import { captchaMachine } from '../../machines/captcha/captcha.machine';
import { countryPickerMachine } from '../../machines/country-picker/country-picker.machine';
import { smsCountdownMachine } from '../../machines/sms-countdown/sms-countdown.machine';
import { SETTINGS } from '../../src/contract';

// A chart imports nothing that runs, so that it can be pasted into a visualizer: what the product sets stands in it once more.
test('s9.const.captcha-throttle s9.const.sms-throttle s9.const.country-close-delay: a chart waits as long as is set', () => {
  expect(captchaMachine.implementations.delays).toMatchObject({ throttle: SETTINGS.captchaThrottle });
  expect(smsCountdownMachine.implementations.delays).toMatchObject({ throttle: SETTINGS.captchaThrottle });
  expect(countryPickerMachine.implementations.delays).toMatchObject({ closeDelay: SETTINGS.countryCloseDelay });
});
