import { enrolmentDriver } from '../tests/drivers/enrolment.driver';
import { fillsRegistration, NEW_NUMBER } from './support/people';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

type Enrolment = {
  mobile: boolean;
  taken: boolean;
  /** Whether the invitation code is an agent's, and the provider's code the right one. */
  code: boolean;
  proof: boolean;
  /** The puzzle is on; it was solved for the call that is on its way. */
  slide: boolean;
  solved: boolean;
};

const begins: Enrolment = { mobile: false, taken: false, code: true, proof: true, slide: false, solved: false };
type Form = { world: Enrolment; invitation?: string; number?: typeof NEW_NUMBER; provider?: boolean };

/** Opens the form, fills it in and sends it. */
const sends =
  ({ world, invitation, number, provider = false }: Form) =>
  async (tester: Tester): Promise<void> => {
    const { gateway, page, screen } = tester;
    await gateway.ops('flag', 'SLIDEVERIF', world.slide ? 'on' : 'off');
    await gateway.ops('flag', 'REGCAPTCHA', 'off');
    await gateway.ops('flag', 'PHONEVERIF', provider ? 'on' : 'off');
    await page.goto('/');
    await screen.sees('form', 'header.quickLogin');
    await screen.visit('/register');
    await screen.sees('form', 'register.title');
    await fillsRegistration(tester, number ? { number } : { username: world.taken ? 'player' : 'rupa_77' });
    if (!world.proof) await screen.fill('phone.code', '000000');
    if (invitation) await screen.fill('register.affiliateCode', invitation);
    await screen.press('register.submit');
  };
const opening = (input: string, form: Form) => ({ input, world: form.world, open: sends(form) });

/** What the gateway can answer, and what it makes of the world. */
function answered(said: string, world: Enrolment): Enrolment | undefined {
  if (said === 'offline') return world;
  if (said === 'no answer in time') return world.mobile || world.taken ? undefined : world;
  if (said === 'closed for newcomers') return world;
  if (said === 'puzzle demanded') return world.slide ? undefined : { ...world, slide: true };
  if (world.slide && !world.solved) return undefined;
  return said === (world.taken ? 'name taken' : 'accepted') ? world : undefined;
}

tour<Enrolment>('enrolment', enrolmentDriver, {
  openings: {
    'a form that is in order': opening('nothing comes first', { world: begins }),
    'a taken name': opening('nothing comes first', { world: { ...begins, taken: true } }),
    'an agent’s code': opening('an invitation code was typed', { world: begins, invitation: 'MAIDAN1' }),
    'nobody’s code': opening('an invitation code was typed', { world: { ...begins, code: false }, invitation: 'NOBODY1' }),
    'a puzzle first': opening('a puzzle comes first', { world: { ...begins, mobile: true, slide: true }, number: NEW_NUMBER }),
    'a provider first': opening('a provider checks the number', { world: { ...begins, mobile: true }, number: NEW_NUMBER, provider: true }),
    'a provider first, and a wrong code': opening('a provider checks the number', {
      world: { ...begins, mobile: true, proof: false },
      number: NEW_NUMBER,
      provider: true,
    }),
  },
  acts: ['verification'],
  waits({ invoke }, { mobile }) {
    if (invoke === 'checkCode') return 'affiliate';
    if (invoke === 'provePhone') return 'verifyPhone';
    return invoke === 'register' ? (mobile ? 'registerMobile' : 'register') : undefined;
  },
  after({ sample }, { world }) {
    if (sample?.of === 'checkCode') return sample.class === 'offline' || (sample.class === 'an agent’s') === world.code ? world : undefined;
    if (sample?.of === 'provePhone') return (sample.class === 'verified') === world.proof ? world : undefined;
    if (sample?.of === 'verification') return sample.class === 'passed' ? { ...world, solved: true } : world;
    return sample?.of === 'register' ? answered(sample.class, world) : world;
  },
  // The form goes once the account is read: it is looked at before.
  async prepare({ edge }, { sample }, _next, { mobile }) {
    if (sample?.class === 'accepted') await edge.hold(mobile ? 'registerMobile' : 'register', 'memberInfo');
  },
  tolerates: [['memberInfo', 401]],
});
