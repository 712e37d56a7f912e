import { fromPromise } from 'xstate';
import type { loginMachine } from '../../../machines/login/login.machine';
import { memberCentreMachine } from '../../../machines/member-centre/member-centre.machine';
import type { Needs } from './needs';
import { securityCentreFlow } from './security-centre';

/** The login comes from the dialogs, whose chunk it shares. */
type Login = { logic: typeof loginMachine; bring(): Promise<void> };

export const memberCentreFlow = (needs: Needs, login: Login) =>
  memberCentreMachine.provide({
    actors: {
      securityCentre: securityCentreFlow(needs),
      login: login.logic,
      bringLogin: fromPromise(() => login.bring()),
    },
  });
