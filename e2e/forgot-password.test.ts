import { forgotPasswordDriver } from '../tests/drivers/forgot-password.driver';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

type Forgot = {
  phone: boolean;
  /** What the tester has just done with the form. */
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
  acts: ['emailForm', 'phoneRecovery'],
  due: ({ sample }, { world }) => ['emailForm', 'phoneRecovery'].includes(sample?.of ?? '') && sample?.class === world.leaving,
  after({ event, sample }, { value, world }) {
    if (sample?.of === 'readMethods') return (sample.class === 'both') === world.phone ? world : undefined;
    if (sample?.of === 'emailForm') return sample.class === (world.leaving ?? 'mailed') ? { ...world, leaving: null } : undefined;
    if (sample?.of === 'phoneRecovery') return sample.class === (world.leaving ?? 'logged in') ? { ...world, leaving: null } : undefined;
    if (event.type === 'phone.chosen') return world.phone ? world : undefined;
    if (value !== 'byPhone' && value !== 'byEmail') return world;
    return { ...world, leaving: event.type === 'email.chosen' ? 'rather by e-mail' : 'left' };
  },
});
