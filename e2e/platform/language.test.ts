import { expect } from 'vitest';
import { languageDriver } from '../../tests/drivers/platform/language.driver';
import { byVisitor } from '../harness/dialogs';
import { describePaths } from '../harness/row';

describePaths(
  'language',
  languageDriver,
  {
    openings: {
      'a visitor arrives': {
        input: 'in Bengali',
        fixture: 'visitor',
        // Files are held here: what comes once the first look is over must be there before.
        ...byVisitor(async (tester) => {
          await expect.poll(() => tester.edge.count('announcements')).toBeGreaterThan(0);
          await tester.edge.rests();
        }),
      },
    },
    // Back to Bengali is the same way.
    never: ({ event }, { context }) => event.type === 'language.requested' && context.language !== 'bn',
    async prepare(tester, { sample }) {
      if (sample?.class === 'the words came') tester.language = 'en';
    },
  },
  { languages: ['bn'] },
);
