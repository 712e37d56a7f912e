import { performScripts } from './perform-scripts';

performScripts([
  { flow: 'enrolment', number: 1, language: 'en' },
  { flow: 'extra-verification', number: 1, language: 'bn' },
  { flow: 'country-picker', number: 1, language: 'bn' },
  { flow: 'account-link', number: 1, language: 'en' },
  { flow: 'avatar', number: 1, language: 'bn' },
  { flow: 'avatar', number: 2, language: 'en' },
  { flow: 'contact-change', number: 1, language: 'bn' },
  { flow: 'contact-change', number: 2, language: 'en' },
  { flow: 'forgot-password', number: 1, language: 'bn' },
  { flow: 'captcha', number: 1, language: 'bn' },
  { flow: 'session', number: 1, language: 'en' },
  { flow: 'password-reset', number: 2, language: 'bn' },
]);
