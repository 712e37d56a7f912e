import { activitiesDriver } from '../../tests/drivers/rewards/activities.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const activitiesSteps = flowSteps('activities', activitiesDriver, {
  openings: { 'the player looks among activities': { fixture: 'activityIssued', ...inCentre('activities') } },
});
