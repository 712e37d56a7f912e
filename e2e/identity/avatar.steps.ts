import type { Move } from '../../src/atlas';
import { avatarDriver } from '../../tests/drivers/identity/avatar.driver';
import { isPicture } from '../../tests/drivers/money/proof-upload.driver';
import { opensProfile } from '../harness/profile';
import { flowSteps, type Row } from '../harness/row';
import type { Tester } from '../harness/tester';

/** Completes or aborts the running upload. */
const answers = async ({ edge }: Tester, isCompleted: boolean) => {
  await edge.comes('uploadAvatar');
  await edge.release('uploadAvatar', !isCompleted);
};

const isUploaded = (context: unknown) => Object(Object(context).wanted).avatarType === 'CUSTOM';

/** A person’s upload ends too soon for its button, or for a lost connection during or after it. */
const isTooBrief = ({ event, sample }: Move, { context }: { context: unknown }) =>
  event.type === 'upload.cancelled' ||
  (sample?.class === 'offline' &&
    (event.type === 'upload.rejected' || (sample.of === 'choose' && isUploaded(context))));

const row: Row = {
  openings: { 'in the profile of a member': { fixture: 'member', as: 'player', open: opensProfile } },
  never({ event, sample }, { context }) {
    if (event.type === 'upload.stored') return !isPicture(context);
    if (event.type === 'upload.rejected') return (sample?.class === 'no picture') === isPicture(context);
    return (
      sample?.of === 'choose' &&
      sample.class !== 'offline' &&
      (sample.class === 'an uploaded picture is accepted') !== isUploaded(context)
    );
  },
  causes: {
    'upload.stored': (tester) => answers(tester, true),
    'upload.rejected': (tester) => answers(tester, false),
  },
};

export const avatarSteps = flowSteps('avatar', avatarDriver, row, {
  byHand: { never: isTooBrief, states: { uploading: 'passes' } },
});
