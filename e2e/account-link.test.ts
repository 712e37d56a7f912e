import { accountLinkDriver } from '../tests/drivers/account-link.driver';
import type { Tester } from './support/tester';
import { allows, closesWindow, linkAt, windowOf } from './support/third-party';
import { tour } from './support/tour';

type Link = {
  purpose: 'login' | 'link';
  /** The provider's module was switched off. */
  off: boolean;
  /** One more proof is asked for from now on. */
  asked: boolean;
  /** The proof was left by going back, or the form by the dialog's cross. */
  leaving: boolean;
  /** Somebody else was linked to the person meanwhile. */
  taken: boolean;
};

const begins = { off: false, asked: false, leaving: false, taken: false };
/** Longer than a sign-in may take, in seconds. */
const LONG = 660;
const exchanged = { login: 'socialReturn', link: 'offerLink' };
/** Who has an account, and whom the samples name. */
const [LINKED, FREE] = ['Karim', 'Rahim'];
/** What asks for something over the dialog, or in it. */
const ASKED = ['extraVerification', 'linkForm'];
const FROM = {
  login: ['a linked person', 'a person linked to nobody', 'from an unregistered address', 'not from here', 'offline'],
  link: ['a person to be linked', 'not from here', 'offline'],
};

const inTheLogIn = async (tester: Tester): Promise<void> => {
  const { gateway, page, screen } = tester;
  await gateway.ops('flag', 'SLIDEVERIF', 'off');
  await linkAt(gateway, 'player', 'google', LINKED);
  await page.goto('/');
  await screen.visit('/?dialog=login');
  await screen.sees('dialog', 'login.title');
  await page.getByRole('dialog').getByRole('button', { name: 'Google' }).click();
};
const inTheSecurityCentre = async (tester: Tester): Promise<void> => {
  const { gateway, page, screen } = tester;
  await gateway.ops('flag', 'SLIDEVERIF', 'off');
  await tester.isLoggedIn('player');
  await page.goto('/?dialog=memberCentre');
  await screen.sees('heading', 'security.title');
  await page.getByRole('button', { name: /Facebook/ }).click();
};

/** Proves by a code that was mailed. */
async function proves({ screen, code }: Pick<Tester, 'screen' | 'code'>) {
  await screen.press('proof.email');
  await screen.fill('proof.code', await code('proof', 'player@example.test'));
  await screen.press('proof.submit');
}

tour<Link>('account-link', accountLinkDriver, {
  openings: {
    'the button in the log-in': { input: 'to log in by google', world: { ...begins, purpose: 'login' }, open: inTheLogIn },
    'the button in the security centre': { input: 'to link to facebook', world: { ...begins, purpose: 'link' }, open: inTheSecurityCentre },
  },
  acts: ['authorise', 'extraVerification', 'linkForm'],
  waits({ invoke = '', sample }, { purpose }) {
    if (invoke === 'exchange') return exchanged[purpose];
    if (sample?.class === 'closed by its module') return 'socialBegin';
    return invoke === 'entry' ? 'memberInfo' : undefined;
  },
  due: ({ sample }, { world }) => ASKED.includes(sample?.of ?? '') && sample?.class === 'left' && world.leaving,
  after({ event, sample }, { value, world }) {
    if (sample?.class === 'closed by its module') return { ...world, off: true };
    if (sample?.of === 'authorise') return world.off ? undefined : world;
    const taken = world.taken || sample?.class === 'linked to another account';
    if (ASKED.includes(sample?.of ?? ''))
      return sample?.class === 'left' || !world.leaving ? { ...world, taken, leaving: false } : undefined;
    if (sample?.of === 'exchange' && !FROM[world.purpose].includes(sample.class)) return undefined;
    if (sample?.class === 'a linked person' && world.asked) return undefined;
    if (sample?.class === 'a person to be linked' && world.taken) return undefined;
    if (sample?.class === 'from an unregistered address') return { ...world, asked: true };
    return event.type === 'leave.requested' && ['proving', 'confirming'].includes(String(value)) ? { ...world, leaving: true } : world;
  },
  async prepare(tester, { sample }, next, { leaving }) {
    if (sample?.class === 'somebody came back') {
      if (next?.sample?.class === 'not from here') await windowOf(tester).then(() => tester.waits(LONG));
      const known = ['a linked person', 'from an unregistered address'].includes(next?.sample?.class ?? '');
      await allows(tester, known ? LINKED : FREE);
    }
    if (sample?.class === 'linked to another account') {
      await linkAt(tester.gateway, 'agent', 'facebook', FREE);
      tester.expects('confirmLink', 409);
    }
    if (sample?.class === 'the window was closed') await closesWindow(tester);
    if (sample?.of !== 'extraVerification' || leaving) return;
    if (sample.class === 'proven') await proves({ screen: tester.screen, code: (purpose, to) => tester.code(purpose, to) });
    if (sample.class === 'left') await tester.screen.press('common.close');
  },
});
