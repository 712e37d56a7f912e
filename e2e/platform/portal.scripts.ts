import { passwordOf } from '../../tests/drivers/identity/passwords';
import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

const INPUT = 'in Bengali';
const LOGGED_IN = ['place.ended: logged in', 'login.completed: by a player'];

const seesLogin = async ({ screen }: WritingHand) => {
  await screen.sees('dialog', 'login.title');
  await screen.sees('form', 'login.title');
};
async function sendsLogin({ screen }: WritingHand) {
  await screen.fill('login.username', 'player');
  await screen.fill('login.password', passwordOf('player'));
  await screen.press('login.submit');
}
async function asksLogout({ screen }: WritingHand) {
  await screen.press('header.logout');
  await screen.sees('alertdialog', 'logout.title');
}

export const portalScripts: FlowScripts = {
  flow: 'portal',
  scripts: [
    {
      input: INPUT,
      fixture: 'visitor',
      steps: [
        [
          async (hand) => {
            hand.opens('/?dialog=login');
            await seesLogin(hand);
          },
          'place.requested: the login',
          'place.opened: the login',
        ],
        [
          async (hand) => {
            await sendsLogin(hand);
            await hand.screen.sees('button', 'header.logout');
          },
          ...LOGGED_IN,
        ],
        [asksLogout, 'logout.requested: by the player'],
        [
          async ({ screen }) => {
            await screen.press('logout.stay');
            await screen.hides('alertdialog', 'logout.title');
          },
          'logout: stayed',
        ],
        [asksLogout, 'logout.requested: by the player'],
        [
          async ({ screen }) => {
            await screen.press('logout.confirm');
            await screen.sees('form', 'header.quickLogin');
          },
          'logout: logged out',
        ],
      ],
    },
    {
      input: INPUT,
      fixture: 'visitor',
      steps: [
        [
          async (hand) => {
            hand.opens('/?dialog=memberCentre');
            await seesLogin(hand);
            await hand.screen.sees('status', 'told.sessionNeeded');
          },
          'place.requested: own account',
          'permission.needsLogin: by the session',
        ],
        [
          async (hand) => {
            await sendsLogin(hand);
            await hand.screen.sees('dialog', 'memberCentre.title');
          },
          ...LOGGED_IN,
        ],
      ],
    },
  ],
};
