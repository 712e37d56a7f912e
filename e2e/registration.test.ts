import { registrationDriver } from '../tests/drivers/registration.driver';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

type Registration = {
  mobile: boolean;
  /** Whether the link's invitation code is an agent's. */
  code: boolean;
  /** Asked for, from the start or since the gateway has demanded one. */
  captcha: boolean;
  /** Registration was closed meanwhile. */
  closed: boolean;
  puzzle: boolean;
  /** The dialog was closed while it worked. */
  leaving: boolean;
};

const begins: Registration = { mobile: true, code: true, captcha: false, closed: false, puzzle: false, leaving: false };
const calls: Record<string, 'registerRules' | 'affiliate' | 'register' | 'memberInfo'> = {
  loadRules: 'registerRules',
  checkLink: 'affiliate',
  enrolment: 'register',
  entry: 'memberInfo',
};
const onOff = (on: boolean) => (on ? 'on' : 'off');
const opens =
  ({ mobile, captcha, puzzle }: Registration, address: string) =>
  async ({ gateway, page, screen }: Tester): Promise<void> => {
    await gateway.ops('flag', 'SLIDEVERIF', onOff(puzzle));
    await gateway.ops('flag', 'MOBILEREG', onOff(mobile));
    await gateway.ops('flag', 'REGCAPTCHA', onOff(captcha));
    await page.goto('/');
    await screen.sees('form', 'header.quickLogin');
    await screen.visit(address);
    await screen.sees('dialog', 'register.title');
  };
const opening = (world: Registration, input = 'opened by itself', address = '/register') => ({ input, world, open: opens(world, address) });

/** Which rules the gateway gives. */
const offers = (rules: string, { mobile, captcha }: Registration): boolean =>
  rules === 'offline' || rules === (captcha ? 'with a captcha' : mobile ? 'all ways open' : 'only user names');

/** How the gateway answers, and what it makes of the world. */
function answered(end: string, world: Registration): Registration | undefined {
  if (world.leaving) return end === 'closed' ? world : undefined;
  if (world.puzzle) return end === 'the puzzle was left' ? world : undefined;
  if (end === 'out of reach') return world;
  if (end === 'refused with a message') return { ...world, closed: true };
  if (world.closed) return undefined;
  if (end === 'captcha from now on') return world.captcha ? undefined : { ...world, captcha: true };
  return end === 'registered' || end === 'name taken' ? world : undefined;
}

tour<Registration>('registration', registrationDriver, {
  openings: {
    'the form opens': opening(begins),
    'the form opens, without a tab for phones': opening({ ...begins, mobile: false }),
    'the form opens, with the puzzle': opening({ ...begins, puzzle: true }),
    'the form opens, with a captcha': opening({ ...begins, captcha: true }),
    'a link with an agent’s code': opening(begins, 'by a link with an invitation code', '/register?affiliateCode=MAIDAN1'),
    'a link with nobody’s code': opening(
      { ...begins, code: false },
      'by a link with an invitation code',
      '/register?affiliateCode=NOBODY1',
    ),
  },
  acts: ['enrolment', 'entry'],
  waits: ({ invoke = '' }, { puzzle, leaving }) => (leaving || (puzzle && invoke === 'enrolment') ? undefined : calls[invoke]),
  due: ({ sample }, { world }) => world.leaving && (sample?.class === 'closed' || sample?.class === 'left again'),
  after({ event, sample }, { value, context, world }) {
    const username = String(Object(context.typed).username ?? '');
    // By mobile number the form of the samples is not in sight.
    if (event.type === 'form.submitted') return context.way === 'username' ? world : undefined;
    if (event.type === 'way.chosen') return world.mobile && event.way !== context.way ? world : undefined;
    if (event.type === 'leave.requested') return { ...world, leaving: value === 'entering' || (value === 'enrolling' && world.puzzle) };
    if (sample?.of === 'entry') return world.leaving && sample.class === 'came in' ? undefined : world;
    if (sample?.of === 'loadRules') return offers(sample.class, world) ? world : undefined;
    if (sample?.of === 'checkLink') return sample.class === 'offline' || (sample.class === 'an agent’s') === world.code ? world : undefined;
    if (sample?.of === 'validate') return (sample.class === 'all in order') === (username !== '') ? world : undefined;
    return sample?.of === 'enrolment' ? answered(sample.class, world) : world;
  },
  async prepare(tester, { event }, _next, { captcha }) {
    if (!captcha || event.type !== 'form.submitted') return;
    await tester.screen.sees('img', 'login.captcha.picture');
    await tester.screen.fill('login.captcha', (await tester.challenge('captcha')).answer);
  },
  tolerates: [
    ['register', 403],
    ['register', 409],
    ['register', 422],
  ],
});
