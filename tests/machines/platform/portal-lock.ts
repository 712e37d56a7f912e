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
  requested,
  sessionOpened,
  started,
  toast,
  wanted,
} from './portal-start';

const somebody = { ...account, account: 'karim' };
const lost = (endReason: string) => ({ type: 'session.lost', endReason, username: 'rahim' });
const back = (who: object, report: object = {}) => ({ report: { type: 'login.completed', account: who, ...report } });

const locked = (title: string) => started(title).sends(lost('ranOut')).meets('own.session.ran-out');

/** Journeys of the page after the session is lost, derived from the requirements. */
export const lockJourneys: Journey[] = [
  started('A session runs out: the log-in opens over whatever is open, which stays as it is, and the player reads why')
    .meets('own.session.ran-out', 'own.session.lost')
    .sees('lock.none')
    .sends(lost('ranOut'))
    .sees('lock.locked')
    .tells('lock', requested({ to: 'login', params: { username: 'rahim', submitted: false } }))
    .emits(toast('session.ranOut'))
    .nothingElse()
    .knows({ username: 'rahim' }),

  ...['refused', 'elsewhere'].map((endReason) =>
    started(`A session is lost (${endReason}): what was the account’s closes, and the player reads which`)
      .meets('own.session.lost', 'own.session.tabs')
      .sends(lost(endReason))
      .sees('lock.none')
      .tells('dialog', accountGone)
      .emits(toast(`session.${endReason}`))
      .nothingElse(),
  ),

  started('A password change was left by loading the page again: a login leads to it, and the player reads why')
    .meets('own.password-change.left', 's4.forced-change.first-time')
    .sends(lost('changeLeft'))
    .sees('lock.none')
    .tells('dialog', accountGone)
    .tells('page', { type: 'leave.requested' })
    .tells('dialog', requested({ to: 'login', ofAccount: false }))
    .emits(toast('session.changeLeft'))
    .nothingElse(),

  locked('The same player is back: the page goes on, with what was typed, and nobody is sent home')
    .sends(ended('lock', back(account)))
    .sees('lock.none')
    .tells('session', sessionOpened())
    .nothingElse(),

  locked('The same player is back with a new password: the page goes on, and the toast confirms the change')
    .sends(ended('lock', back(account, { changed: true })))
    .sees('lock.none')
    .tells('session', sessionOpened())
    .emits(toast('password.changed'))
    .nothingElse(),

  locked('Somebody else logs in with a new password: the toast confirms the change, and the player goes home')
    .meets('s4.password-change.success')
    .sends(ended('lock', back(somebody, { changed: true })))
    .sees('lock.none')
    .tells('dialog', accountGone)
    .emits(named('dialog', null))
    .tells('session', sessionOpened(somebody))
    .emits(toast('password.changed'))
    .emits(wanted('/'))
    .nothingElse(),

  locked('Somebody else logs in: what was the other’s closes, and that is a login like any other')
    .meets('s2.navigation.after-login')
    .sends(ended('lock', back(somebody)))
    .sees('lock.none')
    .tells('dialog', accountGone)
    .emits(named('dialog', null))
    .tells('session', sessionOpened(somebody))
    .tells('news', news)
    .emits(wanted('/'))
    .nothingElse(),

  locked('Another destination is wanted from the log-in: what was the account’s closes, and it opens')
    .sends(ended('lock', { next: { to: 'forgotPassword' } }))
    .sees('lock.none')
    .tells('dialog', accountGone)
    .tells('page', leave)
    .tells('dialog', opens({ to: 'forgotPassword' }))
    .nothingElse(),

  locked('The log-in is left: what was the account’s closes')
    .meets('s4.modal.escape')
    .sends(left('lock'))
    .sees('lock.none')
    .tells('dialog', accountGone)
    .nothingElse(),

  locked('What is below the log-in ends meanwhile: the log-in stays')
    .sends(left('dialog'))
    .sees('lock.locked')
    .tells('page', leave)
    .emits(named('dialog', null))
    .nothingElse()
    .sends(ended('dialog', { report: { type: 'password.changed', account } }))
    .sees('lock.locked'),

  locked('The gate closes: visitors see the log-in of the gate only, and nothing is left below it')
    .meets('s2.guard.redirect-to-login')
    .sends({ type: 'gate.locked' })
    .sees('lock.none')
    .tells('lock', leave)
    .tells('dialog', accountGone)
    .emits({ type: 'gate.closed' })
    .nothingElse(),
];
