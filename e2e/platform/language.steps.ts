import { expect } from 'vitest';
import { languageDriver } from '../../tests/drivers/platform/language.driver';
import { byVisitor } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

export const languageSteps = flowSteps(
  'language',
  languageDriver,
  {
    openings: {
      'a visitor arrives': {
        input: 'in Bengali',
        fixture: 'visitor',
        // Files are held here, so files that load after the first view must be loaded before.
        ...byVisitor(async (tester) => {
          await expect.poll(() => tester.edge.count('announcements')).toBeGreaterThan(0);
          await tester.edge.rests();
        }),
      },
    },
    // Switching back to Bengali takes the same path.
    never: ({ event }, { context }) => event.type === 'language.requested' && context.language !== 'bn',
    async prepare(tester, { sample }) {
      if (sample?.class === 'messages loaded') tester.language = 'en';
    },
  },
  { languages: ['bn'] },
);
