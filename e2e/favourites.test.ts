import { favouritesDriver } from '../tests/drivers/favourites.driver';
import { describePaths } from './support/row';

const NAMES: Record<string, { bn: string; en: string }> = {
  'lab-wheel': { bn: 'মেলার চাকা', en: 'Fair Wheel' },
  'lab-dice': { bn: 'ময়দানের পাশা', en: 'Maidan Dice' },
};

describePaths('favourites', favouritesDriver, {
  openings: {
    'a player looks at the games of the lab': { fixture: 'member', as: 'player', open: (tester) => tester.opens('/rng?page=MAIDANLAB') },
    'a visitor looks at them': { fixture: 'visitor', open: (tester) => tester.opens('/rng?page=MAIDANLAB') },
  },
  only: {
    'loadFavourites: nobody is logged in': ['visitor'],
    'loadFavourites: one favourite': ['member'],
    'loadFavourites: offline': ['member'],
  },
  causes: {
    'favourite.toggled': ({ screen, language }, { gameId }) =>
      screen.press('game.favourite', { gameName: NAMES[gameId]?.[language] ?? '' }),
  },
});
