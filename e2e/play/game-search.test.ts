import { gameSearchDriver } from '../../tests/drivers/play/game-search.driver';
import { describePaths } from '../harness/row';

describePaths('game-search', gameSearchDriver, {
  openings: {
    'a visitor opens the live games': { fixture: 'visitor', open: (tester) => tester.opens('/live') },
  },
  never({ event, sample }, { context }) {
    // The lab's games are called so; after a word that nothing has, others are looked for.
    if (sample?.of === 'suggest' && sample.class !== 'offline') return sample.class !== 'some';
    // A word that is typed again changes nothing.
    return event.type === 'text.typed' && event.text === Object(context).text;
  },
  causes: { 'list.dismissed': ({ page }) => page.keyboard.press('Escape') },
});
