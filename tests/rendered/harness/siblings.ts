import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import { captchaSamples } from '../../../machines/identity/captcha/captcha.samples';
import { countryPickerMachine } from '../../../machines/identity/country-picker/country-picker.machine';
import { countryPickerSamples } from '../../../machines/identity/country-picker/country-picker.samples';
import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { entrySamples } from '../../../machines/identity/entry/entry.samples';
import { loginSamples } from '../../../machines/identity/login/login.samples';
import { loginAttemptMachine } from '../../../machines/identity/login-attempt/login-attempt.machine';
import { logoutMachine } from '../../../machines/identity/logout/logout.machine';
import { sessionMachine } from '../../../machines/identity/session/session.machine';
import { sessionTimeMachine } from '../../../machines/identity/session-time/session-time.machine';
import { signInMachine } from '../../../machines/identity/sign-in/sign-in.machine';
import { signInSamples } from '../../../machines/identity/sign-in/sign-in.samples';
import { smsCountdownMachine } from '../../../machines/identity/sms-countdown/sms-countdown.machine';
import { smsCountdownSamples } from '../../../machines/identity/sms-countdown/sms-countdown.samples';
import { verificationSamples } from '../../../machines/identity/verification/verification.samples';
import { balanceMachine } from '../../../machines/money/balance/balance.machine';
import { countryListMachine } from '../../../machines/platform/country-list/country-list.machine';
import { formMachine } from '../../../machines/platform/form/form.machine';
import { gateMachine } from '../../../machines/platform/gate/gate.machine';
import { hostMachine } from '../../../machines/platform/host/host.machine';
import { languageMachine } from '../../../machines/platform/language/language.machine';
import { type Site, systemStatusMachine } from '../../../machines/platform/system-status/system-status.machine';
import { systemStatusSamples } from '../../../machines/platform/system-status/system-status.samples';
import { newsMachine } from '../../../machines/support/news/news.machine';
import { unreadMachine } from '../../../machines/support/unread/unread.machine';
import { inert, type MockState } from './test-doubles';

const on = ['SLIDEVERIF', 'DIRECTREG', 'MOBILELOGIN', 'COUNTRYCODE', 'FREEPLAY', 'MANUALREBATE', 'AGENTPOLICY'].map(
  (modId) => ({
    modId,
    enabled: '1',
    childrenNodes: [],
  }),
);
const site = { ...systemStatusSamples.outcomes.readStatus.open.output, whiteLabel: on };
const account = entrySamples.outcomes.loadMemberInfo.read.output;

const listed = { countries: countryPickerSamples.outcomes.listCountries['all countries'].output };

/** Known balance, idle. */
export const knownBalance = inert(balanceMachine, { value: { known: 'idle' }, context: { sumBalance: '25000.00' } });

/** A session far from its time limit. */
export const unwarned = inert(sessionTimeMachine, {
  value: { running: 'idle' },
  context: { left: null, failure: null },
});

/** Two unread messages. */
export const unreadTwo = inert(unreadMachine, {
  value: 'known',
  context: { unreadCount: 2, promotions: 6, rewards: 2, missionCount: 1, pause: null, clubLabel: null },
});

/** States of the charts next to the one under test. */
export const mockStates = {
  open: { value: { open: 'steady' }, context: { site, attempts: 0 } },
  visitor: { value: 'visitor', context: { account: null, endReason: 'refused' } },
  member: {
    value: { held: 'member' },
    context: { account, endReason: 'refused' },
    children: { balance: knownBalance, unread: unreadTwo, sessionTime: unwarned },
  },
  trialMember: {
    value: { held: 'trial' },
    context: { account: { ...account, type: 4 }, endReason: 'refused' },
    children: { balance: knownBalance, sessionTime: unwarned },
  },
  noReality: { value: 'off', context: { dueAt: null, check: null, failure: null } },
  inForm: { value: { editing: 'untouched' }, context: { about: null, problems: [], failure: null, sent: false } },
  confirming: { value: 'confirming' },
  form: {
    value: { editing: { tab: 'username', notice: 'untouched' } },
    context: {
      ...loginSamples.outcomes.begin['nothing remembered'].output,
      opening: {},
      errors: [],
      failure: null,
      account: null,
      next: null,
    },
  },
  attempt: { value: 'signingIn' },
  signingIn: {
    value: 'authenticating',
    context: { ...signInSamples.inputs['by name'].input, errors: [], failure: null },
  },
  country: {
    value: 'closed',
    context: { ...countryPickerSamples.inputs['in Bangladesh'].input, ...listed, active: 'BD', typed: '' },
  },
  noCode: {
    value: 'ready',
    context: {
      ...smsCountdownSamples.inputs['of a log-in'].input,
      wait: null,
      secondsLeft: 0,
      problem: null,
      failure: null,
    },
  },
  entering: {
    value: 'loadingInfo',
    context: { ...entrySamples.inputs['by password'].input, failure: null, account: null },
  },
  trial: { value: 'starting', context: { trial: null, failure: null, account: null } },
  proof: {
    value: 'answering',
    context: {
      proofs: [{ kind: 'bankName', hint: 'K••••' }],
      kind: 'bankName',
      another: false,
      proven: null,
      failure: null,
    },
  },
  codeSent: {
    value: 'countingDown',
    context: {
      purpose: 'proof',
      to: { number: '', dialingCode: '' },
      wait: { deadline: 1_800_000_000_000, reason: 'sent', to: '' },
      secondsLeft: 42,
      problem: null,
      failure: null,
    },
  },
  noCaptcha: { value: 'absent', context: { captcha: null, failure: null } },
  captcha: {
    value: { demanded: 'loaded' },
    context: { captcha: captchaSamples.outcomes.loadCaptcha['a picture'].output, failure: null },
  },
  puzzle: {
    value: 'puzzle',
    context: { slide: verificationSamples.outcomes.loadPuzzle['a puzzle'].output, drop: null, failure: null },
  },
} satisfies Record<string, MockState>;

/** A session that grants every permission. */
const session = (mockState: MockState) =>
  inert(sessionMachine, mockState, { answers: { 'permission.requested': { type: 'permission.granted' } } });

/** Idle children of the root chart: a visitor on an open site. */
export const visitor = {
  systemStatus: inert(systemStatusMachine, mockStates.open),
  session: session(mockStates.visitor),
  logout: inert(logoutMachine, mockStates.confirming),
  gate: inert(gateMachine, { value: 'open' }),
  language: inert(languageMachine, { value: 'settled', context: { language: 'bn', requested: 'bn' } }),
  countryList: inert(countryListMachine, { value: 'ready' }),
  news: inert(newsMachine, { value: 'idle' }),
};
/** Like `visitor`, with a member logged in. */
export const member = { ...visitor, session: session(mockStates.member) };

/** An open site with these changes. */
const siteWith = (changes: Partial<Site>) =>
  inert(systemStatusMachine, { ...mockStates.open, context: { site: { ...site, ...changes }, attempts: 0 } });
/** The agents' site, which takes no registrations and may name the members' site. */
export const agentsSite = (memberOrigin: string | null) => siteWith({ registersHere: false, memberOrigin });

/** Like `visitor`, with a running free demo. */
export const trialMember = { ...visitor, session: session(mockStates.trialMember) };

/** A closed slot of the page. */
export const closed = (seat: string) => ({ value: 'closed', context: { seat, place: null, asks: false } });
/** All slots of the page, closed. */
export const places = inert(hostMachine, (input) => closed(Object(input).seat));

/** An empty form. */
export const form = inert(formMachine, mockStates.inForm);

/** Country picker of a phone number, closed. */
export const countryPicker = inert(countryPickerMachine, mockStates.country);

/** Children of the login. */
export const loginSiblings = (captcha: MockState = mockStates.captcha) => ({
  captcha: inert(captchaMachine, captcha),
  countryPicker,
  smsCountdown: inert(smsCountdownMachine, mockStates.noCode),
  attempt: inert(loginAttemptMachine, mockStates.attempt),
});
/** Children of a login attempt. */
export const attemptSiblings = () => ({
  signIn: inert(signInMachine, mockStates.signingIn),
  entry: inert(entryMachine, mockStates.entering),
});
