import { smsCountdownSamples } from '../machines/sms-countdown/sms-countdown.samples';
import { smsCountdownDriver } from '../tests/drivers/sms-countdown.driver';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** `recalls`: what the tab knows from before; `number`: whether one was typed; `fails`: operators have the provider fail. */
type Sms = { recalls: string; number: boolean; fails: boolean };

const { recallWait } = smsCountdownSamples.outcomes;
const kept = {
  'nothing was sent': null,
  'a code is on its way': recallWait['a code is on its way'].output,
  'too many were asked for': recallWait['too many were asked for'].output,
};

const opening = (recalls: keyof typeof kept) => ({
  input: 'of a log-in',
  world: { recalls, number: false, fails: false },
  open: async ({ page, screen }: Tester) => {
    await page.goto('/');
    const wait = kept[recalls];
    // The gateway's time, which is ours: the page has a clock that a test moves.
    const deadline = Date.now() + (wait?.reason === 'sent' ? 60_000 : 300_000);
    const request = JSON.stringify({ wait: { ...wait, deadline }, requestId: '' });
    if (wait) await page.evaluate((kept) => sessionStorage.setItem('code.login', kept), request);
    await screen.visit('/?dialog=login');
    await screen.sees('dialog', 'login.title');
    await screen.press('login.tab.mobile');
  },
});

tour<Sms>('sms-countdown', smsCountdownDriver, {
  openings: {
    'the tab for codes opens': opening('nothing was sent'),
    'it opens again after a code': opening('a code is on its way'),
    'it opens again after too many': opening('too many were asked for'),
  },
  waits: ({ invoke = '' }) => (invoke === 'sendCode' ? 'sendLoginCode' : undefined),
  after({ event, sample }, { world }) {
    if (event.type === 'sms.requested') return { ...world, number: Object(event.to).number !== '' };
    if (sample?.of === 'recallWait') return sample.class === world.recalls ? world : undefined;
    if (sample?.of === 'checkNumber') return sample.class === (world.number ? 'a mobile number' : 'missing') ? world : undefined;
    if (sample?.of !== 'sendCode' || sample.class === 'offline') return world;
    if (sample.class === 'sent') return world.fails ? undefined : world;
    return { ...world, fails: true };
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
