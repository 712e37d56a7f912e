import { type ActorRefFrom, type AnyStateMachine, createActor, fromCallback, fromPromise } from 'xstate';
import { captchaMachine } from '../../machines/identity/captcha/captcha.machine';
import { countryPickerMachine } from '../../machines/identity/country-picker/country-picker.machine';
import { type Entry, entryMachine } from '../../machines/identity/entry/entry.machine';
import { freeTrialMachine } from '../../machines/identity/free-trial/free-trial.machine';
import { loginMachine } from '../../machines/identity/login/login.machine';
import type { Beginning } from '../../machines/identity/login/login.types';
import { loginAttemptMachine } from '../../machines/identity/login-attempt/login-attempt.machine';
import { logoutMachine } from '../../machines/identity/logout/logout.machine';
import { passwordChangeMachine } from '../../machines/identity/password-change/password-change.machine';
import { sessionMachine } from '../../machines/identity/session/session.machine';
import { sessionTimeMachine } from '../../machines/identity/session-time/session-time.machine';
import { signInMachine, type Validated } from '../../machines/identity/sign-in/sign-in.machine';
import { smsCountdownMachine, type Wait } from '../../machines/identity/sms-countdown/sms-countdown.machine';
import { verificationMachine } from '../../machines/identity/verification/verification.machine';
import { balanceMachine } from '../../machines/money/balance/balance.machine';
import { type Plan, realityCheckMachine } from '../../machines/money/reality-check/reality-check.machine';
import { countryListMachine } from '../../machines/platform/country-list/country-list.machine';
import { gateMachine } from '../../machines/platform/gate/gate.machine';
import { hostMachine, type Loaded } from '../../machines/platform/host/host.machine';
import { languageMachine } from '../../machines/platform/language/language.machine';
import type { PortalEmitted } from '../../machines/platform/portal/portal.events';
import { portalMachine } from '../../machines/platform/portal/portal.machine';
import { type Site, systemStatusMachine } from '../../machines/platform/system-status/system-status.machine';
import { type News, newsMachine } from '../../machines/support/news/news.machine';
import type { MemberInfo } from '../../src/contract';
import { contentLogic } from '../../src/portal/app/content';
import { facts } from '../../src/portal/destinations';

/** Responses of the environment in a test of all charts together. */
export type Environment = {
  status(): Promise<Site>;
  restore(): Promise<MemberInfo | null>;
  logIn(): Promise<Entry>;
  account: MemberInfo;
  news(): Promise<News[]>;
};

const done = fromPromise<void>(async () => {});
const never = <T>() => new Promise<T>(() => {});

/** Never settles here. */
const balance = balanceMachine.provide({
  actors: { loadBalance: fromPromise(() => never<string>()), watchMoney: fromCallback(() => {}) },
});

const form = { method: 'username', username: '', mobile: { number: '', dialingCode: '880' }, remember: false } as const;
const bangladesh = { countryCode: 'BD', countryDialingCode: '880' };

const signInOf = ({ logIn, account }: Environment) =>
  signInMachine.provide({
    actors: {
      verification: verificationMachine.provide({
        actors: {
          loadPuzzle: fromPromise(() => never()),
          answerPuzzle: fromPromise(() => never()),
          doWork: fromPromise(() => never()),
        },
      }),
      validate: fromPromise(async (): Promise<Validated> => ({ kind: 'right', type: 'username' })),
      logIn: fromPromise(async () => ({ username: account.account, entry: await logIn() })),
    },
  });

const entryOf = ({ account }: Environment) =>
  entryMachine.provide({
    actors: {
      markFirstLogin: done,
      flagChange: fromPromise(async (): Promise<{ oldHeld: boolean }> => ({ oldHeld: true })),
      passwordChange: passwordChangeMachine.provide({ actors: { loadRule: fromPromise(() => never()) } }),
      loadMemberInfo: fromPromise(async () => account),
      logOut: done,
    },
  });

const attemptOf = (environment: Environment) =>
  loginAttemptMachine.provide({
    actors: {
      signIn: signInOf(environment),
      entry: entryOf(environment),
      remember: fromPromise(async () => {}),
      forget: done,
    },
  });

const loginOf = (environment: Environment) =>
  loginMachine.provide({
    actors: {
      begin: fromPromise(
        async (): Promise<Beginning> => ({ form, mobileOpen: true, namesOnly: false, passkeys: true }),
      ),
      captcha: captchaMachine.provide({
        actors: { loadCaptcha: fromPromise(() => never()), doWork: fromPromise(() => never()) },
      }),
      countryPicker: countryPickerMachine.provide({
        actors: { listCountries: fromPromise(async () => [bangladesh]), waitForRelease: done },
      }),
      smsCountdown: smsCountdownMachine.provide({
        actors: { recallWait: fromPromise(async (): Promise<Wait | null> => null) },
      }),
      attempt: attemptOf(environment),
      forget: done,
    },
  });

const freeTrialOf = (environment: Environment) =>
  freeTrialMachine.provide({
    actors: {
      captcha: captchaMachine.provide({
        actors: { loadCaptcha: fromPromise(() => never()), doWork: fromPromise(() => never()) },
      }),
      startTrial: fromPromise(async () => ({
        username: environment.account.account,
        entry: await environment.logIn(),
      })),
      entry: entryOf(environment),
      removeCpw: done,
    },
  });

/** Hosts with the charts of the tested destinations; all others are views alone. */
function hostOf(environment: Environment) {
  const charts: Record<string, AnyStateMachine> = {
    login: loginOf(environment),
    loginScreen: loginOf(environment),
    freeTrial: freeTrialOf(environment),
  };
  const load = fromPromise(
    async ({ input: { to } }: { input: { to: string } }): Promise<Loaded> => ({ kind: charts[to] ? 'asks' : 'view' }),
  );
  return hostMachine.provide({ actors: { load, content: contentLogic(({ to }) => charts[to]) } });
}

/** The portal with all of its real charts, only their leaf actors stubbed, and its emitted events so far. */
export function together(environment: Environment): {
  portal: ActorRefFrom<typeof portalMachine>;
  emitted: PortalEmitted[];
} {
  const machine = portalMachine.provide({
    actors: {
      systemStatus: systemStatusMachine.provide({ actors: { readStatus: fromPromise(environment.status) } }),
      session: sessionMachine.provide({
        actors: {
          restoreSession: fromPromise(environment.restore),
          forgetSession: done,
          sessionTime: sessionTimeMachine.provide({
            actors: { prolongSession: done, watchTime: fromCallback(() => {}) },
          }),
          balance,
          realityCheck: realityCheckMachine.provide({
            actors: { loadPlan: fromPromise(async (): Promise<Plan> => ({ dueAt: null })) },
          }),
        },
      }),
      host: hostOf(environment),
      logout: logoutMachine.provide({ actors: { endSession: done, forgetSession: done } }),
      gate: gateMachine,
      language: languageMachine.provide({
        actors: {
          changeLanguage: fromPromise(async ({ input }) => input.language),
          saveLanguage: fromPromise(async () => {}),
        },
      }),
      countryList: countryListMachine.provide({ actors: { loadCountries: done } }),
      news: newsMachine.provide({ actors: { loadNews: fromPromise(environment.news) } }),
    },
  });
  const emitted: PortalEmitted[] = [];
  const portal = createActor(machine, { input: { language: 'bn', destinations: facts } });
  portal.on('*', (event) => emitted.push(event));
  portal.start();
  return { portal, emitted };
}
