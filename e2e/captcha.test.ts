import { captchaDriver } from '../tests/drivers/captcha.driver';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

const calls: Record<string, string> = { loadCaptcha: 'captcha', doWork: 'answerWork' };

/** Somebody who types a wrong password, and a wrong captcha where there is one. */
async function tries({ page, screen }: Tester) {
  const captcha = page.locator('input[name=captcha]');
  await screen.fill('login.username', 'stranger');
  await screen.fill('login.password', 'not the password');
  if (await captcha.isVisible()) await captcha.fill('----');
  await screen.press('login.submit');
}

/** `late`: the platform's clock was moved, and what the page seals from then on is too old to be answered by a captcha. */
tour<{ late: boolean }>('captcha', captchaDriver, {
  openings: {
    'two wrong passwords': {
      world: { late: false },
      open: async (tester) => {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await tester.page.goto('/?dialog=login');
        await tester.screen.sees('dialog', 'login.title');
        for (const status of [401, 401]) {
          const refused = tester.page.waitForResponse((response) => response.status() === status);
          await tries(tester);
          await refused;
        }
        await tester.screen.sees('alert');
      },
    },
  },
  after({ event, sample }, { world }) {
    if (sample?.class === 'not accepted') return { late: true };
    return world.late && event.type === 'captcha.demanded' ? undefined : world;
  },
  waits: ({ invoke = '' }) => calls[invoke],
  causes: {
    'captcha.demanded': tries,
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
