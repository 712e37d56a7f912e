import { performScripts } from './perform-scripts';

performScripts([
  { flow: 'account-record', number: 1, language: 'bn' },
  { flow: 'bank-account', number: 2, language: 'en' },
  { flow: 'bank-account', number: 1, language: 'bn' },
  { flow: 'time-out', number: 1, language: 'bn' },
]);
