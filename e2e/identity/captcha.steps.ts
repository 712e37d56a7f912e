import { endpoints } from '../../src/contract/endpoints';
import { captchaDriver } from '../../tests/drivers/identity/captcha.driver';
import { inLogin } from '../harness/dialogs';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

/** Submits a wrong password, and a wrong captcha if there is one. */
async function tries({ page, screen }: Tester) {
  const captcha = page.locator('input[name=captcha]');
  await screen.fill('login.username', 'stranger');
  await screen.fill('login.password', 'not the password');
  if (await captcha.isVisible()) await captcha.fill('----');
  await screen.press('login.submit');
}

export const captchaSteps = flowSteps('captcha', captchaDriver, {
  openings: { 'two wrong passwords': { fixture: 'wrongTwice', ...inLogin() } },
  causes: {
    'captcha.demanded': async (tester) => {
      // By its own clock, because the gateway ignores payloads sealed by another.
      await tester.gateway.becomes('wrongTwice', 'SLIDEVERIF=off');
      // With a captcha already required, nothing else shows that it is required again.
      const answered = tester.page.waitForResponse(`**${endpoints.logIn.path}`);
      await tries(tester);
      await answered;
    },
    'captcha.renewed': async (tester) => {
      await tester.edge.cut('logIn');
      await tries(tester);
      await tester.screen.sees('alert', 'failure.offline');
      await tester.edge.cut();
    },
  },
  tolerates: [
    ['logIn', 401],
    ['logIn', 422],
  ],
});
