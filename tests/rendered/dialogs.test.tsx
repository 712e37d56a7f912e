import { accountLinkMachine } from '../../machines/account-link/account-link.machine';
import { dialogsMachine } from '../../machines/dialogs/dialogs.machine';
import { freeTrialMachine } from '../../machines/free-trial/free-trial.machine';
import { loginMachine } from '../../machines/login/login.machine';
import { memberCentreMachine } from '../../machines/member-centre/member-centre.machine';
import { type PasswordRequest, passwordsMachine } from '../../machines/passwords/passwords.machine';
import { registrationMachine } from '../../machines/registration/registration.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { dialogsDriver } from '../drivers/dialogs.driver';
import { neighbours, poses } from './support/neighbours';
import { passwordNeighbours } from './support/open-passwords';
import { childOf, held, inert, type Pose } from './support/stand-ins';
import { tour } from './support/tour';

/** A registration whose rules are on their way. */
const beginning = { value: 'loading', context: { offer: null, failure: null } };

/** The one of the dialogs about passwords that is asked for. */
function aboutPasswords(input: unknown) {
  const request: PasswordRequest = Object(input).request;
  const { passwordChange, forgotPassword } = passwordNeighbours();
  const children: Pose['children'] = request.name === 'changePassword' ? { passwordChange } : { forgotPassword };
  return { value: 'choosing', context: { request, outcome: 'left', account: null }, children };
}

tour({
  flow: 'dialogs',
  driver: dialogsDriver,
  children: () => ({
    ...neighbours(),
    // A visitor's header, whose form opens the login too; and who asks for a centre may.
    session: inert(sessionMachine, poses.visitor, { 'permission.asked': { type: 'permission.granted' } }),
    dialogs: held(dialogsMachine, {
      memberCentre: inert(memberCentreMachine, poses.inCentre),
      login: inert(loginMachine, poses.form),
      register: inert(registrationMachine, beginning),
      passwords: inert(passwordsMachine, aboutPasswords),
      freeTrial: inert(freeTrialMachine, poses.trial),
      accountLink: inert(accountLinkMachine, poses.thirdParty),
    }),
  }),
  begin: ({ portal }) => childOf(portal, 'dialogs'),
  // The portal returns to /login, which is the log-in itself: no dialog is closed for longer than that takes.
  leadsOn: ({ sample }) => sample?.class === 'reset',
});
