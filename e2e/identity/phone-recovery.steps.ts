import { phoneRecoveryDriver } from '../../tests/drivers/identity/phone-recovery.driver';
import { inDialog } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

/** Longer than a login waits for its proof, in seconds. */
const LONG = 360;
const byPhone = inDialog('/?dialog=forgotPassword', 'forgot.title', async ({ screen }) =>
  screen.press('forgot.byPhone'),
);

export const phoneRecoverySteps = flowSteps('phone-recovery', phoneRecoveryDriver, {
  openings: {
    'the tab for phones is open': {
      input: 'by mobile number',
      fixture: 'visitor',
      ...byPhone,
    },
    'by mobile number, with an authenticator app': { input: 'by mobile number', fixture: 'memberWithApp', ...byPhone },
  },
  only: { 'logIn: accepted': ['visitor'], 'logIn: a second factor required': ['memberWithApp'] },
  async prepare(tester, { sample }) {
    if (sample?.class !== 'too late') return;
    await tester.screen.fill('proof.code', '000000');
    await tester.waits(LONG);
    await tester.screen.press('proof.submit');
  },
  tolerates: [
    ['logIn', 403],
    ['answerProof', 422],
  ],
  leaves: { 'email.selected': { editing: 'left' }, 'leave.requested': { editing: 'left', steppingUp: 'left' } },
});
