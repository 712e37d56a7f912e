import { favouritesDriver } from '../../tests/drivers/play/favourites.driver';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

const NAMES: Record<string, { bn: string; en: string }> = {
  'lab-wheel': { bn: 'মেলার চাকা', en: 'Fair Wheel' },
  'lab-dice': { bn: 'ময়দানের পাশা', en: 'Maidan Dice' },
};

const opens = async (tester: Tester) => {
  await tester.opens('/rng?page=MAIDANLAB');
};
const opensAsPlayer = async (tester: Tester) => {
  await tester.isLoggedIn('player');
  await tester.page.goto('/rng?page=MAIDANLAB');
};

/** Games by their names in this tier. */
const driver = { ...favouritesDriver, events: { 'favourite.toggled': 'itself' } } as const;

export const favouritesSteps = flowSteps('favourites', driver, {
  openings: {
    'a player looks at the games of the lab': { fixture: 'member', as: 'player', open: opensAsPlayer },
    'a visitor looks at them': { fixture: 'visitor', open: opens },
  },
  only: {
    'loadFavourites: no member logged in': ['visitor'],
    'loadFavourites: a single favourite': ['member'],
    'loadFavourites: offline': ['member'],
  },
  // A heart with a running request does not turn.
  never: ({ event }, { context }) =>
    event.type === 'favourite.toggled' && Object(context).waiting.includes(event.gameId),
  causes: {
    'favourite.toggled': async ({ screen, language }, { gameId }) => {
      await screen.press('game.favourite', { gameName: NAMES[gameId]?.[language] ?? '' });
    },
  },
});
