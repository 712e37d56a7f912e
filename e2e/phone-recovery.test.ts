import { phoneRecoveryDriver } from '../tests/drivers/phone-recovery.driver';
import { PLAYERS_NUMBER } from './support/people';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** `late`: an answer is still on its way. `closed`: the way by phone was switched off meanwhile. `failing`: every code is wrong from now on. */
type Recovery = { late: boolean; closed: boolean; failing: boolean };

const calls: Record<string, string> = {
  loadRule: 'passwordRule',
  setPassword: 'setPasswordByPhone',
  logIn: 'logIn',
  entry: 'memberInfo',
};
const coded = new WeakSet<Tester>();

tour<Recovery>('phone-recovery', phoneRecoveryDriver, {
  openings: {
    'the tab for phones is chosen': {
      world: { late: false, closed: false, failing: false },
      open: async ({ page, screen }) => {
        await page.goto('/');
        await screen.sees('form', 'header.quickLogin');
        await screen.visit('/?dialog=forgotPassword');
        await screen.sees('dialog', 'forgot.title');
        await screen.press('forgot.byPhone');
      },
    },
  },
  waits: ({ invoke = '' }) => calls[invoke],
  after({ event, sample }, { context, world }) {
    const typed = Object(context.mobile).number !== '';
    if (event.type === 'form.submitted') return world.late || world.closed || world.failing ? undefined : world;
    if (sample?.of === 'validate') return (sample.class === 'all is well') === typed ? world : undefined;
    if (sample?.of !== 'setPassword') return world;
    if (sample.class === 'switched off') return { ...world, closed: true };
    if (sample.class === 'the code wrong') return { ...world, failing: true };
    return { ...world, late: sample.class === 'no answer in time' };
  },
  async prepare(tester, { event }) {
    if (event.type !== 'form.submitted' || Object(event.mobile).number === '' || coded.has(tester)) return;
    coded.add(tester);
    await tester.screen.fill('phone.number', PLAYERS_NUMBER.typed);
    await tester.screen.press('phone.send');
    await tester.screen.fill('phone.code', await tester.code('password', PLAYERS_NUMBER.sent));
  },
});
