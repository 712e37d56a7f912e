import { gameSearchDriver } from '../../tests/drivers/play/game-search.driver';
import { flowSteps } from '../harness/row';

export const gameSearchSteps = flowSteps('game-search', gameSearchDriver, {
  openings: {
    'a visitor opens the live games': { fixture: 'visitor', open: (tester) => tester.opens('/live') },
  },
  never({ event, sample }, { context }) {
    const text: string = Object(context).text;
    // The studio's games match the first word, and nothing matches the second.
    if (sample?.of === 'suggest' && sample.class !== 'offline')
      return (sample.class === 'some') !== text.startsWith('maidan');
    // Typing the same word again changes nothing.
    return event.type === 'text.typed' && event.text === text;
  },
  causes: { 'list.dismissed': ({ page }) => page.keyboard.press('Escape') },
});
