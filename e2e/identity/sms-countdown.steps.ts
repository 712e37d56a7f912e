import { smsCountdownDriver } from '../../tests/drivers/identity/sms-countdown.driver';
import { inLogin } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

export const smsCountdownSteps = flowSteps('sms-countdown', smsCountdownDriver, {
  openings: {
    'the tab for codes opens': {
      input: 'of a log-in',
      fixture: 'visitor',
      ...inLogin(async ({ screen }) => screen.press('login.tab.mobile')),
    },
  },
  never({ sample }, { context }) {
    const { number } = Object(context.to);
    return sample?.of === 'checkNumber' && sample.class !== (number ? 'a mobile number' : 'missing');
  },
  causes: {
    // It ticks by itself.
    'countdown.ticked': async () => {},
    'countdown.ended': (tester) => tester.waits(301),
  },
  tolerates: [
    ['sendLoginCode', 403],
    ['sendLoginCode', 429],
    ['sendLoginCode', 503],
  ],
});
