import type { activitiesMachine } from '../../../machines/rewards/activities/activities.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const broken = { cannot: 'It takes a fault in our own script.' };

/** Steps of a tester who browses activities. */
export const activitiesDriver = {
  events: {
    'activity.opened': (screen) => screen.press('activity.open'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'activity.list'),
    'open.listing': (screen) => screen.hides('button', 'security.back'),
    'open.details': (screen) => screen.hides('button', 'activity.open'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    left: (screen) => screen.hides('heading', 'activity.list'),
  },
  outcomes: {
    list: { failed: broken },
    activityApplication: {
      left: (_, screen) => screen.press('security.back'),
      'on to the reward centre': (_, screen) => screen.press('activity.toRewards'),
      failed: broken,
    },
  },
  endings: { activityApplication: 'tester' },
} satisfies Driver<typeof activitiesMachine>;
