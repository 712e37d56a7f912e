import { performScripts } from './perform-scripts';

performScripts([
  { flow: 'proof-upload', number: 1, language: 'en' },
  { flow: 'account-record', number: 1, language: 'bn' },
  { flow: 'bank-account', number: 2, language: 'en' },
  { flow: 'bank-account', number: 1, language: 'bn' },
  { flow: 'time-out', number: 1, language: 'bn' },
  { flow: 'withdrawal-lifecycle', number: 1, language: 'en' },
  { flow: 'withdrawal-lifecycle', number: 4, language: 'bn' },
  { flow: 'withdrawal-report', number: 2, language: 'bn' },
]);
