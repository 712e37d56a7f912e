import { activitiesDriver } from '../../tests/drivers/rewards/activities.driver';
import { inCentre } from '../harness/centre';
import { describePaths } from '../harness/row';

describePaths('activities', activitiesDriver, {
  openings: { 'the player looks among activities': { fixture: 'activityIssued', ...inCentre('activities') } },
});
