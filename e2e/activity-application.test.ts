import { activityApplicationDriver } from '../tests/drivers/activity-application.driver';
import { inCentre } from './support/centre';
import { describePaths } from './support/row';
import type { Tester } from './support/tester';

const enter = async ({ screen }: Tester) => screen.press('activity.open');

describePaths('activity-application', activityApplicationDriver, {
  openings: { 'one of the list is opened': { input: 'an activity', fixture: 'activityToApplyFor', ...inCentre('activities', { enter }) } },
  leads: { 'applicationForm: sent': 'activityAppliedFor', 'act: claimed': null },
});
