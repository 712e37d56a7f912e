import { phoneRecoveryDriver } from '../tests/drivers/phone-recovery.driver';
import { tour } from './support/tour';

/** `leaving`: the form has been asked to close. */
type Recovery = { leaving: boolean };

const calls: Record<string, string> = { loadRule: 'passwordRule', logIn: 'logIn', entry: 'memberInfo' };

tour<Recovery>('phone-recovery', phoneRecoveryDriver, {
  openings: {
    'the tab for phones is chosen': {
      world: { leaving: false },
      open: async ({ page, screen }) => {
        await page.goto('/');
        await screen.sees('form', 'header.quickLogin');
        await screen.visit('/?dialog=forgotPassword');
        await screen.sees('dialog', 'forgot.title');
        await screen.press('forgot.byPhone');
      },
    },
  },
  acts: ['phoneForm'],
  waits: ({ invoke = '' }) => calls[invoke],
  due: ({ sample }, { world }) => sample?.class === 'left' && world.leaving,
  after({ event, sample }, { value, world }) {
    if (sample?.of === 'phoneForm') return (sample.class === 'left') === world.leaving ? { leaving: false } : undefined;
    return { leaving: value === 'asking' && ['email.chosen', 'leave.requested'].includes(event.type) };
  },
});
