import { activitiesMachine } from '../../../machines/rewards/activities/activities.machine';
import { activityApplicationMachine } from '../../../machines/rewards/activity-application/activity-application.machine';
import { issuedActivity } from '../../../machines/rewards/activity-application/activity-application.samples';
import { activitiesDriver } from '../../drivers/rewards/activities.driver';
import { describePaths } from '../harness/describe-paths';
import { listOf } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { held, inert } from '../harness/test-doubles';

const { id, kind, title, status, opensAt, closesAt, prize, tickets } = issuedActivity;
const activityApplication = inert(activityApplicationMachine, {
  value: { loaded: 'idle' },
  context: { id, activity: issuedActivity, act: null, applied: false, next: null, failure: null },
});

describePaths({
  flow: 'activities',
  driver: activitiesDriver,
  children: member,
  hosted: {
    activities: held(activitiesMachine, {
      list: listOf({ list: [{ id, kind, title, status, opensAt, closesAt, prize, tickets }] }),
      activityApplication,
    }),
  },
  begin: (page) => openPlace(page, 'activities'),
});
