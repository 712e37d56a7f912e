/** Why something of a chart is not seen in the browser; the rendered tier performs all of it. */
const OWN_FAULT = 'It takes a fault in our own script.';
const STORAGE = 'A browser whose storage breaks in the middle of a visit is not to be had.';
const TRIAL = 'There are no trial accounts before the free trial.';
const TWICE = 'Nobody can ask for what is open already.';
const HOST = 'In the demo every name that the portal is reached by is ours; journeys/hosts.test.ts has one that is not.';
const QUIET = 'While the account cannot be read, the page makes no other call that could be refused.';
const GATE = 'The gate asks while it leads to the log-in; the portal’s own paths show both.';
const RESTORING = 'It takes an errand before the session is known; journeys/player.test.ts follows a link to a centre.';

const EXPIRY_OFF = 'The gateway never says that a password has expired where that does not matter.';
const CUT_BETWEEN = 'The network would have to be cut between two calls.';
const RIGHT = 'Who walks a path types what is right; journeys/due-passwords.test.ts and journeys/recoveries.test.ts do not.';
const RECOVERED = 'It takes what was sent; the flows below this one and journeys/recoveries.test.ts have it.';
const QUICK = 'It is over before anybody can act.';

const ELSEWHERE = 'Who walks a path types something else; journeys/other-ways-in.test.ts has it.';
const UNREAD = 'The account would have to be unread, and left; the paths of entry have it.';
const BETWEEN = 'It would have to happen between two clicks; the gateway has a test of it.';
const MANY = 'It takes more trials in an hour than one tester begins; the gateway has a test of it.';

const all = (reason: string, ...ids: string[]): [string, string][] => ids.map((id) => [id, reason]);

/**
 * What the paths of the browser tier do not cover, by flow, in the words of `missing()`, each with its reason. What is covered after all
 * fails the run, and so does what is covered no longer.
 */
export const uncovered: Record<string, [id: string, reason: string][]> = {
  'account-link': [
    ...all(
      UNREAD,
      'transitions: account-link.entering | xstate.done.actor.entry | 1',
      'guard sides: account-link.entering | xstate.done.actor.entry | 0 | false',
    ),
    ...all(
      BETWEEN,
      'transitions: account-link.linking | xstate.error.actor.confirmLink | 0',
      'guard sides: account-link.linking | xstate.error.actor.confirmLink | 0 | true',
    ),
    ...all(
      ELSEWHERE,
      'states: account-link.confirming.empty',
      'transitions: account-link.validating | xstate.done.actor.validate | 0',
      'guard sides: account-link.validating | xstate.done.actor.validate | 0 | true',
    ),
    ...all(
      OWN_FAULT,
      'transitions: account-link.entering | xstate.error.actor.entry | 0',
      'transitions: account-link.proving | xstate.error.actor.extraVerification | 0',
      'transitions: account-link.validating | xstate.error.actor.validate | 0',
      'outcomes: account-link.entering | xstate.error.actor.entry',
      'outcomes: account-link.proving | xstate.error.actor.extraVerification',
      'outcomes: account-link.validating | xstate.error.actor.validate',
    ),
  ],
  'extra-verification': [
    ...all('With one proof there is no button for another.', 'guard sides: extra-verification.answering | choice.requested | 0 | false'),
    ...all(
      ELSEWHERE,
      'states: extra-verification.answering.empty',
      'states: extra-verification.over',
      'states: extra-verification.passed',
      'transitions: extra-verification.checking | xstate.done.actor.checkAnswer | 0',
      'transitions: extra-verification.checking | xstate.error.actor.checkAnswer | 0',
      'transitions: extra-verification.validating | xstate.done.actor.validate | 0',
      'guard sides: extra-verification.checking | xstate.error.actor.checkAnswer | 0 | true',
      'guard sides: extra-verification.validating | xstate.done.actor.validate | 0 | true',
      'outcomes: extra-verification.checking | xstate.done.actor.checkAnswer',
    ),
    ...all(
      OWN_FAULT,
      'transitions: extra-verification | xstate.error.actor.mailCode | 0',
      'transitions: extra-verification | xstate.error.actor.smsCode | 0',
      'transitions: extra-verification.validating | xstate.error.actor.validate | 0',
      'outcomes: extra-verification | xstate.error.actor.mailCode',
      'outcomes: extra-verification | xstate.error.actor.smsCode',
      'outcomes: extra-verification.validating | xstate.error.actor.validate',
    ),
  ],
  'free-trial': [
    ...all(
      MANY,
      'states: free-trial.proving',
      'transitions: free-trial.proving | dialog.closed | 0',
      'transitions: free-trial.proving | form.submitted | 0',
      'transitions: free-trial.starting | xstate.error.actor.startTrial | 0',
      'guard sides: free-trial.starting | xstate.error.actor.startTrial | 0 | true',
    ),
    ...all(
      UNREAD,
      'transitions: free-trial.entering | xstate.done.actor.entry | 1',
      'guard sides: free-trial.entering | xstate.done.actor.entry | 0 | false',
    ),
    ...all(
      OWN_FAULT,
      'transitions: free-trial | xstate.error.actor.captcha | 0',
      'transitions: free-trial.entering | xstate.error.actor.entry | 0',
      'outcomes: free-trial | xstate.error.actor.captcha',
      'outcomes: free-trial.entering | xstate.error.actor.entry',
    ),
    ...all(
      STORAGE,
      'transitions: free-trial.removingCpw | xstate.error.actor.removeCpw | 0',
      'outcomes: free-trial.removingCpw | xstate.error.actor.removeCpw',
    ),
  ],
  dialogs: [
    ...all(TWICE, 'transitions: dialogs | dialog.requested | 0', 'guard sides: dialogs | dialog.requested | 0 | true'),
    ...all(OWN_FAULT, 'transitions: dialogs.login | xstate.error.actor.login | 0', 'outcomes: dialogs.login | xstate.error.actor.login'),
  ],
  entry: [
    ...all(EXPIRY_OFF, 'transitions: entry.judgingPassword | always | 0', 'guard sides: entry.judgingPassword | always | 0 | true'),
    ...all(
      STORAGE,
      'transitions: entry.flagging | xstate.error.actor.flagChange | 0',
      'outcomes: entry.flagging | xstate.error.actor.flagChange',
    ),
    ...all(
      CUT_BETWEEN,
      'transitions: entry.changingPassword | xstate.done.actor.passwordChange | 1',
      'guard sides: entry.changingPassword | xstate.done.actor.passwordChange | 1 | true',
    ),
    ...all(
      OWN_FAULT,
      'transitions: entry.changingPassword | xstate.error.actor.passwordChange | 0',
      'outcomes: entry.changingPassword | xstate.error.actor.passwordChange',
    ),
  ],
  'forgot-password': [
    ...all(QUICK, 'transitions: forgot-password.opening | dialog.closed | 0'),
    ...all(
      OWN_FAULT,
      'transitions: forgot-password.opening | xstate.error.actor.readMethods | 0',
      'transitions: forgot-password.validating | xstate.error.actor.validate | 0',
      'transitions: forgot-password.byPhone | xstate.error.actor.phoneRecovery | 0',
      'outcomes: forgot-password.opening | xstate.error.actor.readMethods',
      'outcomes: forgot-password.validating | xstate.error.actor.validate',
      'outcomes: forgot-password.byPhone | xstate.error.actor.phoneRecovery',
    ),
    ...all(
      'Where the way by phone is off, nothing is there to choose it by.',
      'guard sides: forgot-password.editing | phone.chosen | 0 | false',
    ),
  ],
  'password-change': [
    ...all(
      RIGHT,
      'states: password-change.editing.invalid',
      'states: password-change.editing.refused',
      'transitions: password-change.validating | xstate.done.actor.validate | 0',
      'transitions: password-change.changing | xstate.error.actor.changePassword | 0',
      'transitions: password-change.changing | xstate.error.actor.changePassword | 1',
      'transitions: password-change.changing | xstate.error.actor.changePassword | 3',
      'guard sides: password-change.validating | xstate.done.actor.validate | 0 | true',
      'guard sides: password-change.changing | xstate.error.actor.changePassword | 0 | true',
      'guard sides: password-change.changing | xstate.error.actor.changePassword | 1 | true',
      'guard sides: password-change.changing | xstate.error.actor.changePassword | 2 | false',
    ),
    ...all(
      OWN_FAULT,
      'transitions: password-change.validating | xstate.error.actor.validate | 0',
      'outcomes: password-change.validating | xstate.error.actor.validate',
    ),
  ],
  'password-reset': [
    ...all(QUICK, 'transitions: password-reset.opening | dialog.closed | 0'),
    ...all(
      RIGHT,
      'states: password-reset.editing.invalid',
      'states: password-reset.editing.refused',
      'transitions: password-reset.validating | xstate.done.actor.validate | 0',
      'transitions: password-reset.resetting | xstate.error.actor.resetPassword | 1',
      'transitions: password-reset.resetting | xstate.error.actor.resetPassword | 3',
      'guard sides: password-reset.validating | xstate.done.actor.validate | 0 | true',
      'guard sides: password-reset.resetting | xstate.error.actor.resetPassword | 1 | true',
      'guard sides: password-reset.resetting | xstate.error.actor.resetPassword | 2 | false',
    ),
    ...all(
      OWN_FAULT,
      'transitions: password-reset.opening | xstate.error.actor.findToken | 0',
      'transitions: password-reset.validating | xstate.error.actor.validate | 0',
      'outcomes: password-reset.opening | xstate.error.actor.findToken',
      'outcomes: password-reset.validating | xstate.error.actor.validate',
    ),
  ],
  passwords: [
    ...all(
      RECOVERED,
      'transitions: passwords.recovering | xstate.done.actor.forgotPassword | 0',
      'transitions: passwords.resetting | xstate.done.actor.passwordReset | 0',
      'guard sides: passwords.recovering | xstate.done.actor.forgotPassword | 0 | true',
      'guard sides: passwords.resetting | xstate.done.actor.passwordReset | 0 | true',
    ),
    ...all(
      OWN_FAULT,
      'transitions: passwords.changing | xstate.error.actor.passwordChange | 0',
      'transitions: passwords.recovering | xstate.error.actor.forgotPassword | 0',
      'transitions: passwords.resetting | xstate.error.actor.passwordReset | 0',
      'outcomes: passwords.changing | xstate.error.actor.passwordChange',
      'outcomes: passwords.recovering | xstate.error.actor.forgotPassword',
      'outcomes: passwords.resetting | xstate.error.actor.passwordReset',
    ),
  ],
  'phone-recovery': [
    ...all(QUICK, 'transitions: phone-recovery.entering | dialog.closed | 0'),
    ...all(
      OWN_FAULT,
      'transitions: phone-recovery | xstate.error.actor.countryPicker | 0',
      'transitions: phone-recovery | xstate.error.actor.smsCountdown | 0',
      'transitions: phone-recovery.validating | xstate.error.actor.validate | 0',
      'transitions: phone-recovery.entering | xstate.error.actor.entry | 0',
      'outcomes: phone-recovery | xstate.error.actor.countryPicker',
      'outcomes: phone-recovery | xstate.error.actor.smsCountdown',
      'outcomes: phone-recovery.validating | xstate.error.actor.validate',
      'outcomes: phone-recovery.entering | xstate.error.actor.entry',
    ),
  ],
  'country-picker': [
    ...all(
      'The list is there with the page.',
      'transitions: country-picker.loading | xstate.error.actor.listCountries | 0',
      'outcomes: country-picker.loading | xstate.error.actor.listCountries',
    ),
    ...all(
      'The sample’s letter is the beginning of a country.',
      'transitions: country-picker.open.searching | xstate.done.actor.findCountry | 1',
      'guard sides: country-picker.open.searching | xstate.done.actor.findCountry | 0 | false',
    ),
    ...all(
      OWN_FAULT,
      'transitions: country-picker.open.searching | xstate.error.actor.findCountry | 0',
      'outcomes: country-picker.open.searching | xstate.error.actor.findCountry',
    ),
  ],
  'sign-in': [
    ...all(
      'A token is used at once, and is right; tests/gateway/session/sign-in-by-code.test.ts has others.',
      'transitions: sign-in.authenticatingByToken | xstate.error.actor.logInByToken | 1',
      'guard sides: sign-in.authenticatingByToken | xstate.error.actor.logInByToken | 0 | false',
    ),
    ...all(
      'What happens at the proof is the matter of its own chart.',
      'transitions: sign-in.proving | dialog.closed | 0',
      'transitions: sign-in.proving | xstate.done.actor.extraVerification | 0',
      'transitions: sign-in.proving | xstate.done.actor.extraVerification | 1',
      'guard sides: sign-in.proving | xstate.done.actor.extraVerification | 0 | true',
      'guard sides: sign-in.proving | xstate.done.actor.extraVerification | 1 | true',
    ),
    ...all(
      OWN_FAULT,
      'transitions: sign-in.validating | xstate.error.actor.validate | 0',
      'transitions: sign-in.verifying | xstate.error.actor.verification | 0',
      'transitions: sign-in.proving | xstate.error.actor.extraVerification | 0',
      'outcomes: sign-in.validating | xstate.error.actor.validate',
      'outcomes: sign-in.verifying | xstate.error.actor.verification',
      'outcomes: sign-in.proving | xstate.error.actor.extraVerification',
    ),
  ],
  'sms-countdown': [
    ...all(
      STORAGE,
      'transitions: sms-countdown.recalling | xstate.error.actor.recallWait | 0',
      'outcomes: sms-countdown.recalling | xstate.error.actor.recallWait',
    ),
    ...all(
      OWN_FAULT,
      'transitions: sms-countdown.checking | xstate.error.actor.checkNumber | 0',
      'transitions: sms-countdown.counting | xstate.error.actor.countdown | 0',
      'transitions: sms-countdown.blocked | xstate.error.actor.rest | 0',
      'outcomes: sms-countdown.checking | xstate.error.actor.checkNumber',
      'outcomes: sms-countdown.counting | xstate.error.actor.countdown',
      'outcomes: sms-countdown.blocked | xstate.error.actor.rest',
    ),
  ],
  logout: all(
    STORAGE,
    'transitions: logout.forgetting | xstate.error.actor.forgetSession | 0',
    'outcomes: logout.forgetting | xstate.error.actor.forgetSession',
  ),
  portal: [
    ...all(
      OWN_FAULT,
      'transitions: portal.systemStatus | xstate.error.actor.systemStatus | 0',
      'transitions: portal.session | xstate.error.actor.session | 0',
      'transitions: portal.dialogs | xstate.error.actor.dialogs | 0',
      'transitions: portal.alert.leaving | xstate.error.actor.logout | 0',
      'outcomes: portal.systemStatus | xstate.error.actor.systemStatus',
      'outcomes: portal.session | xstate.error.actor.session',
      'outcomes: portal.dialogs | xstate.error.actor.dialogs',
      'outcomes: portal.alert.leaving | xstate.error.actor.logout',
    ),
    ...all(RESTORING, 'transitions: portal.errand.asking | session.present | 0', 'transitions: portal.errand.asking | session.absent | 0'),
  ],
  enrolment: [
    ...all(
      OWN_FAULT,
      'transitions: enrolment.verifying | xstate.error.actor.verification | 0',
      'outcomes: enrolment.verifying | xstate.error.actor.verification',
    ),
  ],
  registration: [
    ...all(
      OWN_FAULT,
      ...['captcha', 'countryPicker', 'smsCountdown'].flatMap((child) => [
        `transitions: registration | xstate.error.actor.${child} | 0`,
        `outcomes: registration | xstate.error.actor.${child}`,
      ]),
      'transitions: registration.validating | xstate.error.actor.validate | 0',
      'outcomes: registration.validating | xstate.error.actor.validate',
      'transitions: registration.enrolling | xstate.error.actor.enrolment | 0',
      'outcomes: registration.enrolling | xstate.error.actor.enrolment',
      'transitions: registration.entering | xstate.error.actor.entry | 0',
      'outcomes: registration.entering | xstate.error.actor.entry',
    ),
    ...all(
      'The paths of enrolment end so, and see the form that follows.',
      'states: registration.editing.unverified',
      'states: registration.editing.unproven',
      ...[1, 2, 3, 4, 5].flatMap((end) => [
        `transitions: registration.judging | always | ${end}`,
        `guard sides: registration.judging | always | ${end} | true`,
      ]),
    ),
    ...all(
      'The paths of entry leave it so.',
      'transitions: registration.entering | xstate.done.actor.entry | 1',
      'guard sides: registration.entering | xstate.done.actor.entry | 0 | false',
    ),
    ...all(QUICK, 'transitions: registration.entering | dialog.closed | 0'),
    ...all(
      'Where mobile registration is off, nothing is there to choose it by.',
      'guard sides: registration.editing | way.chosen | 0 | false',
    ),
  ],
  session: [
    ...all(
      TRIAL,
      'states: session.trial',
      'transitions: session | session.opened | 0',
      'transitions: session.restoring | xstate.done.actor.restoreSession | 1',
      'transitions: session.trial | permission.asked | 0',
      'transitions: session.trial | standing.asked | 0',
      'transitions: session.trial | session.refused | 0',
      'transitions: session.trial | session.ended | 0',
      'guard sides: session | session.opened | 0 | true',
      'guard sides: session.restoring | xstate.done.actor.restoreSession | 1 | true',
    ),
    ...all(QUIET, 'transitions: session.unread | session.refused | 0'),
    ...all(GATE, 'transitions: session.visitor | standing.asked | 0'),
    ...all(
      STORAGE,
      'transitions: session.forgetting | xstate.error.actor.forgetSession | 0',
      'outcomes: session.forgetting | xstate.error.actor.forgetSession',
    ),
  ],
  'system-status': all(
    HOST,
    'states: system-status.invalidUrl',
    'transitions: system-status.checking | xstate.error.actor.readStatus | 0',
    'transitions: system-status.unreachable.tryingAgain | xstate.error.actor.readAgain | 0',
    'guard sides: system-status.checking | xstate.error.actor.readStatus | 0 | true',
    'guard sides: system-status.unreachable.tryingAgain | xstate.error.actor.readAgain | 0 | true',
  ),
};
