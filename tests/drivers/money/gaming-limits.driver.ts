import type { gamingLimitsMachine } from '../../../machines/money/gaming-limits/gaming-limits.machine';
import type { Driver, OutcomeSetup } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { confirmsExclusion } from './excludes-self';
import { typesLimit } from './player-limit.driver';
import { confirmsTimeOut } from './time-out.driver';

const left: OutcomeSetup = (_, screen) => screen.press('security.back');
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

/** Steps of a tester on the limits page. */
export const gamingLimitsDriver = {
  events: {
    'limit.selected': (screen, { kind, period }) => screen.press(`limits.choose.${kind}.${period}`),
    'timeOut.selected': (screen) => screen.press('limits.timeOut.choose'),
    'exclusion.selected': (screen) => screen.press('limits.exclusion.choose'),
    'reality.selected': (screen) => screen.press('limits.reality.choose'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'limits.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    overview: async (screen, { changed }) => {
      await screen.sees('heading', 'limits.title');
      if (changed) await screen.sees('status', `limits.changed.${changed}`);
    },
    playerLimit: (screen, { selected: { kind, period } }) =>
      screen.sees('heading', `playerLimit.title.${kind}.${period}`),
    timeOut: (screen) => screen.sees('heading', 'limits.timeOut'),
    exclusion: (screen) => screen.sees('heading', 'limits.exclusion'),
    reality: (screen) => screen.sees('form', 'limits.reality'),
    excluded: (screen) => screen.hides('form', 'limits.exclusion'),
  },
  outcomes: {
    loadLimits: {
      'nothing is set': { fixture: 'member' },
      'all is set': { fixture: 'memberWithAllLimits' },
      offline: (gateway) => gateway.cut(),
    },
    playerLimit: { changed: (_, screen) => typesLimit(screen), left, failed: broken },
    timeOut: {
      taken: async (_, screen) => {
        await screen.press('limits.hours.24');
        await confirmsTimeOut(screen);
      },
      left,
      failed: broken,
    },
    selfExclusion: {
      excluded: async (_, screen) => {
        await screen.press('limits.months.6');
        await confirmsExclusion(screen);
      },
      left,
      failed: broken,
    },
    realityForm: {
      sent: async (_, screen) => {
        await screen.choose('limits.reality.when', 'limits.reality.never');
        await screen.press('limits.reality.submit');
      },
      left,
      failed: broken,
    },
  },
  endings: {
    loadLimits: 'gamingLimits',
    playerLimit: 'tester',
    timeOut: 'tester',
    selfExclusion: 'tester',
    realityForm: 'tester',
  },
} satisfies Driver<typeof gamingLimitsMachine>;
