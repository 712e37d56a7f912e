import { journey } from '../../harness/journey';

const typed = { username: 'selim_9', affiliateCode: 'RIVER22', mobileNum: '01900000000' };
const none = { codeCheck: false, slide: false, phoneProof: false };
const account = {
  id: '01890000-0000-7000-8000-0000000000ad',
  account: 'selim_9',
  nickname: 'Selim',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
};
const newSession = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const offline = { kind: 'offline', code: 'client.offline' };
const late = { kind: 'timeout', code: 'client.timeout' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const rejection = { kind: 'rejected', code: 'registration.closed', message: 'Closed' };
const issues = [{ field: 'username', code: 'registration.usernameTaken', min: 0, max: 0 }];
const usernameConflict = {
  kind: 'rejected',
  code: 'registration.usernameTaken',
  message: 'Taken',
  value: { fields: issues },
};
const unknownCode = [{ field: 'affiliateCode', code: 'invitationCode', min: 0, max: 0 }];
const stopped = { account: null, failure: null, issues: [] };

const sent = (title: string, stepFlags: object = {}) =>
  journey(title).given({ method: 'username', typed, wanted: { ...none, ...stepFlags } });

const entering = (title: string) => sent(title).settles('register', { output: newSession });

/** Journeys from a valid registration form to a logged-in player, derived from the requirements. */
export const enrolmentJourneys = [
  sent('Without a prior check the registration is sent immediately, and logs the new player in')
    .meets('s1.visitor.register', 's4.registration.success')
    .sees('registering', 'busy')
    .invokes('register', { method: 'username', typed })
    .nothingElse()
    .ignores({ type: 'leave.requested' })
    .settles('register', { output: newSession })
    .sees('entering')
    .lacks('busy')
    .invokes('entry', { username: 'selim_9', entry: newSession, judged: false })
    .settles('entry', { output: { account, changed: false } })
    .sees('registered')
    .ends({ ...stopped, end: 'registered', account }),

  entering('After a registration the invitation is cleared')
    .meets('own.registration.invitation-stored')
    .acts('clearInvitation'),

  entering('Leaving before the member info is loaded leaves an account without a session')
    .meets('own.login.undone')
    .sends({ type: 'leave.requested' })
    .sees('entering')
    .notifies('entry', { type: 'leave.requested' })
    .settles('entry', { output: { account: null, changed: false } })
    .sees('closed')
    .ends({ ...stopped, end: 'closed' }),

  entering('A failure of the after-login steps closes the dialog')
    .settles('entry', { error: broken })
    .sees('closed')
    .ends({ ...stopped, end: 'closed' }),

  journey('A registration by phone sends its method')
    .meets('s4.registration.type')
    .given({ method: 'mobile', typed, wanted: none })
    .invokes('register', { method: 'mobile', typed }),

  journey('A newcomer without a user name enters by the number')
    .meets('s4.registration.type')
    .given({ method: 'mobile', typed: { mobileNum: '01900000000' }, wanted: none })
    .settles('register', { output: newSession })
    .invokes('entry', { username: '', entry: newSession, judged: false }),

  sent('A typed invitation code is checked before anything else', { codeCheck: true, slide: true, phoneProof: true })
    .meets('s4.registration.affiliate-check')
    .sees('checkingCode', 'busy')
    .invokes('checkCode', { code: 'RIVER22' })
    .nothingElse()
    .settles('checkCode', { output: { valid: true } })
    .sees('verifying')
    .invokes('verification')
    .nothingElse()
    .settles('verification', { output: { passed: true } })
    .sees('provingPhone', 'busy')
    .invokes('provePhone', { typed })
    .nothingElse()
    .settles('provePhone', { output: undefined })
    .sees('registering')
    .invokes('register', { method: 'username', typed })
    .nothingElse(),

  ...[{ type: 'notice.acknowledged' }, { type: 'leave.requested' }].map((read) =>
    sent(`An unknown invitation code shows a pop-up and stops the registration (${read.type})`, { codeCheck: true })
      .meets('s4.registration.affiliate-check')
      .settles('checkCode', { output: { valid: false } })
      .sees('codeRefused')
      .lacks('busy')
      .nothingElse()
      .sends(read)
      .sees('codeUnknown')
      .ends({ ...stopped, end: 'codeUnknown', issues: unknownCode }),
  ),

  sent('After a valid invitation code no puzzle opens where none is required', { codeCheck: true })
    .meets('s4.registration.affiliate-check')
    .settles('checkCode', { output: { valid: true } })
    .sees('registering')
    .invokes('register', { method: 'username', typed })
    .nothingElse(),

  sent('A failed check of the code stops the registration, which can be sent again', { codeCheck: true })
    .meets('s4.registration.affiliate-check')
    .settles('checkCode', { error: offline })
    .ends({ ...stopped, end: 'unreached', failure: offline }),

  sent('Leaving the puzzle reports that verification comes first, and sends nothing', { slide: true })
    .sees('verifying')
    .lacks('busy')
    .settles('verification', { output: { passed: false } })
    .sees('unverified')
    .ends({ ...stopped, end: 'unverified' }),

  sent('A failure of the puzzle is reported', { slide: true })
    .settles('verification', { error: broken })
    .ends({ ...stopped, end: 'refused', failure: broken }),

  sent('The dialog is closed at the puzzle', { slide: true })
    .sends({ type: 'leave.requested' })
    .sees('closed')
    .ends({ ...stopped, end: 'closed' }),

  sent('A number that the provider rejects stops the registration without a pop-up, with the reason', {
    phoneProof: true,
  })
    .meets('s4.registration.phone-verification-failed', 's8.registration.phone-verification')
    .sees('provingPhone')
    .settles('provePhone', { error: rejection })
    .sees('phoneUnverified')
    .ends({ ...stopped, end: 'unproven', failure: rejection }),

  ...['slide.required', 'slide.expired'].map((code) =>
    sent(`On the response ${code} the puzzle opens, and then the registration is sent again`)
      .settles('register', { error: { kind: 'rejected', code, message: 'Verify' } })
      .sees('verifying')
      .invokes('verification')
      .settles('verification', { output: { passed: true } })
      .sees('registering')
      .invokes('register', { method: 'username', typed }),
  ),

  sent('The gateway names invalid fields, including a taken user name')
    .meets('own.registration.taken')
    .settles('register', { error: usernameConflict })
    .sees('invalid')
    .ends({ ...stopped, end: 'invalid', failure: usernameConflict, issues }),

  ...[offline, late].map((failure) =>
    sent(`A registration that is ${failure.kind} can be sent again`)
      .meets('own.registration.once')
      .settles('register', { error: failure })
      .sees('unreachable')
      .ends({ ...stopped, end: 'unreached', failure }),
  ),

  sent('The reason of a rejection is shown')
    .settles('register', { error: rejection })
    .sees('rejected')
    .ends({ ...stopped, end: 'refused', failure: rejection }),
];
