import { performScripts } from './perform-scripts';

performScripts([
  { flow: 'game-search', number: 1, language: 'bn' },
  { flow: 'betting-record', number: 1, language: 'bn' },
  { flow: 'game-info', number: 2, language: 'en' },
  { flow: 'game-browse', number: 1, language: 'bn' },
  { flow: 'favourites', number: 1, language: 'bn' },
  { flow: 'draw-lifecycle', number: 1, language: 'en' },
  { flow: 'lottery-board', number: 2, language: 'bn' },
  { flow: 'lottery-order', number: 1, language: 'en' },
  { flow: 'lottery-chases', number: 2, language: 'bn' },
  { flow: 'lottery-results', number: 1, language: 'en' },
]);
