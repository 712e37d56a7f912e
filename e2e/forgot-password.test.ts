import { forgotPasswordDriver } from '../tests/drivers/forgot-password.driver';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

type Forgot = {
  phone: boolean;
  /** What the tester has just done with the form by phone. */
  leaving: 'left' | 'rather by e-mail' | null;
};

const begins: Forgot = { phone: true, leaving: null };
const opens =
  (phone: 'on' | 'off') =>
  async ({ gateway, page, screen }: Tester): Promise<void> => {
    await gateway.ops('flag', 'CHNGPASSVERIF3', phone);
    await page.goto('/');
    await screen.sees('form', 'header.quickLogin');
    await screen.visit('/?dialog=forgotPassword');
  };

tour<Forgot>('forgot-password', forgotPasswordDriver, {
  openings: {
    'both ways are open': { world: begins, open: opens('on') },
    'only e-mail is open': { world: { ...begins, phone: false }, open: opens('off') },
  },
  acts: ['phoneRecovery'],
  waits: ({ invoke }) => (invoke === 'askForLink' ? 'forgotByEmail' : undefined),
  due: ({ sample }, { world }) => sample?.of === 'phoneRecovery' && sample.class === world.leaving,
  after({ event, sample }, { value, context, world }) {
    const { username } = Object(context.named);
    // The user name is mended first, and then the address.
    const both = JSON.stringify(context.errors).includes('forgot.username.missing');
    if (event.type === 'field.edited') return both === (event.field === 'username') ? world : undefined;
    if (sample?.of === 'check') return sample.class === (both ? 'the address is still missing' : 'all is mended') ? world : undefined;
    if (sample?.of === 'readMethods') return (sample.class === 'both') === world.phone ? world : undefined;
    if (sample?.of === 'validate') return (sample.class === 'all is well') === (username !== '') ? world : undefined;
    if (sample?.of === 'askForLink') {
      const known = sample.class === 'taken up' ? username === 'player' : sample.class !== 'not known' || username === 'stranger';
      return known ? world : undefined;
    }
    if (sample?.of === 'phoneRecovery') return sample.class === (world.leaving ?? 'logged in') ? { ...world, leaving: null } : undefined;
    if (event.type === 'phone.chosen') return world.phone ? world : undefined;
    if (value !== 'byPhone') return world;
    return { ...world, leaving: event.type === 'email.chosen' ? 'rather by e-mail' : 'left' };
  },
});
