import { phoneRecoveryDriver } from '../tests/drivers/phone-recovery.driver';
import { inDialog } from './support/dialogs';
import { describePaths } from './support/row';

describePaths('phone-recovery', phoneRecoveryDriver, {
  openings: {
    'the tab for phones is chosen': {
      fixture: 'visitor',
      ...inDialog('/?dialog=forgotPassword', 'forgot.title', async ({ screen }) => screen.press('forgot.byPhone')),
    },
  },
  leaves: { 'email.chosen': { asking: 'left' }, 'leave.requested': { asking: 'left' } },
});
