import { forgotPasswordDriver } from '../../tests/drivers/identity/forgot-password.driver';
import { inDialog } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

export const forgotPasswordSteps = flowSteps('forgot-password', forgotPasswordDriver, {
  openings: {
    'a visitor opens the form': {
      input: 'opened',
      fixture: 'visitor',
      ...inDialog('/?dialog=forgotPassword', 'forgot.title'),
    },
  },
  leaves: { 'email.selected': 'by e-mail instead', 'leave.requested': 'left' },
  never: ({ event }, { context }) => event.type === 'phone.selected' && !context.phoneOffered,
});
