import type { accountLinkMachine } from '../../../machines/account-link/account-link.machine';
import { entranceMachine } from '../../../machines/entrance/entrance.machine';
import type { freeTrialMachine } from '../../../machines/free-trial/free-trial.machine';
import type { loginMachine } from '../../../machines/login/login.machine';
import type { registrationMachine } from '../../../machines/registration/registration.machine';

/** The flows by which somebody comes in; each is a chunk of its own, which the dialogs bring. */
export type WaysIn = {
  login: typeof loginMachine;
  register: typeof registrationMachine;
  freeTrial: typeof freeTrialMachine;
  accountLink: typeof accountLinkMachine;
};

export const entranceFlow = (waysIn: WaysIn) => entranceMachine.provide({ actors: waysIn });
