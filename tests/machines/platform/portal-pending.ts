import type { Journey } from '../../harness/journey';
import {
  account,
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

const agentCentre = { to: 'agentCentre' };
const myAccount = { to: 'securityCenter', centre: 'memberCentre' };
const changePassword = { to: 'changePassword', params: { username: 'rahim' } };
const loggedIn = { type: 'login.completed', account };
const permission = (centre: string) => ({ type: 'permission.requested', centre });
const granted = { type: 'permission.granted' };
const needsLogin = { type: 'permission.needsLogin' };

const requestPlace = (title: string, place: { to: string }) => started(title).sends(requested(place));
const awaiting = (title: string, place: { to: string }) => requestPlace(title, place).sends(needsLogin);

/** The oracle of protected actions, from the requirements. */
export const pendingJourneys: Journey[] = [
  requestPlace('A protected action without a session opens the login, and continues after it, not at home', agentCentre)
    .meets('s6.protected.no-token', 's8.protected.login-modal')
    .sees('pending.checkingAccess')
    .knows({ pending: agentCentre })
    .notifies('session', permission('agent'))
    .nothingElse()
    .sends(needsLogin)
    .sees('pending.awaitingLogin')
    .notifies('page', leave)
    .notifies('dialog', opens({ to: 'login' }))
    .emits(toast('session.needed'))
    .nothingElse()
    .sends(ended('dialog', { report: loggedIn }))
    .sees('pending.checkingAccess')
    .emits(named('dialog', null))
    .notifies('session', sessionOpened())
    .notifies('session', permission('agent'))
    .notifies('news', news)
    .nothingElse()
    .sends(left('dialog'))
    .sees('pending.checkingAccess')
    .sends(granted)
    .sees('pending.none')
    .notifies('page', leave)
    .notifies('dialog', opens(agentCentre, true))
    .nothingElse()
    .knows({ pending: null }),

  awaiting('Closing the login drops the action, and a later login goes home', myAccount)
    .meets('s6.protected.no-token', 's2.navigation.after-login')
    .ignores(left('page'))
    .sees('pending.awaitingLogin')
    .sends(left('dialog'))
    .sees('pending.none')
    .notifies('page', leave)
    .emits(named('dialog', null))
    .nothingElse()
    .knows({ pending: null })
    .sends(loggedIn)
    .emits(pageRequested('/')),

  awaiting('Another authentication method keeps the action waiting', myAccount)
    .meets('s6.protected.no-token', 's2.login.register-now')
    .sends(ended('dialog', { next: { to: 'register' } }))
    .sees('pending.awaitingLogin')
    .knows({ pending: myAccount })
    .notifies('page', leave)
    .notifies('dialog', opens({ to: 'register' }))
    .nothingElse()
    .sends(ended('dialog', { report: { ...loggedIn, begun: true } }))
    .sees('pending.checkingAccess')
    .emits(named('dialog', null))
    .notifies('session', sessionOpened())
    .notifies('session', permission('member'))
    .nothingElse(),

  ...[
    {
      title: 'a free demo',
      report: { ...loggedIn, account: { ...account, type: 4 }, begun: true },
      shown: [],
      ids: ['s2.navigation.after-free-trial', 's4.free-trial.finish'],
    },
    {
      title: 'a recovery by phone',
      report: { ...loggedIn, reset: true },
      shown: [toast('password.recovered')],
      ids: ['s4.forgot-phone.finish'],
    },
  ].map(({ title, report, shown, ids }) =>
    [...shown, pageRequested('/')]
      .reduce(
        (journey, emitted) => journey.emits(emitted),
        awaiting(`Leaving the login of a protected action for ${title} drops the action and goes home`, myAccount)
          .meets(...ids)
          .sends(ended('dialog', { next: { to: 'freeTrial' } }))
          .notifies('page', leave)
          .notifies('dialog', opens({ to: 'freeTrial' }))
          .sends(ended('dialog', { report }))
          .sees('pending.none', 'alert.none')
          .emits(named('dialog', null))
          .notifies('session', sessionOpened(report.account)),
      )
      .nothingElse()
      .knows({ pending: null }),
  ),

  awaiting('A due password changed in the login of a protected action drops the action and goes home', myAccount)
    .meets('s4.password-change.success')
    .sends(ended('dialog', { report: { ...loggedIn, changed: true } }))
    .sees('pending.none')
    .emits(named('dialog', null))
    .notifies('session', sessionOpened())
    .emits(toast('password.changed'))
    .emits(pageRequested('/'))
    .nothingElse()
    .knows({ pending: null }),

  requestPlace('A member’s request for a page of the member centre opens the centre with the page', myAccount)
    .notifies('session', permission('member'))
    .nothingElse()
    .sends(granted)
    .sees('pending.none')
    .notifies('dialog', opens({ to: 'memberCentre' }, true))
    .notifies('page', requested(myAccount))
    .nothingElse()
    .knows({ pending: null }),

  requestPlace('A dialog that requires a login is protected too, and receives its input', changePassword)
    .meets('s6.protected.no-token')
    .notifies('session', permission('member'))
    .nothingElse()
    .sends(granted)
    .notifies('page', leave)
    .notifies('dialog', opens(changePassword, true))
    .nothingElse(),

  requestPlace('A centre that this account cannot open shows in_need_true_account, to be confirmed', agentCentre)
    .meets('s6.protected.centres', 's6.protected.trial')
    .sends({ type: 'permission.needsTrueAccount' })
    .sees('alert.needTrueAccount', 'pending.none')
    .nothingElse()
    .knows({ pending: null })
    .sends({ type: 'alert.confirmed' })
    .sees('alert.none')
    .nothingElse(),

  requestPlace('An action requested during restoration waits for its result', myAccount)
    .meets('s6.protected.no-token', 's2.start.member-info')
    .sends({ type: 'session.absent' })
    .sees('pending.checkingAccess')
    .notifies('session', permission('member'))
    .sends({ type: 'session.present' })
    .sees('pending.checkingAccess')
    .notifies('session', permission('member')),

  awaiting('Another action replaces the waiting one', agentCentre)
    .meets('s6.protected.no-token')
    .sends(requested(myAccount))
    .sees('pending.checkingAccess')
    .knows({ pending: myAccount })
    .notifies('session', permission('member'))
    .nothingElse(),

  requestPlace('Public content opens while an action waits', agentCentre)
    .meets('s1.visitor.browse', 's6.protected.no-token')
    .sends(requested({ to: 'vip' }))
    .sees('pending.checkingAccess')
    .knows({ pending: agentCentre })
    .emits(pageRequested('/vip'))
    .nothingElse(),
];
