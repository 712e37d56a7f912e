import { journey } from '../../harness/journey';

const account = {
  id: '01890000-0000-7000-8000-0000000000aa',
  account: 'rahim',
  nickname: 'Rahim',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  memberLabel: [],
};
const entry = { firstTimeLogin: true, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const recovered = { username: 'rahim', entry };
const rule = { minLength: 10, maxLength: 64, patternId: 'any_text', acceptedPattern: '*' };
const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const late = { kind: 'rejected', code: 'proof.expired', message: 'Too late.', status: 422 };
const proofs = [{ kind: 'totp', hint: '' }];
const byEmail = { type: 'email.chosen' };
const closed = { type: 'leave.requested' };
const left = { account: null, back: false };

const nepal = { countryCode: 'NP', countryDialingCode: '977' };
const recovery = (title: string) => journey(title).given({ country: nepal });
const opened = (title: string) => recovery(title).settles('loadRule', { output: rule });
const set = (title: string) => opened(title).settles('phoneForm', { output: { sent: true } });
const proving = (title: string) =>
  set(title)
    .meets('own.security.factor')
    .settles('logIn', { error: { kind: 'rejected', code: 'login.proofRequired', value: { proofs } } });
const entering = (title: string) => set(title).settles('logIn', { output: recovered });

/** The oracle of a recovery by phone, from the requirements; of its form, the oracle of forms. */
export const phoneRecoveryJourneys = [
  recovery('A code to the phone sets a new password, and the number and that password log in')
    .meets('s4.forgot-phone.login', 's4.forgot-phone.finish')
    .sees('opening', 'busy')
    .invokes('countryPicker', { chosen: nepal })
    .invokes('smsCountdown', { purpose: 'password' })
    .invokes('loadRule')
    .settles('loadRule', { output: rule })
    .sees('asking')
    .lacks('busy', 'rejected')
    .knows({ rule })
    .invokes('phoneForm', { about: null })
    .nothingElse()
    .settles('phoneForm', { output: { sent: true } })
    .sees('loggingIn', 'busy')
    .invokes('logIn')
    .settles('logIn', { output: recovered })
    .sees('entering', 'busy')
    .invokes('entry', { ...recovered, judged: false })
    .settles('entry', { output: { account, changed: false } })
    .sees('over')
    .ends({ account, back: false }),

  recovery('The rule cannot be read: the form is there, and the gateway judges')
    .settles('loadRule', { error: offline })
    .sees('asking')
    .knows({ rule: null })
    .invokes('phoneForm', { about: null }),

  recovery('Rather by e-mail, while the rule is still read: the press is heard')
    .sends(byEmail)
    .sees('over')
    .ends({ account: null, back: true }),

  set('The password is set, but the login does not work: it can be tried again')
    .meets('own.forgot-phone.outside')
    .settles('logIn', { error: offline })
    .sees('outside', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loggingIn')
    .knows({ failure: null })
    .invokes('logIn'),

  set('The password is set, but the login does not work: it can be left')
    .meets('own.forgot-phone.outside')
    .settles('logIn', { error: offline })
    .sends(closed)
    .ends(left),

  entering('What follows the login is asked before the dialog is left')
    .meets('s4.forgot-phone.finish')
    .sends(closed)
    .sees('entering')
    .tells('entry', closed)
    .nothingElse()
    .settles('entry', { output: { account: null, changed: false } })
    .ends(left),

  entering('What follows the login fails: it can be tried again')
    .meets('own.forgot-phone.outside')
    .settles('entry', { error: broken })
    .sees('outside', 'rejected')
    .knows({ failure: broken }),

  proving('A new password is no second factor: who has one is asked for it, and is in with it')
    .sees('proving')
    .lacks('busy')
    .invokes('extraVerification', { proofs })
    .nothingElse()
    .settles('extraVerification', { output: { proven: recovered, failure: null } })
    .sees('entering')
    .invokes('entry', { ...recovered, judged: false })
    .settles('entry', { output: { account, changed: false } })
    .ends({ account, back: false }),

  proving('Left at the second factor: it is asked to close, and nobody is in')
    .sends(closed)
    .sees('proving')
    .tells('extraVerification', closed)
    .nothingElse()
    .settles('extraVerification', { output: { proven: null, failure: null } })
    .sees('over')
    .ends(left),

  ...[{ output: { proven: null, failure: late } }, { error: late }].map((end, i) =>
    proving(`The second factor came too late, or its part failed (${i + 1}): it is told, and left for the usual log-in`)
      .meets('own.forgot-phone.outside')
      .settles('extraVerification', end)
      .sees('unproven', 'rejected')
      .knows({ failure: late })
      .sends(closed)
      .ends(left),
  ),

  opened('Rather by e-mail: the form is asked, so that what is being sent is waited for')
    .sends(byEmail)
    .sees('asking')
    .tells('phoneForm', { type: 'form.left' })
    .nothingElse()
    .settles('phoneForm', { output: { sent: false } })
    .sees('over')
    .ends({ account: null, back: true }),

  opened('The form is closed: it is asked likewise')
    .sends(closed)
    .sees('asking')
    .tells('phoneForm', { type: 'form.left' })
    .nothingElse()
    .settles('phoneForm', { output: { sent: false } })
    .ends(left),

  opened('Rather by e-mail while it is sent, then closed: the last counts')
    .sends(byEmail)
    .sends(closed)
    .settles('phoneForm', { output: { sent: false } })
    .ends(left),

  opened('Rather by e-mail while it is sent, and it is set: the player is logged in')
    .meets('s4.forgot-phone.login', 's4.forgot-phone.finish')
    .sends(byEmail)
    .settles('phoneForm', { output: { sent: true } })
    .settles('logIn', { output: recovered })
    .settles('entry', { output: { account, changed: false } })
    .ends({ account, back: false }),

  opened('The form fails: nothing is set, and nobody is in')
    .settles('phoneForm', { error: broken })
    .sees('over')
    .ends(left),

  recovery('It is closed before the rule has come').sends(closed).ends(left),

  ...['countryPicker', 'smsCountdown'].map((part) =>
    opened(`${part} fails: the form goes on, and a code can still be answered`)
      .settles(part, { error: broken })
      .sees('asking')
      .knows({ failure: broken })
      .settles('phoneForm', { output: { sent: true } })
      .sees('loggingIn'),
  ),
];
