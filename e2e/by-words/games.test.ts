import { performScripts } from './perform-scripts';

performScripts(
  [
    { flow: 'live-tables', number: 1, language: 'bn' },
    { flow: 'table-round', number: 1, language: 'en' },
    { flow: 'crash-round', number: 1, language: 'bn' },
    { flow: 'blackjack-round', number: 1, language: 'en' },
    { flow: 'fixture-round', number: 1, language: 'bn' },
    { flow: 'room-round', number: 1, language: 'en' },
    { flow: 'game-session', number: 2, language: 'bn' },
    { flow: 'game-launch', number: 1, language: 'en' },
  ],
  { hasStudio: true },
);
