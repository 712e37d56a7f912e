import { createActor } from 'xstate';
import { captchaMachine } from '../../../machines/captcha/captcha.machine';
import { type Entry, type LoginInput, loginMachine, type Validated } from '../../../machines/login/login.machine';
import { type Drop, verificationMachine } from '../../../machines/verification/verification.machine';
import type { Captcha, MemberInfo, Slide } from '../../../src/contract';
import { heldWork } from './support';

type Purpose = { purpose: 'slide' | 'captcha' };

/** The captcha chart, its work in the test's hands. */
export function heldCaptcha() {
  const work = { loadCaptcha: heldWork<Captcha>(), doWork: heldWork<void, Purpose>() };
  const machine = captchaMachine.provide({ actors: { loadCaptcha: work.loadCaptcha.logic, doWork: work.doWork.logic } });
  return { work, machine };
}

/** The puzzle's chart, its work in the test's hands. */
export function heldVerification() {
  const work = {
    loadPuzzle: heldWork<Slide>(),
    answerPuzzle: heldWork<void, { slideId: string; drop: Drop }>(),
    doWork: heldWork<void, Purpose>(),
  };
  const { loadPuzzle, answerPuzzle, doWork } = work;
  const machine = verificationMachine.provide({
    actors: { loadPuzzle: loadPuzzle.logic, answerPuzzle: answerPuzzle.logic, doWork: doWork.logic },
  });
  return { work, machine };
}

/** The login chart with its children. */
export function heldLogin() {
  const captcha = heldCaptcha();
  const verification = heldVerification();
  const work = {
    validate: heldWork<Validated, { username: string }>(),
    logIn: heldWork<Entry, { username: string }>(),
    markFirstLogin: heldWork<void>(),
    loadMemberInfo: heldWork<MemberInfo>(),
    logOut: heldWork<void>(),
  };
  const machine = loginMachine.provide({
    actors: {
      captcha: captcha.machine,
      verification: verification.machine,
      validate: work.validate.logic,
      logIn: work.logIn.logic,
      markFirstLogin: work.markFirstLogin.logic,
      loadMemberInfo: work.loadMemberInfo.logic,
      logOut: work.logOut.logic,
    },
  });
  return { machine, work, captcha: captcha.work, verification: verification.work };
}

/** The same, begun. */
export function startLogin(input: LoginInput = { username: '', submitted: false }) {
  const { machine, ...rest } = heldLogin();
  return { login: createActor(machine, { input }).start(), ...rest };
}

export const valid: Validated = { errors: [], slideWanted: false };
export const entry: Entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
