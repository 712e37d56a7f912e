import { languageDriver } from '../tests/drivers/language.driver';
import { tour } from './support/tour';

/** The words of the other language have come: from then on they are there. */
type Spoken = { words: boolean };

tour<Spoken>(
  'language',
  languageDriver,
  {
    openings: {
      'a visitor arrives': {
        input: 'in Bengali',
        world: { words: false },
        open: async ({ page, screen }) => {
          await page.goto('/');
          await screen.sees('form', 'header.quickLogin');
        },
      },
    },
    waits: ({ invoke }) => ({ changeLanguage: 'chunk', tellLanguage: 'changeLanguage' })[invoke ?? ''],
    after({ event, sample }, { context, world }) {
      // Back to Bengali is the same way.
      if (event.type === 'language.requested') return context.language === 'bn' ? world : undefined;
      return sample?.class === 'the words came' ? { words: true } : world;
    },
    async prepare(tester, { sample }) {
      if (sample?.class === 'the words came') tester.language = 'en';
    },
  },
  { languages: ['bn'] },
);
