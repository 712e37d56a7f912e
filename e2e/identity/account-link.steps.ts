import { accountLinkDriver } from '../../tests/drivers/identity/account-link.driver';
import { inCentre } from '../harness/centre';
import { inLogin } from '../harness/dialogs';
import { flowSteps } from '../harness/row';
import { allows, closesWindow, linkAt } from '../harness/third-party';

/** Identities with an account, as the samples name them. */
const LINKED = 'Karim';
const FREE = 'Rahim';
/** Identity that an account is linked to. */
const KNOWN = ['a linked person', 'from an unregistered address'];
/** Destinations after a sign-in without an account. */
const FROM: Record<string, string[]> = {
  login: [...KNOWN, 'a person without an account', 'started elsewhere', 'offline'],
  link: ['a person to link', 'started elsewhere', 'offline'],
};

export const accountLinkSteps = flowSteps('account-link', accountLinkDriver, {
  openings: {
    'the button in the log-in': {
      input: 'to log in by google',
      fixture: 'memberLinked',
      ...inLogin(({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Google' }).click()),
    },
    'the button in the security centre': {
      input: 'to link to facebook',
      fixture: 'memberLinked',
      ...inCentre('securityCenter', { enter: ({ page }) => page.getByRole('button', { name: /Facebook/ }).click() }),
    },
  },
  only: { 'exchange: a person to link': ['memberLinked'] },
  leads: { 'linkForm: linked to another account': 'personTaken' },
  leaves: { 'leave.requested': { steppingUp: 'left', confirming: 'left' } },
  never: ({ sample }, { context }) =>
    sample?.of === 'exchange' && !FROM[String(context.purpose)]?.includes(sample.class),
  async prepare(tester, { sample }, next) {
    if (sample?.class === 'returned from the provider')
      await allows(tester, KNOWN.includes(next?.sample?.class ?? '') ? LINKED : FREE);
    if (sample?.class === 'the window was closed') await closesWindow(tester);
    if (sample?.class !== 'linked to another account') return;
    await linkAt(tester.gateway, 'agent', 'facebook', FREE);
    tester.expects('confirmLink', 409);
  },
});
