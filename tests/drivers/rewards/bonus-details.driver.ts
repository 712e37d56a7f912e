import type { bonusDetailsMachine } from '../../../machines/rewards/bonus-details/bonus-details.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const listed = async (screen: Screen) => {
  await screen.sees('heading', 'bonus.title');
  await screen.hides('alertdialog', 'bonus.giveUp.title');
};

/** Steps of a tester who reads bonuses, and forfeits one. */
export const bonusDetailsDriver = {
  events: {
    'giveUp.requested': (screen) => screen.press('bonus.giveUp'),
    'giveUp.confirmed': (screen) => screen.press('bonus.giveUp.yes'),
    'giveUp.cancelled': (screen) => screen.press('bonus.giveUp.no'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'bonus.title'),
    'open.listing': listed,
    'open.listing.idle': listed,
    'open.listing.givenUp': (screen) => screen.sees('status', 'bonus.givenUp.done'),
    'open.listing.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.confirming': (screen) => screen.sees('alertdialog', 'bonus.giveUp.title'),
    'open.givingUp': (screen) => screen.busy('bonus.giveUp.yes'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: { cannot: 'It takes a fault in our own script.' } },
    giveUp: { offline: (gateway) => gateway.cut() },
  },
  endings: { giveUp: 'giveUpBonus' },
} satisfies Driver<typeof bonusDetailsMachine>;
