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
const byEmail = { type: 'email.selected' };
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
  recovery('A phone code sets a new password, and the number and that password log in')
    .meets('s4.forgot-phone.login', 's4.forgot-phone.finish')
    .sees('opening', 'busy')
    .invokes('countryPicker', { chosen: nepal })
    .invokes('smsCountdown', { purpose: 'password' })
    .invokes('loadRule')
    .settles('loadRule', { output: rule })
    .sees('editing')
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
    .sees('ended')
    .ends({ account, back: false }),

  recovery('Without the password rule, the form opens and the gateway validates')
    .settles('loadRule', { error: offline })
    .sees('editing')
    .knows({ rule: null })
    .invokes('phoneForm', { about: null }),

  recovery('Switching to e-mail while the rule loads takes effect')
    .sends(byEmail)
    .sees('ended')
    .ends({ account: null, back: true }),

  set('With the password set but the login failed, the login can be retried')
    .meets('own.forgot-phone.outside')
    .settles('logIn', { error: offline })
    .sees('loginFailed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loggingIn')
    .knows({ failure: null })
    .invokes('logIn'),

  set('With the password set but the login failed, the player can leave')
    .meets('own.forgot-phone.outside')
    .settles('logIn', { error: offline })
    .sends(closed)
    .ends(left),

  entering('Leaving waits for the after-login steps')
    .meets('s4.forgot-phone.finish')
    .sends(closed)
    .sees('entering')
    .notifies('entry', closed)
    .nothingElse()
    .settles('entry', { output: { account: null, changed: false } })
    .ends(left),

  entering('A failure of the after-login steps can be retried')
    .meets('own.forgot-phone.outside')
    .settles('entry', { error: broken })
    .sees('loginFailed', 'rejected')
    .knows({ failure: broken }),

  proving('A new password does not replace the second factor, which logs the player in')
    .sees('steppingUp')
    .lacks('busy')
    .invokes('extraVerification', { proofs })
    .nothingElse()
    .settles('extraVerification', { output: { proven: recovered, failure: null } })
    .sees('entering')
    .invokes('entry', { ...recovered, judged: false })
    .settles('entry', { output: { account, changed: false } })
    .ends({ account, back: false }),

  proving('Leaving at the second factor waits for it, and starts no session')
    .sends(closed)
    .sees('steppingUp')
    .notifies('extraVerification', closed)
    .nothingElse()
    .settles('extraVerification', { output: { proven: null, failure: null } })
    .sees('ended')
    .ends(left),

  ...[{ output: { proven: null, failure: late } }, { error: late }].map((end, i) =>
    proving(`An expired or failed second factor (${i + 1}) is reported, and the usual login remains`)
      .meets('own.forgot-phone.outside')
      .settles('extraVerification', end)
      .sees('stepUpMissing', 'rejected')
      .knows({ failure: late })
      .sends(closed)
      .ends(left),
  ),

  opened('Switching to e-mail waits for the form’s running request')
    .sends(byEmail)
    .sees('editing')
    .notifies('phoneForm', { type: 'form.cancelled' })
    .nothingElse()
    .settles('phoneForm', { output: { sent: false } })
    .sees('ended')
    .ends({ account: null, back: true }),

  opened('Closing the form waits for its running request as well')
    .sends(closed)
    .sees('editing')
    .notifies('phoneForm', { type: 'form.cancelled' })
    .nothingElse()
    .settles('phoneForm', { output: { sent: false } })
    .ends(left),

  opened('Switching to e-mail during the request, then closing: the last one counts')
    .sends(byEmail)
    .sends(closed)
    .settles('phoneForm', { output: { sent: false } })
    .ends(left),

  opened('Switching to e-mail during a request that succeeds logs the player in')
    .meets('s4.forgot-phone.login', 's4.forgot-phone.finish')
    .sends(byEmail)
    .settles('phoneForm', { output: { sent: true } })
    .settles('logIn', { output: recovered })
    .settles('entry', { output: { account, changed: false } })
    .ends({ account, back: false }),

  opened('A failure of the form changes nothing and starts no session')
    .settles('phoneForm', { error: broken })
    .sees('ended')
    .ends(left),

  recovery('It closes before the rule is loaded').sends(closed).ends(left),

  ...['countryPicker', 'smsCountdown'].map((part) =>
    opened(`When ${part} fails, the form stays, and a code can still be entered`)
      .settles(part, { error: broken })
      .sees('editing')
      .knows({ failure: broken })
      .settles('phoneForm', { output: { sent: true } })
      .sees('loggingIn'),
  ),
];
