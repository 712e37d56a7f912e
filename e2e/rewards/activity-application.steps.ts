import type { ActivityDetail } from '../../src/contract/rewards/activities';
import { PICTURE } from '../../tests/drivers/pictures';
import { activityApplicationDriver } from '../../tests/drivers/rewards/activity-application.driver';
import { inCentre } from '../harness/centre';
import { speaksOther } from '../harness/language';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

const enter = async ({ screen }: Tester) => screen.press('activity.open');

/** An action that is not offered has no button. */
function isOffered(type: string, activity: ActivityDetail | null, isRejected: boolean): boolean {
  const status = activity?.status ?? '';
  if (type === 'act.requested') return status === 'claim';
  if (type === 'application.requested') return status === 'join' && activity?.kind === 'apply';
  if (type === 'rewards.requested') return status === 'issued';
  return type !== 'refresh.requested' || isRejected || ['applying', 'issued'].includes(status);
}

export const activityApplicationSteps = flowSteps('activity-application', activityApplicationDriver, {
  openings: {
    'an activity of the list is opened': {
      input: 'an activity',
      fixture: 'activityToApplyFor',
      ...inCentre('activities', { enter }),
    },
  },
  only: { 'applicationForm: sent': ['activityToApplyFor'], 'proofs.changed': ['activityToApplyFor'] },
  leads: { 'applicationForm: sent': 'activityAppliedFor', 'act: claimed': null },
  causes: {
    'language.changed': speaksOther,
    'proofs.changed': async ({ screen }) => {
      await screen.attach('activity.pictures.choose', PICTURE);
      await screen.sees('button', 'activity.pictures.remove', { 0: PICTURE.name });
    },
  },
  never: ({ event }, { context, value }) =>
    (event.type === 'language.changed' && value === 'loading') ||
    !isOffered(event.type, Object(context).activity, JSON.stringify(value).includes('rejected')),
  tolerates: [['activity', 404]],
});
