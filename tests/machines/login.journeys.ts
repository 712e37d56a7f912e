import { journey } from '../support/journey';

const account = {
  id: '01890000-0000-7000-8000-0000000000aa',
  account: 'rahim',
  nickname: 'Rahim',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  memberLabel: [],
};
const accepted = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const offline = { kind: 'offline', code: 'client.offline' };
const late = { kind: 'timeout', code: 'client.timeout' };
const wrong = { kind: 'rejected', code: 'auth.wrongCredentials', message: 'Wrong' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const missing = [
  { field: 'username', code: 'login.username.required' },
  { field: 'password', code: 'login.password.required' },
];
const fine = { output: { errors: [], slideWanted: false } };
const puzzleFirst = { output: { errors: [], slideWanted: true } };
const submitted = { type: 'form.submitted', username: 'rahim' };
const closed = { type: 'dialog.closed' };

const opened = (title: string) => journey(title).given({ username: '', submitted: false });
const validating = (title: string) => opened(title).sends(submitted);
const sent = (title: string) => validating(title).settles('validate', fine);
/** Up to the gateway's answer to a login that it let in, whatever it said of the password. */
const entered = (title: string, entry: object) => sent(title).settles('logIn', { output: { ...accepted, ...entry } });

/** The oracle of logging in by user name, from the requirements. */
export const loginJourneys = [
  opened('A player logs in by user name, and the account comes along')
    .meets('s1.visitor.login', 's2.modal.login', 's2.login.title', 's2.login.username-tab', 's2.route.login', 's4.login.validate')
    .meets('s4.login.method', 's7.call.session-login', 's3.login-request.credentials', 's3.login-request.type')
    .meets('s4.login.success-stored', 's3.login-response.value', 's4.login.after-login', 's7.call.member-info')
    .sees('editing.untouched', 'form')
    .lacks('busy', 'rejected')
    .invokes('captcha')
    .sends(submitted)
    .sees('validating', 'busy')
    .lacks('form')
    .invokes('validate', { username: 'rahim' })
    .settles('validate', fine)
    .sees('authenticating', 'busy')
    .invokes('logIn', { username: 'rahim' })
    .ignores(submitted)
    .settles('logIn', { output: accepted })
    .sees('loadingInfo', 'busy')
    .knows({ entry: accepted })
    .invokes('loadMemberInfo')
    .settles('loadMemberInfo', { output: account })
    .sees('loggedIn')
    .ends({ account }),

  journey('A form that the header has sent is validated at once')
    .meets('s2.header.login-form', 's4.login.validate')
    .given({ username: 'karim', submitted: true })
    .sees('validating', 'busy')
    .invokes('validate', { username: 'karim' })
    .invokes('captcha'),

  validating('What is missing is said beside its field, and forgotten with the next try')
    .meets('s5.login.username-required', 's5.login.password-required', 's5.login.captcha-required', 's4.login.validate')
    .settles('validate', { output: { errors: missing, slideWanted: true } })
    .sees('editing.invalid', 'form', 'rejected')
    .knows({ errors: missing })
    .sends({ type: 'form.submitted', username: 'selim' })
    .sees('validating')
    .knows({ errors: [], username: 'selim' })
    .invokes('validate', { username: 'selim' }),

  validating('The check of the fields breaks down: the reason is shown')
    .meets('s4.login.validate')
    .settles('validate', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ failure: broken }),

  validating('The puzzle comes between validation and the login')
    .meets('s4.login.slide-verification', 's3.login-request.slide-fields')
    .settles('validate', puzzleFirst)
    .sees('verifying')
    .lacks('form', 'busy')
    .invokes('verification')
    .settles('verification', { output: { passed: true } })
    .sees('authenticating')
    .invokes('logIn', { username: 'rahim' }),

  validating('The puzzle is left: verification comes first, and nothing is sent')
    .meets('s4.login.slide-verification', 's8.message.verification-first')
    .settles('validate', puzzleFirst)
    .settles('verification', { output: { passed: false } })
    .sees('editing.unverified', 'form', 'rejected')
    .sends(submitted)
    .sees('validating')
    .invokes('validate', { username: 'rahim' }),

  validating('The puzzle breaks down: the reason is shown')
    .meets('s4.login.slide-verification')
    .settles('validate', puzzleFirst)
    .settles('verification', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ failure: broken }),

  validating('The dialog is closed at the puzzle: left without a session')
    .meets('s2.modal.login')
    .settles('validate', puzzleFirst)
    .sends(closed)
    .sees('cancelled')
    .ends({ account: null }),

  ...['slide.required', 'slide.expired'].map((code) =>
    sent(`The gateway answers ${code}: the puzzle comes, and then the login again`)
      .meets('s4.login.slide-verification')
      .settles('logIn', { error: { kind: 'rejected', code, message: 'Verify' } })
      .sees('verifying')
      .invokes('verification')
      .settles('verification', { output: { passed: true } })
      .sees('authenticating')
      .invokes('logIn', { username: 'rahim' }),
  ),

  sent('The gateway refuses: its message is shown, what was typed stays, and a captcha that was shown is used up')
    .meets('s1.access.member-site', 's1.access.agent-site', 's8.message.non-member', 's8.message.non-agent')
    .settles('logIn', { error: wrong })
    .sees('editing.refused', 'form', 'rejected')
    .lacks('busy')
    .knows({ failure: wrong, username: 'rahim' })
    .tells('captcha', { type: 'captcha.renewed' })
    .sends(submitted)
    .sees('validating')
    .knows({ failure: null }),

  sent('The gateway refuses, and demands a captcha from now on')
    .meets('s4.login.failure-captcha', 's2.login.captcha-on-demand')
    .settles('logIn', { error: { ...wrong, value: { captcha: true } } })
    .sees('editing.refused', 'rejected')
    .knows({ failure: { ...wrong, value: { captcha: true } } })
    .tells('captcha', { type: 'captcha.demanded' }),

  ...[offline, late].map((failure) =>
    sent(`The login is ${failure.kind}: nothing is lost, and it can be sent again`)
      .meets('s8.message.network-abnormal', 's8.message.slow-page')
      .settles('logIn', { error: failure })
      .sees('editing.unreached', 'form', 'rejected')
      .knows({ failure, username: 'rahim' })
      .tells('captcha', { type: 'captcha.renewed' })
      .sends(submitted)
      .sees('validating')
      .knows({ failure: null }),
  ),

  opened('The captcha breaks down: the form goes on, and a login can be sent')
    .meets('s2.login.captcha-on-demand')
    .settles('captcha', { error: broken })
    .sees('editing.untouched', 'form')
    .knows({ failure: broken })
    .sends(submitted)
    .settles('validate', fine)
    .sees('authenticating'),

  opened('The form is closed: left without a session')
    .meets('s2.modal.login', 's4.modal.escape')
    .sends(closed)
    .sees('cancelled')
    .ends({ account: null }),

  entered('A first login is noted, and the password must be changed', { firstTimeLogin: true })
    .meets('s4.login.first-login-call', 's4.forced-change.first-time')
    .sees('markingFirstLogin', 'busy')
    .invokes('markFirstLogin')
    .settles('markFirstLogin', { output: undefined })
    .sees('changeDue')
    .lacks('busy')
    .sends({ type: 'notice.acknowledged' })
    .sees('loggingOut', 'busy')
    .invokes('logOut')
    .settles('logOut', { output: undefined })
    .sees('cancelled')
    .ends({ account: null }),

  entered('A first login that cannot be noted does not stop the player', { firstTimeLogin: true })
    .meets('s4.login.first-login-call', 's4.forced-change.first-time')
    .settles('markFirstLogin', { error: offline })
    .sees('changeDue'),

  entered('The default password must be changed; closing the notice logs out, even if the gateway cannot be told', {
    passwordDefault: true,
  })
    .meets('s4.login.default-password', 's9.const.default-password', 'own.login.undone')
    .sees('changeDue')
    .sends(closed)
    .sees('loggingOut')
    .invokes('logOut')
    .settles('logOut', { error: offline })
    .sees('cancelled')
    .ends({ account: null }),

  entered('An expired password must be changed where expiry is on', { passwordExpired: true })
    .meets('s4.login.expired-password', 's4.forced-change.expired', 's6.flag.forced-password-change')
    .sees('changeDue'),

  entered('An expired password does not matter where expiry is off', { passwordExpired: true, expiryEnabled: false })
    .meets('s4.login.expired-password', 's4.forced-change.expired', 's6.flag.forced-password-change')
    .sees('loadingInfo')
    .invokes('loadMemberInfo'),

  entered('The member info cannot be read: it can be tried again', {})
    .meets('own.login.info-unread', 's4.login.after-login')
    .settles('loadMemberInfo', { error: offline })
    .sees('infoUnread', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loadingInfo', 'busy')
    .knows({ failure: null })
    .invokes('loadMemberInfo')
    .settles('loadMemberInfo', { output: account })
    .ends({ account }),

  entered('The member info cannot be read: leaving ends the session again', {})
    .meets('own.login.info-unread', 'own.login.undone')
    .settles('loadMemberInfo', { error: offline })
    .sends(closed)
    .sees('loggingOut', 'busy')
    .invokes('logOut')
    .settles('logOut', { output: undefined })
    .ends({ account: null }),
];
