import type { Samples } from '../../src/atlas';
import type { languageMachine } from './language.machine';

/** The language that is picked, and how its change can end. */
export const languageSamples = {
  inputs: { 'in Bengali': { language: 'bn' } },
  events: { 'language.requested': { English: { language: 'en' } } },
  outcomes: {
    changeLanguage: {
      'the words came': { output: 'en' },
      'the words did not come': { error: { kind: 'offline', code: 'client.offline' } },
    },
    tellLanguage: {
      told: { output: undefined },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
  },
} satisfies Samples<typeof languageMachine>;
