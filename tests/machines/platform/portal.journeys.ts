import { invariant } from '../../harness/invariant';
import { lockJourneys } from './portal-lock';
import { pendingJourneys } from './portal-pending';
import {
  account,
  accountGone,
  ended,
  leave,
  left,
  named,
  news,
  opens,
  pageRequested,
  requested,
  sessionOpened,
  started,
  toast,
} from './portal-start';

const login = { to: 'login', params: { username: 'rahim', submitted: true } };
const loggedIn = { type: 'login.completed', account };
const seats = ['screen', 'dialog', 'page', 'lock'];

const broken = ['systemStatus', 'session', ...seats, 'gate', 'language', 'countryList', 'news'].map((part) =>
  started(`When ${part} fails, the player is notified, and the rest continues`)
    .meets('own.portal.broken-part')
    .settles(part, { error: { kind: 'malformed', code: 'client.unexpected' } })
    .emits(toast('unknown.error'))
    .nothingElse()
    .sees('systemStatus', 'session', 'places', 'lock.none', 'background'),
);

/** The oracle of the portal as a whole, from the requirements. */
export const portalJourneys = [
  seats
    .reduce(
      (start, seat) => start.invokes(seat, { seat }),
      started('At startup status, session, language and country codes are loading, and nothing is open'),
    )
    .meets('s2.start.country-codes', 's2.start.member-info', 's1.visitor.browse')
    .invokes('systemStatus')
    .invokes('session')
    .invokes('gate')
    .invokes('language', { language: 'bn' })
    .invokes('countryList')
    .invokes('news')
    .nothingElse()
    .sees('alert.none', 'pending.none', 'lock.none')
    .knows({ language: 'bn', pending: null }),

  ...broken,
  ...pendingJourneys,
  ...lockJourneys,

  started('A rejected request reloads the status')
    .meets('own.system-status.later-503', 's4.system-status.normal')
    .sends({ type: 'call.unavailable' })
    .notifies('systemStatus', { type: 'service.rejected' })
    .nothingElse(),

  started('A screen opens by its address, without protection')
    .meets('s1.visitor.browse', 's6.role.visitor')
    .sends(requested({ to: 'vip' }))
    .sees('pending.none')
    .emits(pageRequested('/vip'))
    .nothingElse()
    .sends(requested({ to: 'home' }))
    .emits(pageRequested('/'))
    .nothingElse(),

  started('A dialog opens and closes by name, and the address follows; another one replaces it')
    .meets('s4.modal.by-name', 's4.modal.escape')
    .sends(requested(login))
    .sees('pending.none')
    .notifies('page', leave)
    .notifies('dialog', opens(login))
    .nothingElse()
    .sends({ type: 'place.opened', seat: 'dialog', to: 'login' })
    .emits(named('dialog', 'login'))
    .notifies('news', { type: 'news.dropped' })
    .nothingElse()
    .sends(requested({ to: 'register' }))
    .notifies('page', leave)
    .notifies('dialog', opens({ to: 'register' }))
    .nothingElse()
    .sends(left('dialog'))
    .notifies('page', leave)
    .emits(named('dialog', null))
    .nothingElse(),

  started('A page of a centre is in the address, and closes with the centre')
    .sends({ type: 'place.opened', seat: 'page', to: 'securityCenter' })
    .emits(named('page', 'securityCenter'))
    .nothingElse()
    .ignores(left('page'))
    .sends(left('dialog'))
    .notifies('page', leave)
    .emits(named('dialog', null))
    .nothingElse(),

  started('Changing the screen leaves dialogs and news open')
    .meets('s4.modal.by-name')
    .sends({ type: 'place.opened', seat: 'screen', to: 'vip' })
    .emits(named('screen', 'vip'))
    .nothingElse(),

  started('The reality check leads to the transaction history, as any protected action does')
    .meets('own.reality-check.displayed')
    .sends(requested({ to: 'transactionHistory', centre: 'memberCentre' }))
    .sees('pending.checkingAccess')
    .notifies('session', { type: 'permission.requested', centre: 'member' })
    .nothingElse(),

  ...[
    { to: 'register', by: '"Register now"', ids: ['s2.login.register-now'] },
    { to: 'login', by: 'Who has an account', ids: ['s2.register.login-link'] },
    { to: 'forgotPassword', by: 'A mailed link that no longer works', ids: ['own.password-reset.expired'] },
  ].map(({ to, by, ids }) =>
    started(`${by} leads to ${to}`)
      .meets('s4.modal.by-name', ...ids)
      .sends(ended('dialog', { next: { to } }))
      .notifies('page', leave)
      .notifies('dialog', opens({ to }))
      .nothingElse(),
  ),

  started('The third party’s page leads back to my account')
    .sends(ended('dialog', { next: { to: 'securityCenter', centre: 'memberCentre' } }))
    .sees('pending.checkingAccess')
    .notifies('session', { type: 'permission.requested', centre: 'member' })
    .nothingElse(),

  started('After a login the player goes home, and news are loaded')
    .meets('s2.navigation.after-login', 's4.login.after-login')
    .meets('s4.forgot-phone.finish')
    .sends(ended('dialog', { report: loggedIn }))
    .sees('pending.none')
    .emits(named('dialog', null))
    .notifies('session', sessionOpened())
    .notifies('news', news)
    .emits(pageRequested('/'))
    .nothingElse(),

  started('A recovery by phone confirms the reset, goes home, and opens no news')
    .meets('s4.forgot-phone.finish')
    .sends({ ...loggedIn, reset: true })
    .notifies('session', sessionOpened())
    .emits(toast('password.recovered'))
    .emits(pageRequested('/'))
    .nothingElse(),

  started('News open in a public dialog')
    .meets('s4.login.after-login')
    .sends(requested({ to: 'afterLogin', params: { news: [] } }))
    .notifies('page', leave)
    .notifies('dialog', opens({ to: 'afterLogin', params: { news: [] } }))
    .nothingElse(),

  started('A login on the login page goes home as well')
    .meets('s2.navigation.after-login')
    .sends(ended('screen', { report: loggedIn }))
    .emits(named('screen', null))
    .notifies('session', sessionOpened())
    .notifies('news', news)
    .emits(pageRequested('/'))
    .nothingElse(),

  ...[
    { type: 0, title: 'A player who has registered', ids: ['s4.registration.success'] },
    {
      type: 4,
      title: 'A player who has started a free trial',
      ids: ['s2.navigation.after-free-trial', 's4.free-trial.finish'],
    },
  ].map(({ type, title, ids }) =>
    started(`${title} goes home without news`)
      .meets(...ids)
      .sends({ ...loggedIn, account: { ...account, type }, begun: true })
      .notifies('session', sessionOpened({ ...account, type }))
      .emits(pageRequested('/'))
      .nothingElse(),
  ),

  started('After a due password change the player continues with a confirmation, and no news open')
    .meets('s4.password-change.success')
    .sends({ ...loggedIn, changed: true })
    .notifies('session', sessionOpened())
    .emits(toast('password.changed'))
    .emits(pageRequested('/'))
    .nothingElse(),

  started('After a password change the session has the updated account, and the player goes home with a confirmation')
    .meets('s4.password-change.success', 's2.navigation.after-password-change')
    .sends(ended('dialog', { report: { type: 'password.changed', account } }))
    .emits(named('dialog', null))
    .notifies('session', sessionOpened())
    .emits(pageRequested('/'))
    .emits(toast('password.changed'))
    .nothingElse()
    .sends({ type: 'password.changed', account: null })
    .emits(pageRequested('/'))
    .emits(toast('password.changed'))
    .nothingElse(),

  started('After a reset by a mailed link the player returns to the login')
    .meets('s4.forgot.to-login')
    .sends(ended('screen', { report: { type: 'password.reset' } }))
    .emits(named('screen', null))
    .emits(pageRequested('/login'))
    .emits(toast('password.reset'))
    .nothingElse(),

  started('A session that the browser does not store ends with the tab, and a message says so')
    .meets('own.storage.blocked')
    .sends({ type: 'session.unstored' })
    .emits(toast('session.unstored'))
    .nothingElse(),

  started('A request rejected as unauthorised notifies the session')
    .meets('own.session.lost')
    .sends({ type: 'call.unauthorised' })
    .notifies('session', { type: 'session.rejected' })
    .nothingElse(),

  ...[
    { type: 'account.closed', id: 'own.security.closing' },
    { type: 'account.excluded', id: 'own.self-exclusion.started' },
  ].map((report) =>
    started(`A page of the centre that ends with ${report.type} logs the player out and goes home`)
      .meets(report.id)
      .sends(ended('page', { report: { type: report.type } }))
      .emits(named('page', null))
      .notifies('session', { type: 'session.ended' })
      .notifies('dialog', accountGone)
      .emits(pageRequested('/'))
      .emits(toast(report.type))
      .nothingElse(),
  ),

  started('A confirmed logout ends the session, closes everything and goes home')
    .meets('s1.member.logout', 's4.logout.home')
    .sends({ type: 'logout.requested' })
    .sees('alert.loggingOut')
    .invokes('logout')
    .nothingElse()
    .ignores({ type: 'logout.requested' })
    .settles('logout', { output: { loggedOut: true } })
    .sees('alert.none')
    .notifies('session', { type: 'session.ended' })
    .notifies('dialog', accountGone)
    .emits(pageRequested('/'))
    .emits(toast('logout.done'))
    .nothingElse(),

  started('A cancelled logout keeps the player logged in')
    .sends({ type: 'logout.requested' })
    .settles('logout', { output: { loggedOut: false } })
    .sees('alert.none')
    .nothingElse(),

  started('After a failed logout the portal continues')
    .meets('own.portal.broken-part')
    .sends({ type: 'logout.requested' })
    .settles('logout', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('alert.none')
    .nothingElse(),

  ...[{ type: 'site.opened', loginFirst: true }, { type: 'session.present' }, { type: 'session.absent' }].map((event) =>
    started(`The gate is notified: ${event.type}`)
      .meets('s2.guard.redirect-to-login')
      .sends(event)
      .notifies('gate', event)
      .nothingElse(),
  ),

  started('The gate asks for the player, and closes')
    .meets('s2.guard.redirect-to-login')
    .sends({ type: 'session.queried' })
    .notifies('session', { type: 'session.queried' })
    .nothingElse()
    .sends({ type: 'gate.locked' })
    .emits({ type: 'gate.closed' })
    .nothingElse(),

  started('Messages that fail to load are reported')
    .meets('own.language.fallback')
    .sends({ type: 'language.failed' })
    .emits(toast('network.abnormal'))
    .nothingElse(),
];

/** Invariants of the portal. */
export const portalInvariants = [
  invariant(
    'Protected content opens only with the session’s permission',
    ({ effects, move }) =>
      move?.event.type === 'permission.granted' ||
      !effects.some(
        (effect) => effect.kind === 'send' && effect.event.type === 'place.requested' && effect.event.place.ofAccount,
      ),
  ).meets('s6.protected.no-token', 's6.protected.centres'),
];
