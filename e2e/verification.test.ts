import { passwordOf } from '../tests/drivers/passwords';
import { verificationDriver } from '../tests/drivers/verification.driver';
import { tour } from './support/tour';

const calls: Record<string, string> = { loadPuzzle: 'slide', answerPuzzle: 'answerSlide', doWork: 'answerWork' };

tour('verification', verificationDriver, {
  openings: {
    'a player sends the login': {
      world: {},
      open: async ({ gateway, page, screen }) => {
        await gateway.ops('flag', 'SLIDEVERIF', 'on');
        await page.goto('/?dialog=login');
        await screen.sees('dialog', 'login.title');
        await screen.fill('login.username', 'player');
        await screen.fill('login.password', passwordOf('player'));
        await screen.press('login.submit');
      },
    },
  },
  after: () => ({}),
  waits: ({ invoke = '' }) => calls[invoke],
  // The platform's clock was moved: what the page seals from then on is too old.
  tolerates: [
    ['logIn', 400],
    ['logIn', 422],
  ],
});
