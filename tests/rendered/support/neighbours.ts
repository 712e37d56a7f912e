import type { AnyActorLogic } from 'xstate';
import { accountLinkMachine } from '../../../machines/account-link/account-link.machine';
import { balanceMachine } from '../../../machines/balance/balance.machine';
import { captchaMachine } from '../../../machines/captcha/captcha.machine';
import { captchaSamples } from '../../../machines/captcha/captcha.samples';
import { countryPickerMachine } from '../../../machines/country-picker/country-picker.machine';
import { countryPickerSamples } from '../../../machines/country-picker/country-picker.samples';
import { dialogsMachine } from '../../../machines/dialogs/dialogs.machine';
import { entranceMachine } from '../../../machines/entrance/entrance.machine';
import { entryMachine } from '../../../machines/entry/entry.machine';
import { entrySamples } from '../../../machines/entry/entry.samples';
import { freeTrialMachine } from '../../../machines/free-trial/free-trial.machine';
import { loginMachine } from '../../../machines/login/login.machine';
import { loginSamples } from '../../../machines/login/login.samples';
import { logoutMachine } from '../../../machines/logout/logout.machine';
import { registrationMachine } from '../../../machines/registration/registration.machine';
import { sessionMachine } from '../../../machines/session/session.machine';
import { signInMachine } from '../../../machines/sign-in/sign-in.machine';
import { signInSamples } from '../../../machines/sign-in/sign-in.samples';
import { smsCountdownMachine } from '../../../machines/sms-countdown/sms-countdown.machine';
import { smsCountdownSamples } from '../../../machines/sms-countdown/sms-countdown.samples';
import { systemStatusMachine } from '../../../machines/system-status/system-status.machine';
import { systemStatusSamples } from '../../../machines/system-status/system-status.samples';
import { verificationSamples } from '../../../machines/verification/verification.samples';
import { held, inert, type Pose } from './stand-ins';

const on = ['SLIDEVERIF', 'MOBILELOGIN', 'COUNTRYCODE', 'FREEPLAY'].map((modId) => ({ modId, enabled: '1', childrenNodes: [] }));
const site = { ...systemStatusSamples.outcomes.readStatus.open.output, whiteLabel: on };
const account = entrySamples.outcomes.loadMemberInfo.read.output;

const listed = { countries: countryPickerSamples.outcomes.listCountries['all of them'].output };

/** A balance that is known, and rests. */
export function purse() {
  return inert(balanceMachine, { value: { known: 'resting' }, context: { sumBalance: '25000.00' } });
}

/** How the charts beside the one that is looked at stand. */
export const poses = {
  open: { value: { open: 'steady' }, context: { site, attempts: 0 } },
  unreachable: { value: { unreachable: 'waiting' }, context: { site: null, attempts: 1 } },
  visitor: { value: 'visitor', context: { account: null, loss: 'refused', left: null, failure: null } },
  member: {
    value: { held: { account: 'member', time: { running: 'enough' } } },
    context: { account, loss: 'refused', left: null, failure: null },
    children: { balance: purse() },
  },
  noReality: { value: 'off', context: { dueAt: null, check: null, failure: null } },
  closed: { value: 'closed', context: { request: null, returning: '', news: [] } },
  centre: { value: 'centre', context: { request: { name: 'agentCentre', page: 'agentTeamOverview' }, returning: '', news: [] } },
  inCentre: {
    value: { open: { page: 'coming', lock: 'none' } },
    context: { page: 'referral', username: '', accountClosed: false, excluded: false, account: null, next: null },
  },
  inForm: { value: { editing: 'untouched' }, context: { about: null, problems: [], failure: null, sent: false } },
  failed: { value: 'failed', context: { request: { name: 'memberCentre', page: 'securityCenter' }, returning: '', news: [] } },
  confirming: { value: 'confirming' },
  form: {
    value: { editing: { tab: 'username', notice: 'untouched' } },
    context: { ...loginSamples.outcomes.begin['nothing remembered'].output, errors: [], failure: null, account: null, next: null },
  },
  attempt: { value: 'authenticating', context: { ...signInSamples.inputs['by name'], errors: [], failure: null } },
  country: { value: 'closed', context: { ...countryPickerSamples.inputs['in Bangladesh'], ...listed, active: 'BD', typed: '' } },
  noCode: {
    value: 'ready',
    context: { ...smsCountdownSamples.inputs['of a log-in'], wait: null, secondsLeft: 0, problem: null, failure: null },
  },
  entering: {
    value: 'loadingInfo',
    context: { ...entrySamples.inputs['by password'], failure: null, account: null },
  },
  rulesAwaited: { value: 'loading', context: { offer: null, failure: null } },
  trial: { value: 'starting', context: { trial: null, failure: null, account: null } },
  proof: {
    value: { answering: 'untouched' },
    context: { proofs: [{ kind: 'bankName', hint: 'K••••' }], kind: 'bankName', proven: null, failure: null },
  },
  codeSent: {
    value: 'counting',
    context: {
      purpose: 'proof',
      to: { number: '', dialingCode: '' },
      wait: { deadline: 1_800_000_000_000, reason: 'sent', to: '' },
      secondsLeft: 42,
      problem: null,
      failure: null,
    },
  },
  thirdParty: {
    value: 'authorising',
    context: {
      provider: 'google',
      purpose: 'login',
      name: '',
      proofs: [],
      proven: { username: '', entry: entrySamples.inputs['by password'].entry },
      failure: null,
      account: null,
    },
  },
  noCaptcha: { value: 'absent', context: { captcha: null, failure: null } },
  captcha: { value: { demanded: 'shown' }, context: { captcha: captchaSamples.outcomes.loadCaptcha['a picture'].output, failure: null } },
  puzzle: {
    value: 'posed',
    context: { slide: verificationSamples.outcomes.loadPuzzle['a puzzle'].output, drop: null, failure: null },
  },
} satisfies Record<string, Pose>;

/** The children of the root, each where it stands when nothing happens: a visitor on an open site. */
export const neighbours = () => ({
  systemStatus: inert(systemStatusMachine, poses.open),
  session: inert(sessionMachine, poses.visitor),
  dialogs: inert(dialogsMachine, poses.closed),
  logout: inert(logoutMachine, poses.confirming),
});

/** The children of the dialogs by which somebody comes in. */
export const waysIn = () => ({
  login: inert(loginMachine, poses.form),
  register: inert(registrationMachine, poses.rulesAwaited),
  freeTrial: inert(freeTrialMachine, poses.trial),
  accountLink: inert(accountLinkMachine, poses.thirdParty),
});

/** The dialogs, with these of the charts by which somebody comes in, and these others. */
export const dialogsWith = (ways: Record<string, AnyActorLogic>, others: Record<string, AnyActorLogic> = {}) =>
  held(dialogsMachine, { entrance: held(entranceMachine, ways), ...others });

/** The children of the login. */
export const loginNeighbours = (captcha: Pose = poses.captcha) => ({
  captcha: inert(captchaMachine, captcha),
  countryPicker: inert(countryPickerMachine, poses.country),
  smsCountdown: inert(smsCountdownMachine, poses.noCode),
  signIn: inert(signInMachine, poses.attempt),
  entry: inert(entryMachine, poses.entering),
});
