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
const entry = { firstTimeLogin: true, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const recovered = { username: 'rahim', entry };
const rule = { minLength: 10, maxLength: 64, patternId: 'any_text', acceptedPattern: '*' };
const offline = { kind: 'offline', code: 'client.offline' };
const late = { kind: 'timeout', code: 'client.timeout' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const refusal = (code: string) => ({ kind: 'rejected', code, message: 'No', status: 422 });
const mobile = { number: '01812345678', dialingCode: '880' };
const submitted = { type: 'form.submitted', mobile };
const byEmail = { type: 'email.chosen' };
const closed = { type: 'leave.requested' };
const left = { account: null, back: false };

const opened = (title: string) => journey(title).settles('loadRule', { output: rule });
const sent = (title: string) => opened(title).sends(submitted).settles('validate', { output: [] });
const set = (title: string) => sent(title).settles('setPassword', { output: undefined });
const entering = (title: string) => set(title).settles('logIn', { output: recovered });

/** The oracle of a recovery by phone, from the requirements. */
export const phoneRecoveryJourneys = [
  journey('A code to the phone sets a new password, and the number and that password log in')
    .meets('s2.forgot.methods', 's2.forgot.mobile-fields', 's7.call.member-password-verification', 's3.forgot.phone-payload')
    .meets('s4.forgot-phone.login', 's4.forgot-phone.finish', 's5.forgot.phone-mobile', 's5.forgot.phone-code', 's5.forgot.phone-password')
    .sees('opening', 'busy')
    .invokes('countryPicker', { chosen: { countryCode: 'BD', countryDialingCode: '880' } })
    .invokes('smsCountdown', { purpose: 'password' })
    .invokes('loadRule')
    .settles('loadRule', { output: rule })
    .sees('editing.untouched', 'form')
    .lacks('busy', 'rejected')
    .knows({ rule })
    .sends(submitted)
    .sees('validating', 'busy')
    .lacks('form')
    .invokes('validate', { mobile, rule })
    .settles('validate', { output: [] })
    .sees('setting', 'busy')
    .invokes('setPassword', { mobile })
    .ignores(submitted)
    .ignores(closed)
    .settles('setPassword', { output: undefined })
    .sees('loggingIn', 'busy')
    .invokes('logIn', { mobile })
    .settles('logIn', { output: recovered })
    .sees('entering', 'busy')
    .invokes('entry', { ...recovered, judged: false })
    .settles('entry', { output: { account, changed: false } })
    .sees('over')
    .ends({ account, back: false }),

  journey('The rule cannot be read: the form is there, and the gateway judges')
    .meets('s5.forgot.phone-password')
    .settles('loadRule', { error: offline })
    .sees('editing.untouched', 'form')
    .sends(submitted)
    .invokes('validate', { mobile, rule: null }),

  opened('What is wrong is said under each field, and forgotten with the next try')
    .meets('s5.forgot.phone-mobile', 's5.forgot.phone-code', 's5.forgot.phone-password')
    .sends(submitted)
    .settles('validate', { output: [{ field: 'code', code: 'sms.missingCode' }] })
    .sees('editing.invalid', 'form', 'rejected')
    .knows({ errors: [{ field: 'code', code: 'sms.missingCode' }], mobile })
    .sends(submitted)
    .knows({ errors: [] }),

  opened('The check of the fields breaks down: the reason is shown')
    .meets('s5.forgot.phone-mobile')
    .sends(submitted)
    .settles('validate', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ failure: broken }),

  ...[
    ['sms.missingNumber', 'mobile'],
    ['sms.invalidNumber', 'mobile'],
    ['sms.codeInvalid', 'code'],
    ['sms.codeExpired', 'code'],
    ['password.rule', 'new'],
    ['password.common', 'new'],
    ['password.own', 'new'],
  ].map(([code = '', field]) =>
    sent(`The gateway says ${code}: it stands under its field`)
      .meets('s5.forgot.phone-mobile', 's5.forgot.phone-code', 's5.forgot.phone-password')
      .settles('setPassword', { error: refusal(code) })
      .sees('editing.invalid', 'rejected')
      .knows({ errors: [{ field, code }], failure: null }),
  ),

  sent('The gateway refuses for another reason: its message is shown')
    .meets('s7.call.member-password-verification')
    .settles('setPassword', { error: refusal('sms.notEnabled') })
    .sees('editing.refused', 'form', 'rejected')
    .knows({ failure: refusal('sms.notEnabled') })
    .sends(submitted)
    .knows({ failure: null }),

  ...[offline, late].map((failure) =>
    sent(`Setting it is ${failure.kind}: nothing is lost, and it can be sent again`)
      .meets('s8.message.network-abnormal', 's8.message.slow-page')
      .settles('setPassword', { error: failure })
      .sees('editing.unreached', 'form', 'rejected')
      .knows({ failure }),
  ),

  set('The password is set, but the login does not work: it can be tried again')
    .meets('own.forgot-phone.outside')
    .settles('logIn', { error: offline })
    .sees('outside', 'rejected')
    .lacks('form')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loggingIn')
    .knows({ failure: null })
    .invokes('logIn', { mobile }),

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

  entering('What follows the login breaks down: it can be tried again')
    .meets('own.forgot-phone.outside')
    .settles('entry', { error: broken })
    .sees('outside', 'rejected')
    .knows({ failure: broken }),

  opened('Rather by e-mail').meets('s2.forgot.methods').sends(byEmail).sees('over').ends({ account: null, back: true }),

  opened('The form is closed').meets('s2.modal.forgot-password').sends(closed).ends(left),

  journey('It is closed before the rule has come').meets('s2.modal.forgot-password').sends(closed).ends(left),

  ...['countryPicker', 'smsCountdown'].map((part) =>
    opened(`${part} breaks down: the form goes on, and a code can still be answered`)
      .meets('s2.forgot.mobile-fields')
      .settles(part, { error: broken })
      .sees('editing.untouched', 'form')
      .knows({ failure: broken })
      .sends(submitted)
      .sees('validating'),
  ),
];
