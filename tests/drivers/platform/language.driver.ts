import type { languageMachine } from '../../../machines/platform/language/language.machine';
import type { Driver } from '../../../src/atlas';
import { goesOn } from '../goes-on';

/** Steps of a tester who changes the language of the page. */
export const languageDriver = {
  events: {
    // The picker does not offer the current language.
    'language.requested': (screen, { language }, { language: spoken }) =>
      language === spoken ? 'itself' : screen.choose('header.language', 'English'),
  },
  states: {
    settled: goesOn,
    changing: goesOn,
    notifyingGateway: goesOn,
  },
  outcomes: {
    changeLanguage: { 'loading the messages failed': (gateway) => gateway.cut() },
    saveLanguage: { offline: (gateway) => gateway.cut() },
  },
  endings: { changeLanguage: 'chunk', saveLanguage: 'changeLanguage' },
} satisfies Driver<typeof languageMachine>;
