import { createActor, fromPromise } from 'xstate';
import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import type { Entry } from '../../../machines/identity/entry/entry.machine';
import { loginMachine } from '../../../machines/identity/login/login.machine';
import type { Beginning, LoginOpening } from '../../../machines/identity/login/login.types';
import { type LoginForm, loginAttemptMachine } from '../../../machines/identity/login-attempt/login-attempt.machine';
import {
  type FieldError,
  type LoggedIn,
  type Sent,
  signInMachine,
  type Validated,
} from '../../../machines/identity/sign-in/sign-in.machine';
import { type Drop, verificationMachine } from '../../../machines/identity/verification/verification.machine';
import { type Captcha, type MemberInfo, SETTINGS, type Slide } from '../../../src/contract';
import { entryFlow } from '../../../src/portal/parts/entry/entry.flow';
import { extraVerificationFlow } from '../../../src/portal/parts/proof/extra-verification.flow';
import { heldWork } from './dialog-support';
import { lend } from './flow-support';
import { heldCountryPicker, heldSmsCountdown } from './phone-charts';

type Purpose = { purpose: 'slide' | 'captcha' };

/** The captcha chart with work that the test settles. */
export function heldCaptcha() {
  const work = { loadCaptcha: heldWork<Captcha>(), doWork: heldWork<void, Purpose>() };
  const machine = captchaMachine.provide({
    actors: { loadCaptcha: work.loadCaptcha.logic, doWork: work.doWork.logic },
  });
  return { work, machine };
}

/** The puzzle's chart with work that the test settles. */
export function heldVerification() {
  const work = {
    loadPuzzle: heldWork<Slide>(),
    answerPuzzle: heldWork<void, { slideId: string; name: string; drop: Drop }>(),
    doWork: heldWork<void, { name: string }>(),
  };
  const { loadPuzzle, answerPuzzle, doWork } = work;
  const machine = verificationMachine.provide({
    actors: {
      loadPuzzle: loadPuzzle.logic,
      workBeside: fromPromise<void, { slideId: string; name: string }>(async () => undefined),
      answerPuzzle: answerPuzzle.logic,
      doWork: doWork.logic,
    },
  });
  return { work, machine };
}

/** The steps after a login, up to the member info. */
function heldEntry() {
  const work = { markFirstLogin: heldWork<void>(), loadMemberInfo: heldWork<MemberInfo>(), logOut: heldWork<void>() };
  const { markFirstLogin, loadMemberInfo, logOut } = work;
  const actors = { markFirstLogin: markFirstLogin.logic, loadMemberInfo: loadMemberInfo.logic, logOut: logOut.logic };
  return { work, machine: entryFlow(lend({}).deps).provide({ actors }) };
}

/** The login chart with its children. */
export function heldLogin(beginning: Beginning = empty) {
  const captcha = heldCaptcha();
  const verification = heldVerification();
  const entered = heldEntry();
  const picker = heldCountryPicker();
  const countdown = heldSmsCountdown();
  const work = {
    check: heldWork<FieldError[], { form: LoginForm }>(),
    validate: heldWork<Validated, { sent: Sent }>(),
    confirmCode: heldWork<void>(),
    logIn: heldWork<LoggedIn, { sent: Sent; type: 'username' | 'sms' | 'firebase' }>(),
    remember: heldWork<void, { form: LoginForm }>(),
    forget: heldWork<void>(),
    ...entered.work,
  };
  const signIn = signInMachine.provide({
    actors: {
      verification: verification.machine,
      validate: work.validate.logic,
      confirmCode: work.confirmCode.logic,
      logIn: work.logIn.logic,
      extraVerification: extraVerificationFlow(lend({}).deps),
    },
  });
  const attempt = loginAttemptMachine.provide({
    actors: { signIn, entry: entered.machine, remember: work.remember.logic, forget: work.forget.logic },
  });
  const machine = loginMachine.provide({
    actors: {
      begin: fromPromise(async ({ input }) => ({
        ...beginning,
        form: { ...beginning.form, username: input.username || beginning.form.username },
      })),
      captcha: captcha.machine,
      countryPicker: picker.machine,
      smsCountdown: countdown.machine,
      check: work.check.logic,
      attempt,
      forget: work.forget.logic,
    },
  });
  return { machine, work, captcha: captcha.work, verification: verification.work, countdown: countdown.work };
}

/** Starts the login chart with its children. */
export function startLogin(opening: LoginOpening = { username: '', submitted: false }, beginning?: Beginning) {
  const { machine, ...rest } = heldLogin(beginning);
  const input = { ...opening, country: SETTINGS.homeCountry };
  return { login: createActor(machine, { input }).start(), ...rest };
}

const form: LoginForm = {
  method: 'username',
  username: '',
  mobile: { number: '', dialingCode: '880' },
  remember: false,
};
/** Nothing remembered, codes off. */
export const empty: Beginning = { form, mobileOpen: false, namesOnly: false, passkeys: false };
export const valid: Validated = { kind: 'right', type: 'username' };
export const entry: Entry = {
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  expiryEnabled: true,
};
export const loggedIn: LoggedIn = { username: 'player', entry };
