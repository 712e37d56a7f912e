import { fromPromise } from 'xstate';
import type { accountLinkMachine } from '../../../machines/account-link/account-link.machine';
import { type DialogRequest, dialogsMachine, type News } from '../../../machines/dialogs/dialogs.machine';
import type { entranceMachine } from '../../../machines/entrance/entrance.machine';
import type { freeTrialMachine } from '../../../machines/free-trial/free-trial.machine';
import type { loginMachine } from '../../../machines/login/login.machine';
import type { memberCentreMachine } from '../../../machines/member-centre/member-centre.machine';
import type { passwordsMachine } from '../../../machines/passwords/passwords.machine';
import type { registrationMachine } from '../../../machines/registration/registration.machine';
import { MODULES, SETTINGS, type SiteClient } from '../../contract';
import { inTime } from '../parts/in-time';
import type { Needs } from '../parts/needs';
import { deferredLogic } from './deferred-logic';

type Name = DialogRequest['name'];
/** Brings the view of a dialog and its words; or those of one of a centre's pages. */
export type LoadView = (name: Name, page?: string) => Promise<unknown>;

export const dialogsFlow = (needs: Needs, loadView: LoadView) => {
  const login = deferredLogic<typeof loginMachine>('login');
  const register = deferredLogic<typeof registrationMachine>('register');
  const freeTrial = deferredLogic<typeof freeTrialMachine>('freeTrial');
  const accountLink = deferredLogic<typeof accountLinkMachine>('accountLink');
  const entrance = deferredLogic<typeof entranceMachine>('entrance');
  const memberCentre = deferredLogic<typeof memberCentreMachine>('memberCentre');
  const passwords = deferredLogic<typeof passwordsMachine>('passwords');
  const waysIn = { login: login.logic, register: register.logic, freeTrial: freeTrial.logic, accountLink: accountLink.logic };
  const bringEntrance = async () => entrance.bring((await import('./entrance.flow')).entranceFlow(waysIn));
  /** A way in, with the chart that it is a part of. */
  const wayIn = (bringWay: () => Promise<void>) => async () => void (await Promise.all([bringEntrance(), bringWay()]));
  const bringPasswords = async () => passwords.bring((await import('../features/passwords/passwords.flow')).passwordsFlow(needs));
  const bringFlow: Record<Name, () => Promise<void>> = {
    login: wayIn(async () => login.bring((await import('../features/login/login.flow')).loginFlow(needs))),
    register: wayIn(async () => register.bring((await import('../features/registration/registration.flow')).registrationFlow(needs))),
    freeTrial: wayIn(async () => freeTrial.bring((await import('../features/free-trial/free-trial.flow')).freeTrialFlow(needs))),
    accountLink: wayIn(async () => accountLink.bring((await import('../features/account-link/account-link.flow')).accountLinkFlow(needs))),
    memberCentre: async () => {
      const { memberCentreFlow } = await import('./member-centre.flow');
      const over = { logic: login.logic, bring: () => bring('login') };
      memberCentre.bring(memberCentreFlow(needs, over, (page) => loadView('memberCentre', page)));
    },
    afterLogin: async () => {},
    agentCentre: async () => {},
    changePassword: bringPasswords,
    forgotPassword: bringPasswords,
    resetPassword: bringPasswords,
  };
  const bring = async (name: Name) => void (await inTime(Promise.all([bringFlow[name](), loadView(name)]), SETTINGS.chunkTimeout));
  return dialogsMachine.provide({
    actors: {
      entrance: entrance.logic,
      passwords: passwords.logic,
      memberCentre: memberCentre.logic,
      loadNews: fromPromise(async ({ signal }) => (needs.isOn(MODULES.afterLogin) ? newsOf(needs.client, signal) : [])),
      loadDialog: fromPromise(({ input: { name } }) => bring(name)),
    },
  });
};

/** The pop-up announcements (s7.relay.announcements). */
async function newsOf(client: SiteClient, signal: AbortSignal): Promise<News[]> {
  const { popup } = await client.announcements({ types: 'PU', platform: 'W' }, { signal });
  return popup;
}
