import type { accountLinkMachine } from '../../machines/account-link/account-link.machine';
import type { Driver, Screen } from '../../src/atlas';
import type { Failure } from '../../src/contract';
import { failureWords } from './failure-words';

const working = (screen: Screen) => screen.busy('accountLink.confirm');
const looking = (screen: Screen) => screen.sees('status', 'accountLink.working');
const gone = (screen: Screen) => screen.hides('status', 'accountLink.working');
const names = { google: 'Google', facebook: 'Facebook' };
/** The page has words of its own for what happens to its window. */
const reason = (failure: Failure | null) => (failure?.code === 'social.popupBlocked' ? 'accountLink.popupBlocked' : failureWords(failure));
const elsewhere = { cannot: 'The window of a provider is worked by a journey of the browser.' };

/** How a tester signs in at a third party, and links an account. */
export const accountLinkDriver = {
  events: {
    'form.submitted': async (screen) => {
      await screen.fill('accountLink.password', 'Shapla#2026');
      await screen.press('accountLink.confirm');
    },
    // Who is linked to nobody may sign in as somebody else.
    'retry.requested': (screen, _, { name, failure, purpose }) =>
      screen.press(name && !failure && purpose === 'login' ? 'accountLink.somebodyElse' : 'accountLink.retry'),
    'dialog.closed': (screen) => screen.back(),
  },
  states: {
    authorising: (screen, { provider }) => screen.sees('status', 'accountLink.window', { name: names[provider] }),
    popupClosed: (screen) => screen.sees('alert', 'accountLink.popupClosed'),
    exchanging: looking,
    refused: (screen, { failure }) => screen.sees('alert', reason(failure)),
    unlinked: (screen, { name }) => screen.sees('alert', 'accountLink.unlinked', { name }),
    proving: (screen) => screen.sees('dialog', 'proof.title'),
    confirming: (screen) => screen.sees('form', 'accountLink.form'),
    'confirming.untouched': (screen) => screen.hides('alert'),
    'confirming.empty': (screen) => screen.invalid('accountLink.password', 'accountLink.password.missing'),
    'confirming.notConfirmed': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    validating: working,
    linking: working,
    linked: (screen) => screen.sees('status', 'accountLink.linked'),
    entering: looking,
    loggedIn: gone,
    cancelled: gone,
  },
  outcomes: {
    authorise: {
      'somebody came back': elsewhere,
      'the window was closed': elsewhere,
      'the window was not let open': { cannot: 'A browser that is driven lets every window open.' },
    },
  },
} satisfies Driver<typeof accountLinkMachine>;
