import { avatarDriver } from '../../tests/drivers/identity/avatar.driver';
import { isPicture } from '../../tests/drivers/money/proof-upload.driver';
import { opensProfile } from '../harness/profile';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

/** Completes or aborts the running upload. */
const answers = async ({ edge }: Tester, isCompleted: boolean) => {
  await edge.comes('uploadAvatar');
  await edge.release('uploadAvatar', !isCompleted);
};

export const avatarSteps = flowSteps('avatar', avatarDriver, {
  openings: { 'in the profile of a member': { fixture: 'member', as: 'player', open: opensProfile } },
  never({ event, sample }, { context }) {
    if (event.type === 'upload.stored') return !isPicture(context);
    if (event.type === 'upload.rejected') return (sample?.class === 'no picture') === isPicture(context);
    const own = Object(Object(context).wanted).avatarType === 'CUSTOM';
    return sample?.of === 'choose' && sample.class !== 'offline' && (sample.class === 'an uploaded picture is accepted') !== own;
  },
  causes: {
    'upload.stored': (tester) => answers(tester, true),
    'upload.rejected': (tester) => answers(tester, false),
  },
});
