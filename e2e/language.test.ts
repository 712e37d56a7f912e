import { languageDriver } from '../tests/drivers/language.driver';
import { byVisitor } from './support/dialogs';
import { describePaths } from './support/row';

describePaths(
  'language',
  languageDriver,
  {
    openings: { 'a visitor arrives': { input: 'in Bengali', fixture: 'visitor', ...byVisitor(async () => {}) } },
    // Back to Bengali is the same way.
    never: ({ event }, { context }) => event.type === 'language.requested' && context.language !== 'bn',
    async prepare(tester, { sample }) {
      if (sample?.class === 'the words came') tester.language = 'en';
    },
  },
  { languages: ['bn'] },
);
