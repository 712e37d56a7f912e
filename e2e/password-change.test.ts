import { passwordChangeDriver } from '../tests/drivers/password-change.driver';
import { passwordOf } from '../tests/drivers/passwords';
import { tour } from './support/tour';

/** Whose password it is. `leaving`: the form has been asked to close. */
type Change = { who: 'expired' | 'player'; leaving: boolean };

const calls: Record<string, string> = { loadRule: 'passwordRule', loadMemberInfo: 'memberInfo' };

tour<Change>('password-change', passwordChangeDriver, {
  openings: {
    'a password that has expired': {
      input: 'due, the old one held',
      world: { who: 'expired', leaving: false },
      open: async ({ gateway, page, screen }) => {
        await gateway.ops('flag', 'SLIDEVERIF', 'off');
        await page.goto('/');
        await screen.visit('/?dialog=login');
        await screen.sees('dialog', 'login.title');
        await screen.fill('login.username', 'expired');
        await screen.fill('login.password', passwordOf('expired'));
        await screen.press('login.submit');
      },
    },
    'from the security centre': {
      input: 'by choice',
      world: { who: 'player', leaving: false },
      open: async (tester) => {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await tester.isLoggedIn('player');
        await tester.edge.hold();
        await tester.page.goto('/?dialog=memberCentre');
        await tester.edge.hold('passwordRule');
        await tester.screen.press('security.password.change');
      },
    },
  },
  acts: ['passwordForm'],
  waits: ({ invoke = '' }) => calls[invoke],
  due: ({ sample }, { world }) => sample?.class === 'left' && world.leaving,
  after({ event, sample }, { value, world }) {
    if (sample?.of === 'passwordForm') return (sample.class === 'left') === world.leaving ? { ...world, leaving: false } : undefined;
    return event.type === 'leave.requested' && value === 'asking' ? { ...world, leaving: true } : world;
  },
  async prepare({ screen }, { sample }, _, { who }) {
    if (sample?.class === 'changed' && who === 'player') await screen.fill('password.old', passwordOf(who));
  },
});
