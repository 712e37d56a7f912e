import type { Journey } from '../../harness/journey';
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

const otherAccount = { ...account, account: 'karim' };
const lost = (endReason: string) => ({ type: 'session.lost', endReason, username: 'rahim' });
const back = (member: object, report: object = {}) => ({
  report: { type: 'login.completed', account: member, ...report },
});

const locked = (title: string) => started(title).sends(lost('ranOut')).meets('own.session.ran-out');

/** Journeys of the page after the session is lost, derived from the requirements. */
export const lockJourneys: Journey[] = [
  started('An expired session opens the login over the page, which stays, and shows why')
    .meets('own.session.ran-out', 'own.session.lost')
    .sees('lock.none')
    .sends(lost('ranOut'))
    .sees('lock.locked')
    .notifies('lock', requested({ to: 'login', params: { username: 'rahim', submitted: false } }))
    .emits(toast('session.ranOut'))
    .nothingElse()
    .knows({ username: 'rahim' }),

  ...['refused', 'elsewhere'].map((endReason) =>
    started(`A lost session (${endReason}) closes protected content, and shows why`)
      .meets('own.session.lost', 'own.session.tabs')
      .sends(lost(endReason))
      .sees('lock.none')
      .notifies('dialog', accountGone)
      .emits(toast(`session.${endReason}`))
      .nothingElse(),
  ),

  started('After a reload over an uncompleted password change, the login leads to it, with the reason')
    .meets('own.password-change.cancelled', 's4.forced-change.first-time')
    .sends(lost('changeLeft'))
    .sees('lock.none')
    .notifies('dialog', accountGone)
    .notifies('page', { type: 'leave.requested' })
    .notifies('dialog', requested({ to: 'login', ofAccount: false }))
    .emits(toast('session.changeLeft'))
    .nothingElse(),

  locked('The same player continues with unsaved input, and is not sent home')
    .sends(ended('lock', back(account)))
    .sees('lock.none')
    .notifies('session', sessionOpened())
    .nothingElse(),

  locked('The same player continues with a new password, which the toast confirms')
    .sends(ended('lock', back(account, { changed: true })))
    .sees('lock.none')
    .notifies('session', sessionOpened())
    .emits(toast('password.changed'))
    .nothingElse(),

  locked('Another player logs in with a new password: the toast confirms it, and the player goes home')
    .meets('s4.password-change.success')
    .sends(ended('lock', back(otherAccount, { changed: true })))
    .sees('lock.none')
    .notifies('dialog', accountGone)
    .emits(named('dialog', null))
    .notifies('session', sessionOpened(otherAccount))
    .emits(toast('password.changed'))
    .emits(pageRequested('/'))
    .nothingElse(),

  locked('Another player’s login closes the content of the first, like any login')
    .meets('s2.navigation.after-login')
    .sends(ended('lock', back(otherAccount)))
    .sees('lock.none')
    .notifies('dialog', accountGone)
    .emits(named('dialog', null))
    .notifies('session', sessionOpened(otherAccount))
    .notifies('news', news)
    .emits(pageRequested('/'))
    .nothingElse(),

  locked('Another destination from the login closes protected content and opens')
    .sends(ended('lock', { next: { to: 'forgotPassword' } }))
    .sees('lock.none')
    .notifies('dialog', accountGone)
    .notifies('page', leave)
    .notifies('dialog', opens({ to: 'forgotPassword' }))
    .nothingElse(),

  locked('Closing the login closes protected content')
    .meets('s4.modal.escape')
    .sends(left('lock'))
    .sees('lock.none')
    .notifies('dialog', accountGone)
    .nothingElse(),

  locked('Content that ends below the login leaves the login open')
    .sends(left('dialog'))
    .sees('lock.locked')
    .notifies('page', leave)
    .emits(named('dialog', null))
    .nothingElse()
    .sends(ended('dialog', { report: { type: 'password.changed', account } }))
    .sees('lock.locked'),

  locked('A closed gate shows visitors only its login, with nothing below')
    .meets('s2.guard.redirect-to-login')
    .sends({ type: 'gate.locked' })
    .sees('lock.none')
    .notifies('lock', leave)
    .notifies('dialog', accountGone)
    .emits({ type: 'gate.closed' })
    .nothingElse(),
];
