import { dialogsMachine } from '../../machines/dialogs/dialogs.machine';
import { type EntranceRequest, entranceMachine } from '../../machines/entrance/entrance.machine';
import { memberCentreMachine } from '../../machines/member-centre/member-centre.machine';
import { type PasswordRequest, passwordsMachine } from '../../machines/passwords/passwords.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { dialogsDriver } from '../drivers/dialogs.driver';
import { neighbours, poses, waysIn } from './support/neighbours';
import { passwordNeighbours } from './support/open-passwords';
import { childOf, held, inert, type Pose } from './support/stand-ins';
import { tour } from './support/tour';

/** The one of the ways in that is asked for. */
function comingIn(input: unknown) {
  const request: EntranceRequest = Object(input).request;
  const children = { [request.name]: waysIn()[request.name] };
  return { value: 'choosing', context: { request, returning: '', outcome: 'left', account: null, next: null }, children };
}

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
      entrance: inert(entranceMachine, comingIn),
      passwords: inert(passwordsMachine, aboutPasswords),
    }),
  }),
  begin: ({ portal }) => childOf(portal, 'dialogs'),
  // The portal returns to /login, which is the log-in itself: no dialog is closed for longer than that takes.
  leadsOn: ({ sample }) => sample?.class === 'reset',
});
