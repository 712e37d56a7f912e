import { activitiesDriver } from '../../tests/drivers/rewards/activities.driver';
import { inCentre } from '../support/centre';
import { describePaths } from '../support/row';

describePaths('activities', activitiesDriver, {
  openings: { 'the player looks among activities': { fixture: 'activityIssued', ...inCentre('activities') } },
});
