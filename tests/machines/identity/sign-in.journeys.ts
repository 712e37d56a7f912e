import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const none = { username: '', entry: { ...entry, expiryEnabled: false } };
const byName = { method: 'username', username: 'rahim', mobile: { number: '', dialingCode: '880' } };
const byNumber = { method: 'mobile', username: '', mobile: { number: '01711111111', dialingCode: '880' } };
const fine = { kind: 'right', type: 'username' };
const byCode = { kind: 'right', type: 'sms' };
const byToken = { kind: 'right', type: 'firebase' };
const offline = { kind: 'offline', code: 'client.offline' };
const late = { kind: 'timeout', code: 'client.timeout' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const rejected = (code: string) => ({ kind: 'rejected', code, message: 'No' });
const proofs = [{ kind: 'sms', hint: '+880•••••111' }];
const newPlace = { ...rejected('login.proofRequired'), value: { proofs } };
const ends = (end: string, more = {}) => ({ end, errors: [], failure: null, loggedIn: none, ...more });

const named = (title: string) => journey(title).given({ sent: byName });
const numbered = (title: string) => journey(title).given({ sent: byNumber });
const sent = (title: string) => named(title).settles('validate', { output: fine });
const puzzled = (title: string) => named(title).settles('validate', { output: { ...fine, kind: 'puzzleFirst' } });
const coded = (title: string) => numbered(title).settles('validate', { output: byCode });
const byProvider = (title: string) => numbered(title).settles('validate', { output: byToken });
const accepted = { output: { username: 'rahim', entry } };
const signedIn = ends('signedIn', { loggedIn: { username: 'rahim', entry } });

/** The oracle of one attempt to log in, from the requirements. */
export const signInJourneys = [
  named('By user name: validated, sent, accepted')
    .meets('s4.login.validate', 's4.login.method')
    .meets('s4.login.success-stored')
    .sees('validating', 'busy')
    .invokes('validate', { sent: byName })
    .settles('validate', { output: fine })
    .sees('authenticating', 'busy')
    .invokes('logIn', { sent: byName, type: 'username' })
    .settles('logIn', accepted)
    .sees('signedIn')
    .ends(signedIn),

  numbered('By phone number and code: no puzzle, whatever the setting')
    .meets('s4.login.method', 's4.login.slide-verification')
    .settles('validate', { output: byCode })
    .sees('authenticating', 'busy')
    .invokes('logIn', { sent: byNumber, type: 'sms' })
    .settles('logIn', accepted)
    .ends(signedIn),

  numbered('By the firebase provider: it checks the code, and its token logs in')
    .meets('s4.login.method')
    .settles('validate', { output: byToken })
    .sees('confirming', 'busy')
    .invokes('confirmCode')
    .settles('confirmCode', { output: undefined })
    .sees('authenticating', 'busy')
    .invokes('logIn', { sent: byNumber, type: 'firebase' })
    .settles('logIn', accepted)
    .ends(signedIn),

  sent('A login from an unregistered address requires an extra proof')
    .meets('s4.login.unregistered-ip')
    .settles('logIn', { error: newPlace })
    .sees('steppingUp')
    .lacks('busy')
    .invokes('extraVerification', { proofs })
    .nothingElse()
    .sends({ type: 'leave.requested' })
    .notifies('extraVerification', { type: 'leave.requested' })
    .sees('steppingUp')
    .settles('extraVerification', { output: { proven: { username: 'rahim', entry }, failure: null } })
    .ends(signedIn),

  sent('Leaving the extra proof reports that verification comes first')
    .meets('s4.login.unregistered-ip')
    .settles('logIn', { error: newPlace })
    .settles('extraVerification', { output: { proven: null, failure: null } })
    .ends(ends('unverified')),

  sent('A proof that is too late is reported')
    .meets('s4.login.unregistered-ip')
    .settles('logIn', { error: newPlace })
    .settles('extraVerification', { output: { proven: null, failure: rejected('proof.expired') } })
    .ends(ends('refused', { failure: rejected('proof.expired') })),

  sent('A failed verification is reported')
    .meets('own.portal.broken-part')
    .settles('logIn', { error: newPlace })
    .settles('extraVerification', { error: broken })
    .ends(ends('refused', { failure: broken })),

  named('Missing or invalid input ends the attempt before anything is sent')
    .meets('s4.login.validate')
    .settles('validate', {
      output: { kind: 'wrong', errors: [{ field: 'username', code: 'login.username.required' }] },
    })
    .sees('invalid')
    .nothingElse()
    .ends(ends('invalid', { errors: [{ field: 'username', code: 'login.username.required' }] })),

  named('A failed check of the fields is reported')
    .meets('s4.login.validate')
    .settles('validate', { error: broken })
    .ends(ends('refused', { failure: broken })),

  puzzled('The puzzle comes between validation and the login')
    .meets('s4.login.slide-verification')
    .sees('verifying')
    .lacks('busy')
    .invokes('verification')
    .settles('verification', { output: { passed: true } })
    .sees('authenticating')
    .invokes('logIn', { sent: byName, type: 'username' }),

  puzzled('Leaving the puzzle reports that verification comes first, and sends nothing')
    .settles('verification', { output: { passed: false } })
    .nothingElse()
    .ends(ends('unverified')),

  puzzled('A failure of the puzzle is reported')
    .meets('s4.login.slide-verification')
    .settles('verification', { error: broken })
    .ends(ends('refused', { failure: broken })),

  puzzled('The dialog is closed at the puzzle').sends({ type: 'leave.requested' }).ends(ends('left')),

  ...['slide.required', 'slide.expired'].map((code) =>
    sent(`On the response ${code} the puzzle opens, and then the login is sent again`)
      .meets('s4.login.slide-verification')
      .settles('logIn', { error: rejected(code) })
      .sees('verifying')
      .invokes('verification')
      .settles('verification', { output: { passed: true } })
      .sees('authenticating'),
  ),

  sent('The gateway rejects a user name and password')
    .meets('s4.login.failure-captcha')
    .settles('logIn', { error: rejected('auth.notMember') })
    .ends(ends('refused', { failure: rejected('auth.notMember') })),

  coded('The gateway rejects a code')
    .settles('logIn', { error: rejected('sms.codeExpired') })
    .ends(ends('refused', { failure: rejected('sms.codeExpired') })),

  byProvider('The provider rejects a code')
    .settles('confirmCode', { error: rejected('sms.codeInvalid') })
    .nothingElse()
    .ends(ends('refused', { failure: rejected('sms.codeInvalid') })),

  byProvider('The gateway rejects the provider’s token')
    .meets('s4.login.method')
    .settles('confirmCode', { output: undefined })
    .settles('logIn', { error: rejected('sms.codeExpired') })
    .ends(ends('refused', { failure: rejected('sms.codeExpired') })),

  ...[offline, late].flatMap((failure) => [
    sent(`A login by name that is ${failure.kind} can be sent again`)
      .settles('logIn', { error: failure })
      .ends(ends('unreached', { failure })),
    coded(`A login by code that is ${failure.kind}`)
      .settles('logIn', { error: failure })
      .ends(ends('unreached', { failure })),
    byProvider(`A provider that is ${failure.kind}`)
      .settles('confirmCode', { error: failure })
      .ends(ends('unreached', { failure })),
    byProvider(`A login by token that is ${failure.kind}`)
      .settles('confirmCode', { output: undefined })
      .settles('logIn', { error: failure })
      .ends(ends('unreached', { failure })),
  ]),
];

export const signInTemporals = [
  leadsTo(
    'An attempt ends in a session, a further request to the player, or a reason',
    'authenticating',
    [
      'signedIn',
      'steppingUp',
      'verifying',
      'invalid',
      'unverified',
      'rejected',
      'unreachable',
      'cancelled',
      'confirming',
    ],
    { within: 3 },
  ),
];
