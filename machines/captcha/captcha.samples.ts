import type { Samples } from '../../src/atlas';
import type { captchaMachine } from './captcha.machine';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** What brings a captcha, and how its picture and the proof of work can end. */
export const captchaSamples = {
  events: {
    'captcha.demanded': { 'by the gateway': {} },
    'captcha.renewed': { 'after a try': {} },
    'captcha.refreshed': { 'by a click': {} },
    'work.chosen': { 'by the player': {} },
  },
  outcomes: {
    loadCaptcha: {
      'a picture': {
        output: { captchaId: '01930000-0000-7000-8000-00000000000a', image: PIXEL, expiresAt: 1_800_000_300_000 },
      },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    doWork: {
      done: { output: undefined },
      'not accepted': { error: { kind: 'rejected', code: 'work.expired', message: 'The proof came too late.', status: 422 } },
    },
  },
} satisfies Samples<typeof captchaMachine>;
