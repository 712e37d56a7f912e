import { active, invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const account = {
  id: '01890000-0000-7000-8000-0000000000aa',
  account: 'rahim',
  nickname: 'Rahim',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  memberLabel: [],
};
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const loggedIn = { username: 'rahim', entry };
const byName = {
  method: 'username',
  username: 'rahim',
  mobile: { number: '', dialingCode: '880' },
  remember: false,
};
const byNumber = {
  method: 'mobile',
  username: '',
  mobile: { number: '01711111111', dialingCode: '880' },
  remember: false,
};
const remembered = (form: object) => ({ ...form, remember: true });
const offline = { kind: 'offline', code: 'client.offline' };
const late = { kind: 'timeout', code: 'client.timeout' };
const wrong = { kind: 'rejected', code: 'auth.wrongCredentials', message: 'Wrong' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const missing = [{ field: 'username', code: 'login.username.required' }];
const closed = { type: 'leave.requested' };
const done = { output: undefined };
const signInEnd = (end: string, more = {}) => ({ output: { end, errors: [], failure: null, loggedIn, ...more } });
const ends = (end: string, more = {}) => ({ end, errors: [], failure: null, account: null, changed: false, ...more });

const trying = (title: string, form: object = byName) => journey(title).given({ form });
const signedIn = (title: string, form: object = byName) => trying(title, form).settles('signIn', signInEnd('signedIn'));
const entering = (title: string, form: object = byName) => signedIn(title, form).settles('forget', done);

/** The oracle of a login attempt, from the requirements. */
export const loginAttemptJourneys = [
  trying('A player logs in by user name, and the account is included')
    .meets('s1.visitor.login', 's4.login.method')
    .meets('s4.login.success-stored', 's4.login.after-login', 's4.login.first-login-call', 's2.navigation.after-login')
    .sees('signingIn', 'busy')
    .invokes('signIn', { sent: byName })
    .nothingElse()
    .settles('signIn', signInEnd('signedIn'))
    .sees('forgetting', 'busy')
    .invokes('forget')
    .nothingElse()
    .settles('forget', done)
    .sees('entering', 'busy')
    .invokes('entry', { username: 'rahim', entry, judged: true })
    .nothingElse()
    .settles('entry', { output: { account, changed: false } })
    .sees('loggedIn')
    .ends(ends('loggedIn', { account })),

  entering('A password changed during login is reported')
    .meets('s4.password-change.success', 's4.login.default-password')
    .settles('entry', { output: { account, changed: true } })
    .ends(ends('loggedIn', { account, changed: true })),

  entering('After a login by phone number and code, the password is not judged', byNumber)
    .meets('s1.visitor.login', 's4.login.method')
    .sees('entering')
    .invokes('entry', { username: 'rahim', entry, judged: false }),

  trying('A login that is to be remembered is stored for another day', remembered(byName))
    .invokes('signIn', { sent: remembered(byName) })
    .settles('signIn', signInEnd('signedIn'))
    .sees('storing', 'busy')
    .invokes('remember', { form: remembered(byName) })
    .nothingElse()
    .settles('remember', done)
    .sees('entering')
    .invokes('entry', { username: 'rahim', entry, judged: true })
    .nothingElse(),

  signedIn('A browser that cannot store does not block the login', remembered(byNumber))
    .settles('remember', { error: broken })
    .sees('entering'),

  signedIn('A login without the tick deletes what was remembered')
    .meets('s4.remember-password.off')
    .sees('forgetting')
    .invokes('forget'),

  signedIn('A browser that cannot delete does not block the login')
    .meets('s4.remember-password.off')
    .settles('forget', { error: broken })
    .sees('entering'),

  trying('A missing field ends the attempt')
    .meets('s4.login.validate')
    .settles('signIn', signInEnd('invalid', { errors: missing }))
    .sees('notLoggedIn')
    .ends(ends('invalid', { errors: missing })),

  trying('Leaving the puzzle ends the attempt')
    .meets('s4.login.slide-verification')
    .settles('signIn', signInEnd('unverified'))
    .ends(ends('unverified')),

  trying('A rejection ends the attempt with its message, and nothing is remembered or deleted')
    .meets('s4.login.failure-captcha')
    .settles('signIn', signInEnd('refused', { failure: wrong }))
    .sees('notLoggedIn')
    .nothingElse()
    .ends(ends('refused', { failure: wrong })),

  ...[offline, late].map((failure) =>
    trying(`A login that is ${failure.kind} ends the attempt`)
      .settles('signIn', signInEnd('unreached', { failure }))
      .sees('notLoggedIn')
      .ends(ends('unreached', { failure })),
  ),

  trying('A failed sign-in ends the attempt with the reason')
    .meets('s4.login.method')
    .settles('signIn', { error: broken })
    .sees('failed')
    .ends(ends('failed', { failure: broken })),

  trying('Closing during the sign-in is decided by the sign-in')
    .sends(closed)
    .sees('signingIn')
    .notifies('signIn', closed)
    .settles('signIn', signInEnd('left'))
    .sees('left')
    .ends(ends('left')),

  entering('Closing during the after-login steps is decided by them, and the player may leave again')
    .meets('s4.login.after-login')
    .sends(closed)
    .sees('entering')
    .notifies('entry', closed)
    .settles('entry', { output: { account: null, changed: false } })
    .sees('left')
    .ends(ends('left')),

  entering('A failure of the after-login steps shows the reason')
    .meets('s4.login.after-login')
    .settles('entry', { error: broken })
    .sees('failed')
    .ends(ends('failed', { failure: broken })),
];

/** Invariants of a login attempt. */
export const loginAttemptInvariants = [
  invariant('A logged-in player has an account, and an attempt that ended otherwise has none', (moment) => {
    const { end, account } = moment.snapshot.output ?? {};
    return (
      (!active(moment, 'loggedIn') || (end === 'loggedIn' && Boolean(account))) &&
      (end === undefined || end === 'loggedIn' || account === null)
    );
  }).meets('s4.login.success-stored'),
];

export const loginAttemptTemporals = [
  leadsTo(
    'An attempt ends in a session, a reason, or with the departure of the player',
    'signingIn',
    ['loggedIn', 'notLoggedIn', 'left', 'failed'],
    { within: 3 },
  ),
];
