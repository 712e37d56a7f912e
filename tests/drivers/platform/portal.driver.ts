import type { Place } from '../../../machines/platform/host/host.machine';
import type { portalMachine } from '../../../machines/platform/portal/portal.machine';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import { goesOn } from '../goes-on';

const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

/** Query string of a dialog, or of a page of a centre. */
const searchOf = ({ to, centre }: Place) => (centre ? `dialog=${centre}&page=${to}` : `dialog=${to}`);

/** Opens a dialog by its address, even if it was requested before. */
async function ask(screen: Screen, place: Place) {
  await screen.visit('/');
  await screen.visit(`/?${searchOf(place)}`);
}

/** Steps of a tester in the whole portal. */
export const portalDriver = {
  events: {
    // A link leads to a screen, which the router handles alone.
    'place.requested': (screen, { place }, { destinations }) =>
      destinations[place.to]?.path ? 'itself' : ask(screen, place),
    'place.allowed': 'itself',
    'logout.requested': (screen) => screen.press('header.logout'),
    'alert.confirmed': (screen) => screen.press('in_increase_submit'),
    'call.unauthorised': 'itself',
    'call.unavailable': 'itself',
    'site.opened': 'itself',
    'session.queried': 'itself',
    'gate.locked': 'itself',
    'language.failed': 'itself',
    'session.present': 'itself',
    'session.absent': 'itself',
    'session.lost': 'itself',
    'session.unstored': 'itself',
    'permission.granted': 'itself',
    'permission.needsLogin': 'itself',
    'permission.needsTrueAccount': 'itself',
    'place.opened': 'itself',
    'place.left': 'itself',
    'place.ended': 'itself',
    'login.completed': 'itself',
    'account.closed': 'itself',
    'account.excluded': 'itself',
    'password.changed': 'itself',
    'password.reset': 'itself',
  },
  states: {
    systemStatus: goesOn,
    session: goesOn,
    places: goesOn,
    lock: goesOn,
    'lock.none': goesOn,
    'lock.locked': (screen) => screen.sees('dialog', 'login.title'),
    alert: goesOn,
    'alert.none': async (screen) => {
      await screen.hides('alertdialog', 'logout.title');
      await screen.hides('alertdialog', 'alert.needTrueAccount.title');
    },
    'alert.loggingOut': (screen) => screen.sees('alertdialog', 'logout.title'),
    'alert.needTrueAccount': async (screen) => {
      await screen.sees('alertdialog', 'alert.needTrueAccount.title');
      await screen.reads('in_need_true_account');
    },
    pending: goesOn,
    'pending.none': goesOn,
    'pending.checkingAccess': goesOn,
    'pending.awaitingLogin': (screen) => screen.sees('status', 'told.sessionNeeded'),
    background: goesOn,
  },
  outcomes: {
    systemStatus: { failed: broken },
    session: { failed: broken },
    host: { failed: broken },
    gate: { failed: broken },
    language: { failed: broken },
    countryList: { failed: broken },
    news: { failed: broken },
    logout: {
      'logged out': (_, screen) => screen.press('logout.confirm'),
      stayed: (_, screen) => screen.press('logout.stay'),
      failed: broken,
    },
  },
} satisfies Driver<typeof portalMachine>;
