import { accountLinkMachine } from '../../machines/account-link/account-link.machine';
import { dialogsMachine } from '../../machines/dialogs/dialogs.machine';
import { freeTrialMachine } from '../../machines/free-trial/free-trial.machine';
import { loginMachine } from '../../machines/login/login.machine';
import { memberCentreMachine } from '../../machines/member-centre/member-centre.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { dialogsDriver } from '../drivers/dialogs.driver';
import { neighbours, poses } from './support/neighbours';
import { childOf, held, inert } from './support/stand-ins';
import { tour } from './support/tour';

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
      freeTrial: inert(freeTrialMachine, poses.trial),
      accountLink: inert(accountLinkMachine, poses.thirdParty),
    }),
  }),
  begin: ({ portal }) => childOf(portal, 'dialogs'),
});
