import type { portalMachine } from '../../machines/portal/portal.machine';
import type { Driver, Screen } from '../../src/atlas';

/** A region that shows nothing of its own: the page goes on. */
const goesOn = (screen: Screen) => screen.hides('alert', 'load-failed.title');
const broken = { cannot: 'It takes a fault in our own script.' };

/** A dialog by its address, also where that was asked for before. */
async function ask(screen: Screen, search: string) {
  await screen.visit('/');
  await screen.visit(`/?${search}`);
}

/** How a tester works the portal as a whole. */
export const portalDriver = {
  events: {
    'action.requested': (screen, { errand }) => ask(screen, `dialog=${errand.centre}Centre&page=${errand.page}`),
    'dialog.requested': (screen, { request }) => ask(screen, `dialog=${request.name}`),
    'leave.requested': (screen) => screen.press('common.close'),
    'dialog.retried': (screen) => screen.press('dialog.failed.retry'),
    'logout.requested': (screen) => screen.press('header.logout'),
    'alert.confirmed': (screen) => screen.press('in_increase_submit'),
    'retry.requested': (screen) => screen.press('unreachable.retry'),
    // The picker that shows English cannot pick it.
    'language.requested': (screen, { language }, { language: spoken }) =>
      language === spoken ? 'itself' : screen.choose('header.language', 'English'),
    'call.unauthorised': 'itself',
    'call.unavailable': 'itself',
    'site.opened': 'itself',
    'session.present': 'itself',
    'session.absent': 'itself',
    'session.lost': 'itself',
    'permission.granted': 'itself',
    'permission.needsLogin': 'itself',
    'permission.needsTrueAccount': 'itself',
    'dialog.shown': 'itself',
    'dialog.gone': 'itself',
    'login.completed': 'itself',
    'login.resumed': 'itself',
    'account.closed': 'itself',
    'account.excluded': 'itself',
    'password.changed': 'itself',
    'password.reset': 'itself',
  },
  states: {
    systemStatus: goesOn,
    session: goesOn,
    dialogs: goesOn,
    alert: goesOn,
    'alert.none': async (screen) => {
      await screen.hides('alertdialog', 'logout.title');
      await screen.hides('alertdialog', 'alert.needTrueAccount.title');
    },
    'alert.leaving': (screen) => screen.sees('alertdialog', 'logout.title'),
    'alert.needTrueAccount': async (screen) => {
      await screen.sees('alertdialog', 'alert.needTrueAccount.title');
      await screen.reads('in_need_true_account');
    },
    errand: goesOn,
    'errand.none': goesOn,
    'errand.asking': goesOn,
    'errand.awaitingLogin': (screen) => screen.sees('status', 'told.sessionNeeded'),
    gate: goesOn,
    'gate.unknown': goesOn,
    'gate.open': goesOn,
    'gate.guarded': goesOn,
    'gate.guarded.asking': goesOn,
    'gate.guarded.passing': goesOn,
    'gate.guarded.locked': (screen) => screen.at('/login'),
    language: goesOn,
    'language.settled': goesOn,
    'language.changing': goesOn,
    'language.telling': goesOn,
    countries: goesOn,
    'countries.loading': goesOn,
    'countries.resting': goesOn,
    'countries.ready': goesOn,
  },
  outcomes: {
    systemStatus: { 'broke down': broken },
    session: { 'broke down': broken },
    dialogs: { 'broke down': broken },
    logout: {
      'logged out': (_, screen) => screen.press('logout.confirm'),
      stayed: (_, screen) => screen.press('logout.stay'),
      'broke down': broken,
    },
    changeLanguage: { 'the words did not come': (gateway) => gateway.cut() },
    tellLanguage: { offline: (gateway) => gateway.cut() },
    loadCountries: { offline: (gateway) => gateway.cut() },
  },
} satisfies Driver<typeof portalMachine>;
