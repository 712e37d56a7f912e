import type { DialogRequest, dialogsMachine } from '../../machines/dialogs/dialogs.machine';
import type { Driver, Screen } from '../../src/atlas';
import { passwordOf } from './passwords';

/** The log-in has a form of its own in wide headers; every dialog has an address. */
async function open(screen: Screen, request: DialogRequest) {
  if (request.name === 'login' && request.submitted) {
    await screen.fill('header.username', request.username);
    await screen.fill('header.password', passwordOf(request.username));
    await screen.press('header.login');
  } else await screen.visit(`/?dialog=${request.name}${'page' in request ? `&page=${request.page}` : ''}`);
}

/** Opened by a button in another flow alone, with what only that one knows. */
const ELSEWHERE = ['accountLink', 'changePassword'];

const logIn = async (_: unknown, screen: Screen) => {
  await screen.fill('login.username', 'player');
  await screen.fill('login.password', passwordOf('player'));
  await screen.press('login.submit');
};
const broken = { cannot: 'It takes a fault in our own script.' };
const elsewhere = { cannot: 'The paths of the dialogs about passwords have it, and the journeys of the browser.' };

/** How a tester opens and leaves dialogs. */
export const dialogsDriver = {
  events: {
    // What is open already is asked for by a second way only: nobody can twice.
    // A third party's window opens by a press of its button, and no address leads to it.
    'dialog.requested': (screen, { request }, context) =>
      context.request?.name === request.name || ELSEWHERE.includes(request.name) ? 'itself' : open(screen, request),
    'leave.requested': (screen) => screen.press('common.close'),
    'dialog.retried': (screen) => screen.press('dialog.failed.retry'),
    'login.resumed': 'itself',
    'session.lost': 'itself',
  },
  states: {
    closed: async (screen) => {
      await screen.hides('dialog');
      await screen.hides('alertdialog');
    },
    loading: (screen) => screen.sees('dialog', 'dialog.loading.title'),
    failed: (screen) => screen.sees('alertdialog', 'dialog.failed.title'),
    entrance: (screen, { request }) =>
      request?.name === 'accountLink'
        ? screen.sees('status', 'accountLink.window', { name: 'Google' })
        : screen.sees('dialog', `${request?.name}.title`),
    passwords: (screen, { request }) =>
      screen.sees('dialog', request?.name === 'changePassword' ? 'password.change.title' : 'forgot.title'),
    seekingNews: async (screen) => {
      await screen.hides('dialog');
      await screen.hides('alertdialog');
    },
    afterLogin: (screen) => screen.sees('dialog', 'afterLogin.title'),
    memberCentre: (screen) => screen.sees('dialog', 'memberCentre.title'),
    centre: (screen, { request }) => screen.sees('dialog', `comingDialog.${request?.name}`),
  },
  outcomes: {
    loadDialog: { 'it did not come': (gateway) => gateway.cut() },
    entrance: {
      'logged in': logIn,
      'back again': logIn,
      'rather tries': (_, screen) => screen.press('login.freeTrial'),
      left: (_, screen) => screen.press('common.close'),
      'a part broke down': broken,
      'broke down': broken,
    },
    passwords: {
      changed: elsewhere,
      reset: elsewhere,
      'in by phone': elsewhere,
      left: (_, screen) => screen.press('common.close'),
      'a part broke down': broken,
      'broke down': broken,
    },
    memberCentre: {
      left: (_, screen) => screen.press('common.close'),
      'the player is excluded': { cannot: 'It lasts for half a year: the journeys of the browser do it, with an account of their own.' },
      'the account was closed': { cannot: 'It is closed for good: the journeys of the browser do it, with an account of their own.' },
      'somebody else has logged in': { cannot: 'It takes a session that ran out: the member centre has it.' },
      'leads to the recovery': { cannot: 'It takes a session that ran out: the member centre has it.' },
      'broke down': broken,
    },
    loadNews: { offline: (gateway) => gateway.cut() },
  },
} satisfies Driver<typeof dialogsMachine>;
