import { passwordOf } from '../../tests/drivers/identity/passwords';
import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

const INPUT = 'the dialog';
const LOGIN_REQUESTED = ['place.requested: the login', 'load: a chart that confirms leaving'];

async function opensLogin(hand: WritingHand) {
  hand.opens('/?dialog=login');
  await hand.screen.sees('dialog', 'login.title');
  await hand.screen.sees('form', 'login.title');
}
async function closes({ screen }: WritingHand) {
  await screen.press('common.close');
  await screen.hides('dialog');
}

export const hostScripts: FlowScripts = {
  flow: 'host',
  scripts: [
    {
      input: INPUT,
      fixture: 'visitor',
      steps: [
        [opensLogin, ...LOGIN_REQUESTED],
        [closes, 'leave.requested: by the player', 'content: left'],
        [opensLogin, ...LOGIN_REQUESTED],
        [
          async ({ screen }) => {
            await screen.fill('login.username', 'player');
            await screen.fill('login.password', passwordOf('player'));
            await screen.press('login.submit');
            await screen.hides('dialog');
            await screen.sees('button', 'header.logout');
          },
          'content: logged in',
        ],
        [
          async (hand) => {
            hand.opens('/?dialog=memberCentre');
            await hand.screen.sees('dialog', 'memberCentre.title');
          },
          'place.requested: the member centre',
          'load: a view without a chart',
        ],
        [closes, 'leave.requested: by the player'],
      ],
    },
    {
      input: INPUT,
      fixture: 'visitor',
      steps: [
        [opensLogin, ...LOGIN_REQUESTED],
        [
          async ({ screen }) => {
            await screen.press('login.freeTrial');
            await screen.sees('dialog', 'freeTrial.title');
          },
          'content: opens the next destination',
          'place.requested: the free trial',
          'load: a chart that confirms leaving',
        ],
      ],
    },
  ],
};
