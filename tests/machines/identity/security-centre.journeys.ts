import { journey } from '../../harness/journey';

const overview = {
  account: 'rahim',
  realName: null,
  email: null,
  mobile: '+880•••••••678',
  totp: false,
  passkeys: 0,
  recoveryCodesLeft: null,
  links: [],
  passwordChangedAt: null,
  paymentPassword: false,
  bankAccounts: 0,
};
const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };

const nepal = { countryCode: 'NP', countryDialingCode: '977' };
const centre = (title: string) => journey(title).given({ country: nepal });
const withOverview = (title: string, set: object = {}) =>
  centre(title).settles('loadOverview', { output: { ...overview, ...set } });
const chosen = (title: string, type: string) => withOverview(title).sends({ type });
const contact = (title: string) => withOverview(title).sends({ type: 'contact.selected', kind: 'email' });
const accounts = (title: string) =>
  withOverview(title, { paymentPassword: true }).sends({ type: 'bankAccounts.selected' });
const breaking = [
  ['sessions.selected', 'sessionList'],
  ['realName.selected', 'realNameForm'],
  ['totp.selected', 'totpEnrolment'],
  ['passkeys.selected', 'passkeys'],
  ['paymentPassword.selected', 'paymentPassword'],
  ['ownData.selected', 'ownData'],
  ['closing.selected', 'closingForm'],
] as const;

/** The oracle of the security centre, from the requirements. */
export const securityCentreJourneys = [
  centre('The security settings are loaded and shown')
    .meets('own.security.overview')
    .sees('loading', 'busy')
    .invokes('loadOverview')
    .settles('loadOverview', { output: overview })
    .sees('overview')
    .lacks('busy', 'section')
    .knows({ overview }),

  centre('A failed load is reported and can be retried')
    .meets('own.security.overview')
    .settles('loadOverview', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadOverview'),

  chosen('The sessions open and close', 'sessions.selected')
    .meets('own.security.sessions')
    .sees('sessions', 'section')
    .invokes('sessionList')
    .settles('sessionList', { output: undefined })
    .sees('overview')
    .lacks('section'),

  chosen('The own data open and close', 'ownData.selected')
    .meets('own.data.page')
    .sees('ownData', 'section')
    .invokes('ownData')
    .settles('ownData', { output: undefined })
    .sees('overview')
    .lacks('section'),

  chosen('The real name is set, once', 'realName.selected')
    .meets('own.security.real-name')
    .sees('realName', 'section')
    .invokes('realNameForm', { about: null })
    .settles('realNameForm', { output: { sent: true } })
    .sees('loading')
    .knows({ changed: 'realName' })
    .settles('loadOverview', { output: { ...overview, realName: 'Rahim Uddin' } })
    .sees('overview')
    .knows({ changed: 'realName' })
    .ignores({ type: 'realName.selected' })
    .sends({ type: 'sessions.selected' })
    .knows({ changed: null }),

  chosen('The real name stays unchanged', 'realName.selected')
    .meets('own.security.real-name')
    .settles('realNameForm', { output: { sent: false } })
    .sees('overview')
    .knows({ changed: null }),

  chosen('The authenticator is set up', 'totp.selected')
    .meets('own.security.totp')
    .sees('totp', 'section')
    .invokes('totpEnrolment', { wanted: 'app' })
    .settles('totpEnrolment', { output: { changed: true } })
    .sees('loading')
    .knows({ changed: 'totp' }),

  withOverview('An enabled authenticator can be removed or kept', { totp: true })
    .meets('own.security.totp')
    .sends({ type: 'totp.selected' })
    .invokes('totpEnrolment', { wanted: 'removal' })
    .settles('totpEnrolment', { output: { changed: false } })
    .sees('overview')
    .knows({ changed: null }),

  chosen('A passkey is added', 'passkeys.selected')
    .meets('own.passkey.managed')
    .sees('passkeys', 'section')
    .invokes('passkeys')
    .settles('passkeys', { output: { changed: true } })
    .sees('loading')
    .knows({ changed: 'passkeys' }),

  chosen('The passkeys open and close', 'passkeys.selected')
    .meets('own.passkey.managed')
    .settles('passkeys', { output: { changed: false } })
    .sees('overview')
    .knows({ changed: null }),
  withOverview('A player with a second factor gets new recovery codes', { totp: true, recoveryCodesLeft: 3 })
    .meets('own.security.recovery-codes')
    .sends({ type: 'recoveryCodes.selected' })
    .sees('totp', 'section')
    .invokes('totpEnrolment', { wanted: 'codes' })
    .settles('totpEnrolment', { output: { changed: true } })
    .sees('loading')
    .knows({ changed: 'recoveryCodes' }),

  withOverview('The authenticator is set up after the recovery codes were opened', { recoveryCodesLeft: 3 })
    .meets('own.security.totp')
    .sends({ type: 'recoveryCodes.selected' })
    .settles('totpEnrolment', { output: { changed: false } })
    .sees('overview')
    .sends({ type: 'totp.selected' })
    .invokes('totpEnrolment', { wanted: 'app' }),

  withOverview('A player without a second factor has no recovery codes')
    .meets('own.security.recovery-codes')
    .ignores({ type: 'recoveryCodes.selected' }),

  contact('A contact is changed')
    .meets('own.security.contact')
    .sees('contact', 'section')
    .invokes('contactChange', { kind: 'email', country: nepal })
    .settles('contactChange', { output: { changed: true } })
    .sees('loading')
    .knows({ changed: 'email' }),

  contact('A contact stays unchanged')
    .meets('own.security.contact')
    .settles('contactChange', { output: { changed: false } })
    .sees('overview')
    .knows({ changed: null }),

  contact('A failure of the contact change is reported')
    .meets('own.security.contact')
    .settles('contactChange', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  chosen('The payment password is set', 'paymentPassword.selected')
    .meets('own.payment-password.set')
    .sees('paymentPassword', 'section')
    .invokes('paymentPassword')
    .settles('paymentPassword', { output: { changed: true } })
    .sees('loading')
    .knows({ changed: 'paymentPassword' }),

  chosen('The payment password stays unchanged', 'paymentPassword.selected')
    .meets('own.payment-password.set')
    .settles('paymentPassword', { output: { changed: false } })
    .sees('overview')
    .knows({ changed: null }),

  chosen('Without a payment password, binding an account starts with setting one', 'bankAccounts.selected')
    .meets('own.bank-account.bound', 'own.payment-password.required')
    .sees('paymentPassword')
    .invokes('paymentPassword'),

  accounts('Accounts are bound or removed')
    .meets('own.bank-account.bound')
    .sees('bankAccounts', 'section')
    .invokes('bankAccount')
    .settles('bankAccount', { output: { changed: true } })
    .sees('loading')
    .knows({ changed: 'bankAccounts' }),

  accounts('The accounts stay unchanged')
    .meets('own.bank-account.bound')
    .settles('bankAccount', { output: { changed: false } })
    .sees('overview')
    .knows({ changed: null }),

  accounts('A failure of the accounts is reported')
    .meets('own.portal.broken-part')
    .settles('bankAccount', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  chosen('The account is closed', 'closing.selected')
    .meets('own.security.closing', 'own.security.password-required')
    .sees('closing', 'section')
    .invokes('closingForm', { about: null })
    .settles('closingForm', { output: { sent: true } })
    .sees('closed')
    .ends({ report: { type: 'account.closed' } }),

  chosen('The account stays open', 'closing.selected')
    .meets('own.security.closing')
    .settles('closingForm', { output: { sent: false } })
    .sees('overview'),

  ...breaking.map(([type, actor]) =>
    chosen(`A failure of a part (${actor}) is reported`, type)
      .meets('own.security.overview')
      .settles(actor, { error: broken })
      .sees('failed', 'rejected')
      .knows({ failure: broken }),
  ),

  ...[
    { title: 'The password changes in a dialog of its own', to: 'changePassword', id: 'own.security.overview' },
    { title: 'A third party is linked in a dialog of its own', to: 'accountLink', id: 'own.security.overview' },
  ].map(({ title, to, id }) =>
    withOverview(title)
      .meets(id)
      .sends({ type: 'next.selected', next: { to } })
      .sees('leftForDialog')
      .ends({ next: { to } }),
  ),
];
