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
const nepal = { countryCode: 'NP', countryDialingCode: '977' };
const none = { number: '', dialingCode: '977' };
const byName = { way: 'username', username: 'rahim', mobile: none, remember: false };
const byNumber = {
  way: 'mobile',
  username: '',
  mobile: { number: '01711111111', dialingCode: '880' },
  remember: false,
};
const empty = { ...byName, username: '' };
const beginning = (form: object, more = {}) => ({
  output: { form, mobileOpen: true, namesOnly: false, passkeys: true, ...more },
});
const offline = { kind: 'offline', code: 'client.offline' };
const late = { kind: 'timeout', code: 'client.timeout' };
const wrong = { kind: 'rejected', code: 'auth.wrongCredentials', message: 'Wrong' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const submitted = (form: object) => ({ type: 'form.submitted', form });
const edited = (typed = {}) => ({ type: 'field.edited', form: { ...byName, ...typed } });
const closed = { type: 'leave.requested' };
const attempt = (end: string, more = {}) => ({ output: { end, errors: [], failure: null, loggedIn, ...more } });

const opening = (title: string) => journey(title).given({ username: '', submitted: false, country: nepal });
const opened = (title: string) => opening(title).settles('begin', beginning(empty));
const trying = (title: string, form: object = byName) => opened(title).sends(submitted(form));
const noPassword = { field: 'password', code: 'login.password.required' };
const missing = [{ field: 'username', code: 'login.username.required' }, noPassword];
const invalid = (title: string) => trying(title).settles('signIn', attempt('invalid', { errors: missing }));
const signedIn = (title: string, form: object = byName) => trying(title, form).settles('signIn', attempt('signedIn'));
const entering = (title: string, form: object = byName) =>
  signedIn(title, form).settles('forget', { output: undefined });

/** The oracle of the log-in, from the requirements. */
export const loginJourneys = [
  opening('A player logs in by user name, and the account comes along')
    .meets('s1.visitor.login', 's4.login.method')
    .meets('s4.login.success-stored', 's4.login.after-login', 's4.login.first-login-call', 's2.navigation.after-login')
    .sees('opening', 'busy')
    .invokes('begin', { username: '', submitted: false })
    .invokes('captcha')
    .invokes('countryPicker', { chosen: nepal })
    .invokes('smsCountdown', { purpose: 'login' })
    .settles('begin', beginning(empty))
    .sees('editing.tab.username', 'editing.notice.untouched', 'form')
    .lacks('busy', 'rejected')
    .sends(submitted(byName))
    .sees('signingIn', 'busy')
    .invokes('signIn', { sent: byName })
    .ignores(submitted(byName))
    .settles('signIn', attempt('signedIn'))
    .sees('forgetting', 'busy')
    .invokes('forget')
    .settles('forget', { output: undefined })
    .sees('entering', 'busy')
    .invokes('entry', { username: 'rahim', entry, judged: true })
    .settles('entry', { output: { account, changed: false } })
    .sees('loggedIn')
    .ends({ report: { type: 'login.completed', account } }),

  opened('A password that was due was changed on the way in: whoever opened the login is told')
    .meets('s4.password-change.success', 's4.login.default-password')
    .sends(submitted(byName))
    .settles('signIn', attempt('signedIn'))
    .settles('forget', { output: undefined })
    .settles('entry', { output: { account, changed: true } })
    .ends({ report: { type: 'login.completed', account, changed: true } }),

  journey('A form that the header has sent is tried at once')
    .given({ username: 'karim', submitted: true, country: nepal })
    .invokes('begin', { username: 'karim', submitted: true })
    .settles('begin', beginning({ ...byName, username: 'karim' }))
    .sees('signingIn', 'busy')
    .invokes('signIn', { sent: { ...byName, username: 'karim' } }),

  journey('It is tried even if nothing can be recalled')
    .given({ username: 'karim', submitted: true, country: nepal })
    .settles('begin', { error: broken })
    .sees('signingIn')
    .invokes('signIn', { sent: { ...byName, username: 'karim' } }),

  opening('Where nothing can be recalled the form is empty, with the tab that is always there')
    .settles('begin', { error: broken })
    .sees('editing.tab.username', 'form')
    .ignores({ type: 'mobile.chosen' }),

  opened('With codes enabled there are two tabs, and what came of a try stays with the change of one')
    .sends({ type: 'mobile.chosen' })
    .sees('editing.tab.mobile', 'form')
    .knows({ form: { ...empty, way: 'mobile' } })
    .ignores({ type: 'mobile.chosen' })
    .sends({ type: 'username.chosen' })
    .sees('editing.tab.username')
    .knows({ form: empty })
    .ignores({ type: 'username.chosen' }),

  opening('Without codes there is one tab')
    .settles('begin', beginning({ ...byNumber }, { mobileOpen: false }))
    .sees('editing.tab.username')
    .ignores({ type: 'mobile.chosen' }),

  journey('The header’s tab for codes opens the form at the mobile number')
    .given({ username: '', submitted: false, way: 'mobile', country: nepal })
    .invokes('begin', { username: '', submitted: false, way: 'mobile' })
    .settles('begin', beginning({ ...byNumber, mobile: none }))
    .sees('editing.tab.mobile'),

  opened('A player logs in by mobile number and code; the password is not judged')
    .meets('s1.visitor.login', 's4.login.method')
    .sends({ type: 'mobile.chosen' })
    .sends(submitted(byNumber))
    .invokes('signIn', { sent: byNumber })
    .settles('signIn', attempt('signedIn'))
    .settles('forget', { output: undefined })
    .invokes('entry', { username: 'rahim', entry, judged: false }),

  opening('What was remembered is in the form; logged in again it is kept for another day')
    .settles('begin', beginning({ ...byName, remember: true }))
    .sees('editing.tab.username')
    .knows({ form: { ...byName, remember: true } })
    .sends(submitted({ ...byName, remember: true }))
    .settles('signIn', attempt('signedIn'))
    .sees('keeping', 'busy')
    .invokes('remember', { form: { ...byName, remember: true } })
    .settles('remember', { output: undefined })
    .sees('entering'),

  opening('A remembered number opens its tab')
    .settles('begin', beginning({ ...byNumber, remember: true }))
    .sees('editing.tab.mobile'),

  opening('The tick is taken away: what was remembered is deleted at once')
    .meets('s4.remember-password.off')
    .settles('begin', beginning({ ...byNumber, remember: true }))
    .sends({ type: 'remember.refused' })
    .sees('editing.memory.unremembering', 'form')
    .invokes('forget')
    .knows({ form: byNumber })
    .settles('unremember', { output: undefined })
    .sees('editing.memory.resting', 'editing.tab.mobile'),

  opened('Nobody waits until it is deleted: what is sent meanwhile is on its way')
    .meets('s4.remember-password.off', 's4.login.method')
    .sends({ type: 'remember.refused' })
    .sends(submitted(byName))
    .sees('signingIn'),

  opened('Nobody waits until it is deleted: what is chosen meanwhile is followed')
    .meets('s4.remember-password.off')
    .sends({ type: 'remember.refused' })
    .sends({ type: 'next.chosen', next: { to: 'freeTrial' } })
    .sees('cancelled'),

  opened('A browser that refuses to delete leaves the form as it is')
    .meets('s4.remember-password.off')
    .sends({ type: 'remember.refused' })
    .settles('unremember', { error: broken })
    .sees('editing.memory.resting', 'editing.tab.username'),

  trying('A browser that refuses to remember stops nobody', { ...byName, remember: true })
    .settles('signIn', attempt('signedIn'))
    .settles('remember', { error: broken })
    .sees('entering'),

  signedIn('A browser that refuses to forget stops nobody')
    .meets('s4.remember-password.off')
    .settles('forget', { error: broken })
    .sees('entering'),

  trying('What is missing is said beside its field, and forgotten with the next try')
    .meets('s4.login.validate')
    .settles('signIn', attempt('invalid', { errors: [{ field: 'username', code: 'login.username.required' }] }))
    .sees('editing.notice.invalid.shown', 'form', 'rejected')
    .nothingElse()
    .knows({ errors: [{ field: 'username', code: 'login.username.required' }] })
    .sends(submitted({ ...byName, username: 'selim' }))
    .sees('signingIn')
    .knows({ errors: [] })
    .invokes('signIn', { sent: { ...byName, username: 'selim' } }),

  invalid('An error goes when its field is mended, and the other stays')
    .meets('own.form.mended')
    .sends(edited({ username: 'r' }))
    .sees('editing.notice.invalid.checking', 'form', 'rejected')
    .knows({ errors: missing, form: byName })
    .invokes('check', { form: { ...byName, username: 'r' } })
    .settles('check', { output: [noPassword] })
    .sees('editing.notice.invalid.shown', 'rejected')
    .knows({ errors: [noPassword] })
    .sends(edited())
    .settles('check', { output: [] })
    .sees('editing.notice.untouched', 'form')
    .lacks('rejected', 'busy')
    .knows({ errors: [] })
    .ignores(edited())
    .sends(submitted(byName))
    .sees('signingIn'),

  invalid('Where another field is wrong by now, or the same in another way, nothing is said of it while one types')
    .meets('own.form.mended')
    .sends(edited())
    .settles('check', {
      output: [
        noPassword,
        { field: 'username', code: 'login.username.other' },
        { field: 'code', code: 'login.password.required' },
      ],
    })
    .sees('editing.notice.invalid.shown')
    .knows({ errors: [noPassword] }),

  invalid('Whoever types on is checked anew, and may send before the check has ended')
    .meets('own.form.mended')
    .sends(edited({ username: 'r' }))
    .sends(edited({ username: 'ra' }))
    .sees('editing.notice.invalid.checking')
    .invokes('check', { form: { ...byName, username: 'ra' } })
    .sends(submitted(byName))
    .sees('signingIn', 'busy')
    .knows({ errors: [] }),

  invalid('The check of what is typed fails: the reason is shown')
    .meets('own.form.mended')
    .sends(edited())
    .settles('check', { error: broken })
    .sees('editing.notice.refused', 'rejected')
    .knows({ errors: [], failure: broken })
    .ignores(edited()),

  opened('Before the form was sent, nothing that is typed is checked')
    .meets('own.form.mended')
    .ignores(edited())
    .sees('editing.notice.untouched'),

  trying('The puzzle is left: verification comes first')
    .meets('s4.login.slide-verification')
    .settles('signIn', attempt('unverified'))
    .sees('editing.notice.unverified', 'rejected')
    .nothingElse(),

  trying('The gateway refuses: its message is shown, what was typed stays, and a captcha that was shown is used up')
    .meets('s4.login.failure-captcha')
    .settles('signIn', attempt('refused', { failure: wrong }))
    .sees('editing.notice.refused', 'editing.tab.username', 'rejected')
    .lacks('busy')
    .knows({ failure: wrong, form: byName })
    .tells('captcha', { type: 'captcha.renewed' })
    .nothingElse()
    .sends(submitted(byName))
    .knows({ failure: null }),

  trying('The gateway refuses a code: the form stays at the mobile number', byNumber)
    .settles('signIn', attempt('refused', { failure: wrong }))
    .sees('editing.notice.refused', 'editing.tab.mobile'),

  trying('The gateway refuses, and demands a captcha from now on')
    .meets('s4.login.failure-captcha')
    .settles('signIn', attempt('refused', { failure: { ...wrong, value: { captcha: true } } }))
    .sees('editing.notice.refused', 'rejected')
    .tells('captcha', { type: 'captcha.demanded' })
    .nothingElse(),

  ...[offline, late].map((failure) =>
    trying(`The login is ${failure.kind}: nothing is lost, and it can be sent again`)
      .settles('signIn', attempt('unreached', { failure }))
      .sees('editing.notice.unreached', 'form', 'rejected')
      .knows({ failure, form: byName })
      .tells('captcha', { type: 'captcha.renewed' }),
  ),

  trying('The attempt fails: the reason is shown')
    .meets('s4.login.method')
    .settles('signIn', { error: broken })
    .sees('editing.notice.refused')
    .knows({ failure: broken }),

  ...['captcha', 'countryPicker', 'smsCountdown'].map((part) =>
    opened(`${part} fails: the form goes on, and a login can be sent`)
      .settles(part, { error: broken })
      .sees('editing.notice.untouched', 'form')
      .knows({ failure: broken })
      .sends(submitted(byName))
      .sees('signingIn'),
  ),

  opening('It is closed while what was remembered is still read')
    .meets('s4.modal.escape')
    .sends(closed)
    .sees('cancelled')
    .ends({}),

  opened('The form is closed: left without a session')
    .meets('s4.modal.escape')
    .sends(closed)
    .sees('cancelled')
    .ends({}),

  opened('The player would rather have something else: the login ends and says what')
    .meets('s2.login.register-now')
    .sends({ type: 'next.chosen', next: { to: 'freeTrial' } })
    .sees('cancelled')
    .ends({ next: { to: 'freeTrial' } }),

  trying('The dialog is closed during the attempt: the attempt decides')
    .sends(closed)
    .sees('signingIn')
    .tells('signIn', closed)
    .settles('signIn', attempt('left'))
    .sees('cancelled')
    .ends({}),

  entering('The dialog is closed while entering: what follows decides, and the player may leave again')
    .meets('s4.login.after-login')
    .sends(closed)
    .sees('entering')
    .tells('entry', closed)
    .settles('entry', { output: { account: null, changed: false } })
    .sees('cancelled')
    .ends({}),

  entering('What follows fails: the reason is shown')
    .meets('s4.login.after-login')
    .settles('entry', { error: broken })
    .sees('editing.notice.refused')
    .knows({ failure: broken }),
];

/** What holds of the log-in at every moment. */
export const loginInvariants = [
  invariant('Who is logged in has an account, and who has left has none', (moment) => {
    const { report } = moment.snapshot.output ?? {};
    return (
      (!active(moment, 'loggedIn') || Boolean(report?.account)) &&
      (!active(moment, 'cancelled') || report === undefined)
    );
  }).meets('s4.login.success-stored'),
];

export const loginTemporals = [
  leadsTo(
    'A log-in that was sent ends in a session, in a reason, or in what is asked of whoever logs in',
    'signingIn',
    ['entering', 'judging', 'remembering', 'keeping', 'forgetting', 'loggedIn', 'rejected', 'cancelled', 'form'],
    { within: 4 },
  ),
];
