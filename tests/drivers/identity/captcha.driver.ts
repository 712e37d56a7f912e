import type { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** The button around a picture is named by both texts. */
const PICTURE = 'login.captcha.picture login.captcha.refresh';

/** Steps of a tester with the captcha of the login form. */
export const captchaDriver = {
  events: {
    'captcha.demanded': 'itself',
    'captcha.renewed': 'itself',
    'captcha.refreshed': (screen, _, { failure }) => screen.press(failure ? 'login.captcha.retry' : PICTURE),
    'work.selected': (screen) => screen.press('login.captcha.otherWay'),
  },
  states: {
    absent: (screen) => screen.hides('textbox', 'login.captcha'),
    demanded: (screen) => screen.sees('form', 'login.title'),
    'demanded.loading': (screen, { captcha }) => screen.busy(captcha ? PICTURE : 'login.captcha.refresh'),
    'demanded.fresh': async (screen) => {
      await screen.sees('img', 'login.captcha.picture');
      await screen.sees('textbox', 'login.captcha');
      await screen.held(PICTURE);
    },
    'demanded.loaded': async (screen) => {
      await screen.sees('img', 'login.captcha.picture');
      await screen.sees('textbox', 'login.captcha');
    },
    'demanded.solving': (screen) => screen.busy('login.work.running'),
    'demanded.solved': async (screen) => {
      await screen.sees('status', 'login.captcha.proven');
      await screen.hides('textbox', 'login.captcha');
    },
    'demanded.failed': async (screen, { failure }) => {
      await screen.sees('alert', failureWords(failure));
      await screen.sees('button', 'login.captcha.otherWay');
    },
    'demanded.failed.fresh': (screen) => screen.held('login.captcha.retry'),
    'demanded.failed.retryable': (screen) => screen.sees('button', 'login.captcha.retry'),
  },
  outcomes: {
    loadCaptcha: { offline: (gateway) => gateway.cut() },
    doWork: { 'not accepted': (gateway) => gateway.ops('clock', '+6m') },
  },
  endings: { loadCaptcha: 'captcha', doWork: 'answerWork' },
} satisfies Driver<typeof captchaMachine>;
