import { freeTrialDriver } from '../../tests/drivers/identity/free-trial.driver';
import { byVisitor } from '../harness/dialogs';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';
import { clientAt } from '../harness/wire';

/** Trials per hour and address without a captcha. */
const FREELY = 3;

/** Uses up the free trials of this address. */
async function othersBegin({ gateway }: Tester) {
  await gateway.ops('flag', 'FREEPLAY', 'on');
  const { client } = clientAt(gateway);
  for (let trials = 0; trials < FREELY; trials += 1)
    await client.freePlay({ os: 'Linux', platform: 'desktop' }).catch(() => undefined);
}

export const freeTrialSteps = flowSteps(
  'free-trial',
  freeTrialDriver,
  {
    openings: {
      'a visitor requests it in the header': {
        fixture: 'visitor',
        ...byVisitor(async ({ screen }) => screen.press('header.freeDemo')),
      },
    },
    // Both follow a request, and only the second one contains a captcha's answer.
    only: { 'startTrial: captcha required first': ['visitor'], 'startTrial: captcha wrong': ['captchaOpen'] },
    leads: {
      'form.submitted': 'captchaOpen',
      'startTrial: captcha required first': 'visitor',
      'startTrial: captcha wrong': 'visitor',
      'startTrial: not open': 'visitor',
      'startTrial: offline': 'visitor',
    },
    async prepare(tester, { event, sample }, next) {
      if (sample?.class === 'captcha required first') await othersBegin(tester);
      if (event.type !== 'form.submitted') return;
      await tester.screen.sees('img', 'login.captcha.picture');
      const { answer } = await tester.challenge('captcha');
      await tester.screen.fill('login.captcha', next?.sample?.class === 'captcha wrong' ? 'wrong' : answer);
    },
  },
  // As many trials exceed the limit.
  { settings: { LIMIT_FACTOR: '1' } },
);
