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
const nepal = { countryCode: 'NP', countryDialingCode: '977' };
const none = { number: '', dialingCode: '977' };
const byName = { method: 'username', username: 'rahim', mobile: none, remember: false };
const byNumber = {
  method: 'mobile',
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
const attempt = (end: string, more = {}) => ({
  output: { end, errors: [], failure: null, account: null, changed: false, ...more },
});

const opening = (title: string) => journey(title).given({ username: '', submitted: false, country: nepal });
const opened = (title: string) => opening(title).settles('begin', beginning(empty));
const trying = (title: string, form: object = byName) => opened(title).sends(submitted(form));
const noPassword = { field: 'password', code: 'login.password.required' };
const missing = [{ field: 'username', code: 'login.username.required' }, noPassword];
const invalid = (title: string) => trying(title).settles('attempt', attempt('invalid', { errors: missing }));

/** The oracle of the login form, from the requirements. */
export const loginJourneys = [
  opening('A player logs in by user name, and the account is included')
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
    .invokes('attempt', { form: byName })
    .ignores(submitted(byName))
    .settles('attempt', attempt('loggedIn', { account }))
    .sees('loggedIn')
    .ends({ report: { type: 'login.completed', account } }),

  trying('A password changed during login is reported to the parent')
    .meets('s4.password-change.success', 's4.login.default-password')
    .settles('attempt', attempt('loggedIn', { account, changed: true }))
    .ends({ report: { type: 'login.completed', account, changed: true } }),

  journey('A form submitted from the header is sent immediately')
    .given({ username: 'karim', submitted: true, country: nepal })
    .invokes('begin', { username: 'karim', submitted: true })
    .settles('begin', beginning({ ...byName, username: 'karim' }))
    .sees('signingIn', 'busy')
    .invokes('attempt', { form: { ...byName, username: 'karim' } }),

  journey('It is sent even when nothing can be recalled')
    .given({ username: 'karim', submitted: true, country: nepal })
    .settles('begin', { error: broken })
    .sees('signingIn')
    .invokes('attempt', { form: { ...byName, username: 'karim' } }),

  opening('When nothing can be recalled, the form is empty on its default tab')
    .settles('begin', { error: broken })
    .sees('editing.tab.username', 'form')
    .ignores({ type: 'mobile.selected' }),

  opened('With codes enabled there are two tabs, and switching keeps the result of an attempt')
    .sends({ type: 'mobile.selected' })
    .sees('editing.tab.mobile', 'form')
    .knows({ form: { ...empty, method: 'mobile' } })
    .ignores({ type: 'mobile.selected' })
    .sends({ type: 'username.selected' })
    .sees('editing.tab.username')
    .knows({ form: empty })
    .ignores({ type: 'username.selected' }),

  opening('Without codes there is one tab')
    .settles('begin', beginning({ ...byNumber }, { mobileOpen: false }))
    .sees('editing.tab.username')
    .ignores({ type: 'mobile.selected' }),

  journey('The header’s code tab opens the form at the phone number')
    .given({ username: '', submitted: false, method: 'mobile', country: nepal })
    .invokes('begin', { username: '', submitted: false, method: 'mobile' })
    .settles('begin', beginning({ ...byNumber, mobile: none }))
    .sees('editing.tab.mobile'),

  opened('A player logs in by phone number and code')
    .meets('s1.visitor.login', 's4.login.method')
    .sends({ type: 'mobile.selected' })
    .sends(submitted(byNumber))
    .invokes('attempt', { form: byNumber }),

  opening('Remembered input is in the form, and the next login is to be remembered again')
    .settles('begin', beginning({ ...byName, remember: true }))
    .sees('editing.tab.username')
    .knows({ form: { ...byName, remember: true } })
    .sends(submitted({ ...byName, remember: true }))
    .invokes('attempt', { form: { ...byName, remember: true } }),

  opening('A remembered number opens its tab')
    .settles('begin', beginning({ ...byNumber, remember: true }))
    .sees('editing.tab.mobile'),

  opening('Unticking deletes the remembered input immediately')
    .meets('s4.remember-password.off')
    .settles('begin', beginning({ ...byNumber, remember: true }))
    .sends({ type: 'remember.unticked' })
    .sees('editing.memory.unremembering', 'form')
    .invokes('forget')
    .knows({ form: byNumber })
    .settles('unremember', { output: undefined })
    .sees('editing.memory.idle', 'editing.tab.mobile'),

  opened('A submit during the deletion does not wait for it')
    .meets('s4.remember-password.off', 's4.login.method')
    .sends({ type: 'remember.unticked' })
    .sends(submitted(byName))
    .sees('signingIn'),

  opened('A choice during the deletion does not wait for it')
    .meets('s4.remember-password.off')
    .sends({ type: 'remember.unticked' })
    .sends({ type: 'next.selected', next: { to: 'freeTrial' } })
    .sees('cancelled'),

  opened('A failed deletion leaves the form unchanged')
    .meets('s4.remember-password.off')
    .sends({ type: 'remember.unticked' })
    .settles('unremember', { error: broken })
    .sees('editing.memory.idle', 'editing.tab.username'),

  trying('A missing field is reported beside it, until the next attempt')
    .meets('s4.login.validate')
    .settles('attempt', attempt('invalid', { errors: [{ field: 'username', code: 'login.username.required' }] }))
    .sees('editing.notice.invalid.waiting', 'form', 'rejected')
    .nothingElse()
    .knows({ errors: [{ field: 'username', code: 'login.username.required' }] })
    .sends(submitted({ ...byName, username: 'selim' }))
    .sees('signingIn')
    .knows({ errors: [] })
    .invokes('attempt', { form: { ...byName, username: 'selim' } }),

  invalid('A corrected field loses its error, and the other errors stay')
    .meets('own.form.corrected')
    .sends(edited({ username: 'r' }))
    .sees('editing.notice.invalid.checking', 'form', 'rejected')
    .knows({ errors: missing, form: byName })
    .invokes('check', { form: { ...byName, username: 'r' } })
    .settles('check', { output: [noPassword] })
    .sees('editing.notice.invalid.waiting', 'rejected')
    .knows({ errors: [noPassword] })
    .sends(edited())
    .settles('check', { output: [] })
    .sees('editing.notice.untouched', 'form')
    .lacks('rejected', 'busy')
    .knows({ errors: [] })
    .ignores(edited())
    .sends(submitted(byName))
    .sees('signingIn'),

  invalid('New errors are not shown while the player types')
    .meets('own.form.corrected')
    .sends(edited())
    .settles('check', {
      output: [
        noPassword,
        { field: 'username', code: 'login.username.other' },
        { field: 'code', code: 'login.password.required' },
      ],
    })
    .sees('editing.notice.invalid.waiting')
    .knows({ errors: [noPassword] }),

  invalid('Further typing checks again, and the form may be sent before the check ends')
    .meets('own.form.corrected')
    .sends(edited({ username: 'r' }))
    .sends(edited({ username: 'ra' }))
    .sees('editing.notice.invalid.checking')
    .invokes('check', { form: { ...byName, username: 'ra' } })
    .sends(submitted(byName))
    .sees('signingIn', 'busy')
    .knows({ errors: [] }),

  invalid('A failed check of the input shows the reason')
    .meets('own.form.corrected')
    .sends(edited())
    .settles('check', { error: broken })
    .sees('editing.notice.rejected', 'rejected')
    .knows({ errors: [], failure: broken })
    .ignores(edited()),

  opened('Before the first submit, input is not checked')
    .meets('own.form.corrected')
    .ignores(edited())
    .sees('editing.notice.untouched'),

  trying('Leaving the puzzle reports that verification comes first')
    .meets('s4.login.slide-verification')
    .settles('attempt', attempt('unverified'))
    .sees('editing.notice.unverified', 'rejected')
    .nothingElse(),

  trying('A rejection shows its message, keeps the input, and uses up a visible captcha')
    .meets('s4.login.failure-captcha')
    .settles('attempt', attempt('refused', { failure: wrong }))
    .sees('editing.notice.rejected', 'editing.tab.username', 'rejected')
    .lacks('busy')
    .knows({ failure: wrong, form: byName })
    .notifies('captcha', { type: 'captcha.renewed' })
    .nothingElse()
    .sends(submitted(byName))
    .knows({ failure: null }),

  trying('A rejected code leaves the form at the phone number', byNumber)
    .settles('attempt', attempt('refused', { failure: wrong }))
    .sees('editing.notice.rejected', 'editing.tab.mobile'),

  trying('A rejection can require a captcha from then on')
    .meets('s4.login.failure-captcha')
    .settles('attempt', attempt('refused', { failure: { ...wrong, value: { captcha: true } } }))
    .sees('editing.notice.rejected', 'rejected')
    .notifies('captcha', { type: 'captcha.demanded' })
    .nothingElse(),

  ...[offline, late].map((failure) =>
    trying(`A login that is ${failure.kind} loses nothing and can be sent again`)
      .settles('attempt', attempt('unreached', { failure }))
      .sees('editing.notice.unreachable', 'form', 'rejected')
      .knows({ failure, form: byName })
      .notifies('captcha', { type: 'captcha.renewed' }),
  ),

  trying('A failed attempt shows the reason')
    .meets('s4.login.method')
    .settles('attempt', { error: broken })
    .sees('editing.notice.rejected')
    .knows({ failure: broken }),

  trying('A failed step of the attempt shows the reason, and uses up no captcha')
    .meets('s4.login.method', 's4.login.after-login')
    .settles('attempt', attempt('failed', { failure: broken }))
    .sees('editing.notice.rejected')
    .knows({ failure: broken })
    .nothingElse(),

  ...['captcha', 'countryPicker', 'smsCountdown'].map((part) =>
    opened(`When ${part} fails, the form stays, and a login can be sent`)
      .settles(part, { error: broken })
      .sees('editing.notice.untouched', 'form')
      .knows({ failure: broken })
      .sends(submitted(byName))
      .sees('signingIn'),
  ),

  opening('It closes while the remembered input is loading')
    .meets('s4.modal.escape')
    .sends(closed)
    .sees('cancelled')
    .ends({}),

  opened('Closing the form ends without a session').meets('s4.modal.escape').sends(closed).sees('cancelled').ends({}),

  opened('Selecting something else ends the login and reports the selection')
    .meets('s2.login.register-now')
    .sends({ type: 'next.selected', next: { to: 'freeTrial' } })
    .sees('cancelled')
    .ends({ next: { to: 'freeTrial' } }),

  trying('Closing during the attempt is decided by the attempt')
    .sends(closed)
    .sees('signingIn')
    .notifies('attempt', closed)
    .settles('attempt', attempt('left'))
    .sees('cancelled')
    .ends({}),
];

/** Invariants of the login. */
export const loginInvariants = [
  invariant('A logged-in player has an account, and one who left has none', (moment) => {
    const { report } = moment.snapshot.output ?? {};
    return (
      (!active(moment, 'loggedIn') || Boolean(report?.account)) &&
      (!active(moment, 'cancelled') || report === undefined)
    );
  }).meets('s4.login.success-stored'),
];

export const loginTemporals = [
  leadsTo(
    'A submitted login ends in a session, a reason, or a further request to the player',
    'signingIn',
    ['evaluating', 'loggedIn', 'rejected', 'cancelled', 'form'],
    { within: 4 },
  ),
];
