import { performScripts } from './perform-scripts';

performScripts([
  { flow: 'chat', number: 1, language: 'en' },
  { flow: 'messages', number: 1, language: 'bn' },
  { flow: 'messages', number: 2, language: 'en' },
  { flow: 'help-centre', number: 1, language: 'bn' },
  { flow: 'feedback', number: 1, language: 'bn' },
  { flow: 'promo-bar', number: 1, language: 'en' },
  { flow: 'customer-service', number: 2, language: 'bn' },
]);
