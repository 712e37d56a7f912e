import { performScripts } from './perform-scripts';

performScripts([
  { flow: 'form', number: 1, language: 'bn' },
  { flow: 'host', number: 1, language: 'en' },
  { flow: 'portal', number: 2, language: 'bn' },
  { flow: 'language', number: 1, language: 'en' },
]);
