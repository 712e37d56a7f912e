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
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const rahim = { username: 'rahim', entry };
const login = { provider: 'google', purpose: 'login' };
const link = { provider: 'facebook', purpose: 'link' };
const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const popupClosed = { kind: 'rejected', code: 'social.popupClosed' };
const notOpen = { kind: 'rejected', code: 'social.closed', message: 'Not open.', status: 403 };
const linkConflict = {
  kind: 'rejected',
  code: 'link.taken',
  message: 'Taken.',
  messages: { bn: 'যুক্ত।', en: 'Taken.' },
  status: 409,
};
const proofs = [{ kind: 'email', hint: 'r•••••@example.test' }];
const newPlace = {
  kind: 'rejected',
  code: 'login.proofRequired',
  message: 'New place.',
  status: 403,
  value: { proofs },
};
const back = { output: undefined };
const closed = { type: 'leave.requested' };
const retry = { type: 'retry.requested' };
const toMyAccount = { next: { to: 'securityCenter', centre: 'memberCentre' } };

const start = (title: string, input: object = login) => journey(title).given(input);
const afterReturn = (title: string, input: object, returned: object) =>
  start(title, input).settles('authorise', back).settles('exchange', { output: returned });
const offered = (title: string) => afterReturn(title, link, { kind: 'offered', name: 'Rahim' });

/** The oracle of sign-in at a third party and of the link, from the requirements. */
export const accountLinkJourneys = [
  start('A linked user logs in: the window, the exchange and the after-login steps')
    .meets('s4.login.after-login', 's2.navigation.after-login')
    .sees('authorising')
    .lacks('busy', 'rejected')
    .invokes('authorise', login)
    .nothingElse()
    .settles('authorise', back)
    .sees('exchanging', 'busy')
    .invokes('exchange', login)
    .nothingElse()
    .settles('exchange', { output: { kind: 'loggedIn', proven: rahim } })
    .sees('entering')
    .invokes('entry', { ...rahim, judged: false })
    .nothingElse()
    .settles('entry', { output: { account, changed: false } })
    .sees('loggedIn')
    .ends({ report: { type: 'login.completed', account } }),

  start('A window closed before anyone returned is reported as closed, with a retry')
    .settles('authorise', { error: popupClosed })
    .sees('popupClosed', 'rejected')
    .knows({ failure: null })
    .nothingElse()
    .sends(retry)
    .sees('authorising')
    .invokes('authorise', login)
    .settles('authorise', { error: popupClosed })
    .sends(closed)
    .ends({}),

  start('A closed provider says so, and can be retried')
    .settles('authorise', { error: notOpen })
    .sees('failed', 'rejected')
    .lacks('popupClosed')
    .knows({ failure: notOpen })
    .sends(retry)
    .sees('authorising')
    .knows({ failure: null })
    .settles('authorise', { error: notOpen })
    .sends(closed)
    .ends({}),

  start('The dialog can be closed while the window is open').sends(closed).sees('cancelled').ends({}),

  start('The dialog stays open during the exchange, so that no session is left behind unnoticed')
    .settles('authorise', back)
    .ignores(closed)
    .sees('exchanging'),

  start('A missing connection to the gateway is reported')
    .settles('authorise', back)
    .settles('exchange', { error: offline })
    .sees('failed')
    .lacks('steppingUp')
    .knows({ failure: offline }),

  afterReturn('An unlinked user is referred to login or registration; no account is created', login, {
    kind: 'unlinked',
    name: 'Rahim',
  })
    .meets('own.account-link.unlinked')
    .sees('unlinked')
    .knows({ name: 'Rahim' })
    .nothingElse()
    .sends(retry)
    .invokes('authorise', login)
    .settles('authorise', back)
    .settles('exchange', { output: { kind: 'unlinked', name: 'Karim' } })
    .knows({ name: 'Karim' })
    .sends(closed)
    .ends({}),

  ...['login', 'register'].map((to) =>
    afterReturn(`An unlinked user continues to ${to}`, login, { kind: 'unlinked', name: 'Rahim' })
      .meets('own.account-link.unlinked')
      .sends({ type: 'next.selected', next: { to } })
      .sees('cancelled')
      .ends({ next: { to } }),
  ),

  start('A login from an unregistered address requires an extra proof')
    .meets('s4.login.unregistered-ip')
    .settles('authorise', back)
    .settles('exchange', { error: newPlace })
    .sees('steppingUp')
    .invokes('extraVerification', { proofs })
    .nothingElse()
    .sends(closed)
    .sees('steppingUp')
    .notifies('extraVerification', closed)
    .settles('extraVerification', { output: { proven: rahim, failure: null } })
    .sees('entering')
    .invokes('entry', { ...rahim, judged: false }),

  start('Leaving the extra proof starts no session')
    .meets('s4.login.unregistered-ip')
    .settles('authorise', back)
    .settles('exchange', { error: newPlace })
    .settles('extraVerification', { output: { proven: null, failure: null } })
    .sees('cancelled')
    .ends({}),

  start('A failed verification is reported')
    .meets('own.portal.broken-part')
    .settles('authorise', back)
    .settles('exchange', { error: newPlace })
    .settles('extraVerification', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  afterReturn('The player leaves when the account cannot be loaded', login, { kind: 'loggedIn', proven: rahim })
    .meets('own.login.info-unread')
    .sends(closed)
    .notifies('entry', closed)
    .sees('entering')
    .settles('entry', { output: { account: null, changed: false } })
    .sees('cancelled')
    .ends({}),

  afterReturn('A failure of the after-login steps is reported', login, { kind: 'loggedIn', proven: rahim })
    .meets('own.portal.broken-part')
    .settles('entry', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  offered('A link is permanent: it requires a confirmation and the password')
    .sees('confirming')
    .lacks('busy', 'rejected')
    .knows({ name: 'Rahim' })
    .invokes('linkForm', { about: null })
    .nothingElse()
    .settles('linkForm', { output: { sent: true } })
    .sees('linked')
    .ignores(retry)
    .nothingElse()
    .sends(closed)
    .ends(toMyAccount),

  offered('Without a confirmation nothing is linked')
    .settles('linkForm', { output: { sent: false } })
    .nothingElse()
    .sees('cancelled')
    .ends(toMyAccount),

  offered('Closing the dialog over the form waits for the running request')
    .sends(closed)
    .notifies('linkForm', { type: 'form.cancelled' })
    .sees('confirming')
    .settles('linkForm', { output: { sent: true } })
    .sees('linked'),

  offered('An identity linked by another account meanwhile is rejected, and the password does not help')
    .settles('linkForm', { output: { sent: true, word: linkConflict } })
    .sees('failed', 'rejected')
    .knows({ failure: linkConflict })
    .sends(retry)
    .sees('authorising')
    .knows({ failure: null }),

  offered('A failure of the form is reported')
    .meets('own.portal.broken-part')
    .settles('linkForm', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),
];
