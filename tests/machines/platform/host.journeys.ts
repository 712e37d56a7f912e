import { invariant } from '../../harness/invariant';
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
const login = { to: 'login', params: { username: 'rahim', submitted: true } };
const register = { to: 'register', params: { code: 'RIVER22' } };
const memberCentre = { to: 'memberCentre', ofAccount: true };
const agentCentre = { to: 'agentCentre', ofAccount: true };
const changePassword = { to: 'changePassword', params: { username: 'rahim' }, ofAccount: true };
const myAccount = { to: 'securityCenter', centre: 'memberCentre' };
const ownBets = { to: 'personalHistoryCopy', centre: 'memberCentre' };
const teamBetting = { to: 'personalHistoryCopy', centre: 'agentCentre' };
const limits = { to: 'limits', centre: 'memberCentre' };

const notice = (id: string) => ({ to: 'notice', params: { id } });

const late = { error: { kind: 'timeout', code: 'client.chunk' } };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };
const leave = { type: 'leave.requested' };
const retry = { type: 'retry.requested' };
const notFound = { type: 'account.gone' };

type Place = { to: string };
const requested = (place: Place) => ({ type: 'place.requested', place });
const opened = ({ to }: Place, seat = 'dialog') => ({ type: 'place.opened', seat, to });
const left = (seat = 'dialog') => ({ type: 'place.left', seat });
const ended = (ending: object, seat = 'dialog') => ({ type: 'place.ended', seat, ending });

const at = (seat: string, title: string, place: Place) => journey(title).given({ seat }).sends(requested(place));
const requestPlace = (title: string, place: Place) => at('dialog', title, place);
const openPlace = (title: string, place: Place, kind: string) =>
  requestPlace(title, place).settles('load', { output: { kind } });

/** Journeys of a slot of the page and its content, derived from the requirements. */
export const hostJourneys = [
  journey('The login opens by name with the typed input, and ends with a session')
    .meets('s4.modal.by-name')
    .given({ seat: 'dialog' })
    .sees('closed')
    .lacks('open')
    .knows({ place: null })
    .ignores(leave)
    .ignores(retry)
    .sends(requested(login))
    .sees('loading', 'busy', 'open')
    .knows({ place: login })
    .notifies('parent', opened(login))
    .invokes('load', login)
    .nothingElse()
    .settles('load', { output: { kind: 'asks' } })
    .sees('running', 'open')
    .lacks('busy')
    .invokes('content', login)
    .nothingElse()
    .settles('content', { output: { report: { type: 'login.completed', account } } })
    .sees('closed')
    .lacks('open')
    .notifies('parent', ended({ report: { type: 'login.completed', account } }))
    .nothingElse()
    .knows({ place: null }),

  ...['screen', 'page', 'lock'].flatMap((seat) => [
    at(seat, `What is open as the ${seat} is told as such, and that it was left`, login)
      .meets('s4.modal.by-name', 'own.session.ran-out')
      .notifies('parent', opened(login, seat))
      .settles('load', { output: { kind: 'asks' } })
      .settles('content', { output: {} })
      .notifies('parent', left(seat))
      .nothingElse(),

    at(seat, `How what is open as the ${seat} ended is told as such`, login)
      .meets('s4.modal.by-name', 'own.session.ran-out')
      .settles('load', { output: { kind: 'asks' } })
      .settles('content', { output: { next: register } })
      .notifies('parent', ended({ next: register }, seat))
      .nothingElse(),
  ]),

  ...[
    login,
    register,
    { to: 'freeTrial' },
    { to: 'accountLink', params: { provider: 'google', purpose: 'login' } },
    { to: 'forgotPassword' },
    changePassword,
  ].map((place) =>
    openPlace(`${place.to} opens; before it closes, its chart decides when`, place, 'asks')
      .meets('s4.modal.by-name', 's4.modal.escape')
      .invokes('content', place)
      .nothingElse()
      .sends(leave)
      .notifies('content', leave)
      .nothingElse()
      .sees('running', 'open')
      .knows({ place })
      .settles('content', { output: {} })
      .sees('closed')
      .notifies('parent', left())
      .nothingElse()
      .knows({ place: null }),
  ),

  requestPlace('A destination that is still loading can be left', login)
    .meets('s4.modal.escape')
    .sends(leave)
    .sees('closed')
    .notifies('parent', left())
    .nothingElse()
    .knows({ place: null }),

  openPlace('A destination without a chart closes immediately', agentCentre, 'view')
    .meets('s4.modal.by-name', 's4.modal.escape')
    .sees('openStatic', 'open')
    .lacks('busy')
    .nothingElse()
    .sends(leave)
    .sees('closed')
    .notifies('parent', left())
    .nothingElse(),

  openPlace('A page whose chart lives as long as the page closes immediately', { to: 'transactionHistory' }, 'free')
    .sees('running', 'open')
    .lacks('busy')
    .sends(leave)
    .sees('closed')
    .notifies('parent', left())
    .nothingElse(),

  openPlace('A destination that closes with consent can be replaced by one without', login, 'asks')
    .meets('s4.modal.escape')
    .sends(requested(limits))
    .settles('load', { output: { kind: 'free' } })
    .sends(leave)
    .sees('closed')
    .notifies('parent', left())
    .nothingElse(),

  openPlace('A destination that closes without consent can be replaced by one with', limits, 'free')
    .meets('s4.modal.escape')
    .sends(leave)
    .sends(requested(login))
    .settles('load', { output: { kind: 'asks' } })
    .sends(leave)
    .notifies('content', leave)
    .nothingElse()
    .sees('running'),

  requestPlace('A failed load is reported and can be retried', login)
    .meets('s8.chunk.load-error')
    .settles('load', late)
    .sees('failed', 'open', 'rejected')
    .lacks('busy')
    .nothingElse()
    .sends(retry)
    .sees('loading', 'busy')
    .lacks('rejected')
    .invokes('load', login)
    .notifies('parent', opened(login))
    .nothingElse(),

  requestPlace('A failed load can be left', memberCentre)
    .meets('s8.chunk.load-error')
    .settles('load', late)
    .sends(leave)
    .sees('closed')
    .notifies('parent', left())
    .nothingElse()
    .knows({ place: null }),

  openPlace('A failed chart is reported and can be retried', myAccount, 'free')
    .meets('own.portal.broken-part', 's8.chunk.load-error')
    .settles('content', broken)
    .sees('failed', 'rejected', 'open')
    .nothingElse()
    .knows({ place: myAccount })
    .sends(retry)
    .invokes('load', myAccount)
    .settles('load', { output: { kind: 'free' } })
    .invokes('content', myAccount)
    .sees('running'),

  openPlace('Requesting the open destination again changes nothing', login, 'asks')
    .meets('s4.modal.by-name')
    .ignores(requested({ to: 'login' }))
    .sees('running')
    .knows({ place: login }),

  requestPlace('Requesting the loading destination again loads it once', login)
    .meets('s4.modal.by-name')
    .ignores(requested({ to: 'login' }))
    .sees('loading'),

  openPlace('Only one destination is open: another one replaces it', memberCentre, 'view')
    .meets('s4.modal.by-name')
    .sends(requested(agentCentre))
    .sees('loading')
    .notifies('parent', opened(agentCentre))
    .invokes('load', agentCentre)
    .nothingElse()
    .settles('load', { output: { kind: 'view' } })
    .sees('openStatic')
    .knows({ place: agentCentre }),

  at('page', 'A page of another centre that is called alike takes the place of the one that is open', teamBetting)
    .meets('s2.agent-centre.select-entry')
    .notifies('parent', opened(teamBetting, 'page'))
    .invokes('load', teamBetting)
    .nothingElse()
    .settles('load', { output: { kind: 'free' } })
    .sees('running')
    .invokes('content', teamBetting)
    .nothingElse()
    .ignores(requested(teamBetting))
    .sends(requested(ownBets))
    .sees('loading', 'busy')
    .knows({ place: ownBets })
    .notifies('parent', opened(ownBets, 'page'))
    .invokes('load', ownBets)
    .nothingElse(),

  openPlace('Another item replaces the open one; the same item stays', notice('one'), 'free')
    .meets('s4.modal.by-name')
    .ignores(requested(notice('one')))
    .sends(requested(notice('other')))
    .sees('loading')
    .notifies('parent', opened(notice('other')))
    .invokes('load', notice('other'))
    .nothingElse()
    .settles('load', { output: { kind: 'free' } })
    .invokes('content', notice('other'))
    .knows({ place: notice('other') }),

  at('page', 'While a page is loaded, another is chosen: that one is loaded', myAccount)
    .sends(requested({ to: 'referral' }))
    .notifies('parent', opened({ to: 'referral' }, 'page'))
    .invokes('load', { to: 'referral' })
    .nothingElse()
    .settles('load', { output: { kind: 'view' } })
    .sees('openStatic')
    .lacks('busy'),

  ...[
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'transferUpline',
    'transactionHistory',
    'personalProfit',
    'limits',
  ].map((to) =>
    at('page', `The page ${to} is one of its own; where it fails it can be opened again`, { to })
      .meets('own.portal.broken-part')
      .settles('load', { output: { kind: 'free' } })
      .sees('running')
      .invokes('content', { to })
      .settles('content', broken)
      .sees('failed', 'rejected')
      .sends(retry)
      .invokes('load', { to }),
  ),

  ...[
    { place: myAccount, report: { type: 'account.closed' }, id: 'own.security.closing' },
    { place: limits, report: { type: 'account.excluded' }, id: 'own.self-exclusion.started' },
  ].map(({ place, report, id }) =>
    at('page', `${place.to} ends with ${report.type}: the portal is told`, place)
      .meets(id)
      .settles('load', { output: { kind: 'free' } })
      .settles('content', { output: { report } })
      .sees('closed')
      .notifies('parent', ended({ report }, 'page'))
      .nothingElse(),
  ),

  ...[
    {
      title: 'A due password is changed during login',
      place: login,
      ending: { report: { type: 'login.completed', account, changed: true } },
      ids: ['s4.password-change.success'],
    },
    {
      title: 'A player has registered',
      place: register,
      ending: { report: { type: 'login.completed', account, begun: true } },
      ids: [],
    },
    {
      title: '"Register now" leads from the login to the registration',
      place: login,
      ending: { next: register },
      ids: ['s2.login.register-now'],
    },
    {
      title: 'A player with an account goes from the registration to the login',
      place: register,
      ending: { next: { to: 'login' } },
      ids: ['s2.register.login-link'],
    },
    {
      title: 'The third party’s page leads back to my account',
      place: { to: 'accountLink' },
      ending: { next: myAccount },
      ids: [],
    },
    {
      title: 'The player selects another password',
      place: changePassword,
      ending: { report: { type: 'password.changed', account } },
      ids: ['s4.password-change.success'],
    },
    {
      title: 'A password is set by a mailed link',
      place: { to: 'resetPassword' },
      ending: { report: { type: 'password.reset' } },
      ids: ['s4.forgot.to-login'],
    },
    {
      title: 'An expired link leads to another one',
      place: { to: 'resetPassword' },
      ending: { next: { to: 'forgotPassword' } },
      ids: ['own.password-reset.expired'],
    },
  ].map(({ title, place, ending, ids }) =>
    openPlace(`${title}: the result is reported, and the destination closes`, place, 'asks')
      .meets(...ids)
      .settles('content', { output: ending })
      .sees('closed')
      .notifies('parent', ended(ending))
      .nothingElse()
      .knows({ place: null }),
  ),

  openPlace('After a logout, protected content closes', changePassword, 'asks')
    .meets('own.session.lost', 's4.logout.home')
    .sends(notFound)
    .sees('closed')
    .notifies('parent', left())
    .nothingElse()
    .knows({ place: null }),

  requestPlace('After a logout, protected content that is loading closes', memberCentre)
    .meets('own.session.lost')
    .sends(notFound)
    .sees('closed')
    .notifies('parent', left())
    .nothingElse()
    .ignores(notFound),

  openPlace('After a logout, public content stays', login, 'asks')
    .meets('own.session.lost')
    .ignores(notFound)
    .sees('running')
    .knows({ place: login }),
];

/** Invariants of every slot. */
export const hostInvariants = [
  invariant(
    'A place is known exactly where something is open',
    ({ snapshot }) => snapshot.matches('closed') === (snapshot.context.place === null),
  ).meets('s4.modal.by-name'),
  invariant(
    'A chart runs only while it is visible',
    ({ snapshot }) => 'content' in snapshot.children === snapshot.matches('running'),
  ).meets('s4.modal.by-name'),
];
