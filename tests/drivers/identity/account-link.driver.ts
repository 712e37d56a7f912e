import type { accountLinkMachine } from '../../../machines/identity/account-link/account-link.machine';
import type { Driver, Gateway, Screen } from '../../../src/atlas';
import type { Failure } from '../../../src/contract';
import { failureWords } from '../failure-words';
import { leftAgain } from '../left-again';
import { provesByMail } from './proves-by-mail';

const looking = (screen: Screen) => screen.sees('status', 'accountLink.working');
const expectClosed = (screen: Screen) => screen.hides('status', 'accountLink.working');
const names = { google: 'Google', facebook: 'Facebook' };
/** The page has its own messages for events of its window. */
const reason = (failure: Failure | null) =>
  failure?.code === 'social.popupBlocked' ? 'accountLink.popupBlocked' : failureWords(failure);
/** Enables the providers' modules. */
async function opened(gateway: Gateway): Promise<void> {
  await gateway.ops('flag', 'SOCIALGOOGLE', 'on');
  await gateway.ops('flag', 'SOCIALFACEBOOK', 'on');
}
/** Confirms with the password. */
const confirms = async (_: unknown, screen: Screen) => {
  await screen.fill('accountLink.password', 'Shapla#2026');
  await screen.press('accountLink.confirm');
};
const broken = { cannot: 'It takes a fault in our own script.' };

/** Steps of a tester who signs in at a third party, and links an account. */
export const accountLinkDriver = {
  events: {
    // An unlinked user may sign in as somebody else.
    'next.selected': (screen, { next }) => screen.press(`accountLink.${next.to}`),
    'retry.requested': (screen, _, { name, failure, purpose }) =>
      screen.press(name && !failure && purpose === 'login' ? 'accountLink.somebodyElse' : 'accountLink.retry'),
    // A verification covers the dialog and has a close button of its own, so the dialog closes by going back.
    'leave.requested': (screen, _, { proofs }) => (proofs.length > 0 ? screen.back() : screen.press('common.close')),
  },
  states: {
    authorising: (screen, { provider }) => screen.sees('status', 'accountLink.window', { name: names[provider] }),
    popupClosed: (screen) => screen.sees('alert', 'accountLink.popupClosed'),
    exchanging: looking,
    failed: (screen, { failure }) => screen.sees('alert', reason(failure)),
    unlinked: (screen, { name }) => screen.sees('alert', 'accountLink.unlinked', { name }),
    steppingUp: (screen) => screen.sees('dialog', 'proof.title'),
    confirming: (screen) => screen.sees('form', 'accountLink.form'),
    linked: (screen) => screen.sees('status', 'accountLink.linked'),
    entering: looking,
    loggedIn: expectClosed,
    cancelled: expectClosed,
  },
  outcomes: {
    // The browser test drives the provider's window.
    authorise: {
      'returned from the provider': { before: opened },
      'the window was closed': { before: opened },
      'the window was blocked': { cannot: 'A browser that is driven lets every window open.' },
      'closed by its module': async (gateway) => {
        await gateway.ops('flag', 'SOCIALGOOGLE', 'off');
        await gateway.ops('flag', 'SOCIALFACEBOOK', 'off');
      },
    },
    exchange: {
      'a linked person': (gateway) => gateway.ops('flag', 'IPVERIF', 'off'),
      'from an unregistered address': async (gateway) => {
        await gateway.ops('flag', 'IPVERIF', 'on');
        await gateway.ops('ip', 'register', 'player', '203.0.113.9');
        await gateway.ops('ip', 'forget', 'player', '127.0.0.1');
      },
      // This fixture has no pending sign-in.
      'started elsewhere': { fixture: 'memberLinked' },
      offline: (gateway) => gateway.cut(),
    },
    extraVerification: { proven: provesByMail, left: (_, screen) => screen.press('common.close'), failed: broken },
    entry: {
      'left before loading': leftAgain,
      failed: broken,
    },
    linkForm: {
      sent: confirms,
      left: (_, screen) => screen.press('accountLink.cancel'),
      // The browser test links the identity to another account first.
      'linked to another account': confirms,
      failed: broken,
    },
  },
  endings: {
    authorise: (sample) => (sample?.class === 'closed by its module' ? 'socialBegin' : 'tester'),
    exchange: (_, context) => (Object(context).purpose === 'login' ? 'socialReturn' : 'offerLink'),
    extraVerification: 'tester',
    linkForm: 'tester',
    entry: 'memberInfo',
  },
} satisfies Driver<typeof accountLinkMachine>;
