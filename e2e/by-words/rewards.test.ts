import { performScripts } from './perform-scripts';

performScripts([
  { flow: 'activities', number: 1, language: 'bn' },
  { flow: 'activities', number: 2, language: 'en' },
  { flow: 'bonus-details', number: 1, language: 'bn' },
  { flow: 'bonus-details', number: 2, language: 'en' },
  { flow: 'cashback', number: 1, language: 'bn' },
  { flow: 'cashback', number: 2, language: 'en' },
  { flow: 'missions', number: 2, language: 'en' },
  { flow: 'point-mall', number: 1, language: 'bn' },
  { flow: 'ranking', number: 2, language: 'en' },
  { flow: 'reward-centre', number: 1, language: 'bn' },
  { flow: 'reward-centre', number: 2, language: 'en' },
  { flow: 'activity-lifecycle', number: 1, language: 'en' },
  { flow: 'redemption-lifecycle', number: 2, language: 'bn' },
  { flow: 'grant-lifecycle', number: 2, language: 'bn' },
]);
