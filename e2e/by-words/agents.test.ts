import { performScripts } from './perform-scripts';

performScripts([
  { flow: 'affiliate-application', number: 1, language: 'bn' },
  { flow: 'affiliate-application', number: 2, language: 'en' },
  { flow: 'agent-income', number: 1, language: 'bn' },
  { flow: 'contract-answer', number: 2, language: 'en' },
  { flow: 'contract-answer', number: 1, language: 'bn' },
  { flow: 'contract-offer', number: 2, language: 'en' },
  { flow: 'contracts', number: 1, language: 'bn' },
  { flow: 'team', number: 1, language: 'bn' },
  { flow: 'team-registration', number: 2, language: 'en' },
  { flow: 'affiliate-lifecycle', number: 1, language: 'en' },
  { flow: 'contract-lifecycle', number: 4, language: 'bn' },
]);
