import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const operator = { name: 'rupa', role: 'clerk', permissions: ['read', 'pay'] };
const owner = { name: 'admin', role: 'owner', permissions: ['read', 'report', 'administer'] };
const start = { page: 'queues', queue: null, id: '' };
const desk = (title: string, byLink = false, link: object = start) =>
  journey(title)
    .given({ byLink, language: 'bn', theme: 'system', shortcuts: true, link })
    .meets('own.desk-app.session');
const loggedOut = (title: string) => desk(title).settles('loadSession', { output: null });
const loggedIn = (title: string) => desk(title).settles('loadSession', { output: operator });

/** The oracle of the operators' desk, from the requirements. */
export const deskJourneys = [
  desk('A browser with a session shows the queues')
    .meets('own.desk-app.queues')
    .sees('checking', 'busy')
    .invokes('loadSession')
    .settles('loadSession', { output: operator })
    .sees('loggedIn.queues')
    .lacks('busy')
    .knows({ operator })
    .invokes('queues')
    .invokes('watchSession'),

  loggedOut('A browser without a session shows the login, and after it the pages')
    .sees('loggedOut.atStart')
    .knows({ operator: null })
    .invokes('login', { byLink: false })
    .settles('login', { output: undefined })
    .sees('checking')
    .invokes('loadSession')
    .settles('loadSession', { output: operator })
    .sees('loggedIn.queues'),

  desk('A link leads to the enrolment once', true)
    .meets('own.desk-app.enrolment')
    .settles('loadSession', { output: null })
    .invokes('login', { byLink: true })
    .settles('login', { output: undefined })
    .settles('loadSession', { output: null })
    .invokes('login', { byLink: false }),

  loggedOut('A crash of the login is shown, and the desk starts again')
    .settles('login', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('checking')
    .knows({ failure: null })
    .invokes('loadSession'),

  desk('A session that cannot be read is an error, not a login')
    .settles('loadSession', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline }),

  loggedIn('The operator changes between the pages')
    .meets('own.desk-app.second', 'own.desk-app.queue', 'own.desk-app.queues')
    .sends({ type: 'approvals.requested' })
    .sees('loggedIn.approvals')
    .invokes('approvals')
    .acts('showAddress', { page: 'approvals' })
    .sends({ type: 'withdrawals.requested' })
    .sees('loggedIn.withdrawals')
    .invokes('withdrawals', { queue: 'withdrawals', id: '' })
    .sends({ type: 'queues.requested' })
    .sees('loggedIn.queues')
    .invokes('queues')
    .sends({ type: 'withdrawals.requested' })
    .sees('loggedIn.withdrawals')
    .sends({ type: 'approvals.requested' })
    .sees('loggedIn.approvals')
    .sends({ type: 'queues.requested' })
    .sees('loggedIn.queues'),

  loggedIn('The operator searches for players from every page, and goes back to each')
    .meets('own.desk-app.players')
    .sends({ type: 'players.requested' })
    .sees('loggedIn.players')
    .invokes('players')
    .sends({ type: 'queues.requested' })
    .sees('loggedIn.queues')
    .sends({ type: 'withdrawals.requested' })
    .sends({ type: 'players.requested' })
    .sees('loggedIn.players')
    .sends({ type: 'withdrawals.requested' })
    .sees('loggedIn.withdrawals')
    .sends({ type: 'approvals.requested' })
    .sends({ type: 'players.requested' })
    .sees('loggedIn.players')
    .sends({ type: 'approvals.requested' })
    .sees('loggedIn.approvals'),

  desk('An owner opens the audit from every page, and goes back to each')
    .meets('own.desk-app.audit')
    .settles('loadSession', { output: owner })
    .sends({ type: 'audit.requested' })
    .sees('loggedIn.audit')
    .invokes('audit', { id: '' })
    .sends({ type: 'approvals.requested' })
    .sees('loggedIn.approvals')
    .sends({ type: 'audit.requested' })
    .sees('loggedIn.audit')
    .settles('audit', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  loggedIn('The audit is not offered to other roles').meets('own.desk-app.audit').ignores({ type: 'audit.requested' }),
  desk('An owner opens the money from every page, and goes back to each')
    .meets('own.desk-app.money')
    .settles('loadSession', { output: owner })
    .sends({ type: 'money.requested' })
    .sees('loggedIn.money')
    .invokes('money')
    .acts('showAddress', { page: 'money' })
    .sends({ type: 'approvals.requested' })
    .sees('loggedIn.approvals')
    .sends({ type: 'link.followed', link: { page: 'money', queue: null, id: '' } })
    .sees('loggedIn.money')
    .sends({ type: 'players.requested' })
    .sees('loggedIn.players')
    .sends({ type: 'money.requested' })
    .sees('loggedIn.money')
    .settles('money', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  loggedIn('The money is not offered to other roles').meets('own.desk-app.money').ignores({ type: 'money.requested' }),

  desk('An address that leads to the money is used once', false, { page: 'money', queue: null, id: 'x' })
    .meets('own.desk-app.link', 'own.desk-app.money')
    .settles('loadSession', { output: owner })
    .sees('loggedIn.money')
    .sends({ type: 'players.requested' })
    .invokes('players', { user: '' }),

  loggedIn('A page that is open is selected again, and starts with nothing open')
    .sends({ type: 'link.followed', link: { page: 'players', queue: null, id: 'rahim' } })
    .invokes('players', { user: 'rahim' })
    .sends({ type: 'players.requested' })
    .sees('loggedIn.players')
    .invokes('players', { user: '' }),

  desk('An address leads to a record of the audit once', false, { page: 'audit', queue: null, id: 'act-1' })
    .meets('own.desk-app.link', 'own.desk-app.audit')
    .settles('loadSession', { output: owner })
    .sees('loggedIn.audit')
    .invokes('audit', { id: 'act-1' })
    .sends({ type: 'audit.requested' })
    .invokes('audit', { id: '' }),

  desk('An address leads to a withdrawal once, after the login', false, { page: 'withdrawals', queue: null, id: 'w-1' })
    .meets('own.desk-app.link')
    .settles('loadSession', { output: null })
    .settles('login', { output: undefined })
    .settles('loadSession', { output: operator })
    .sees('loggedIn.withdrawals')
    .invokes('watchAddress')
    .invokes('withdrawals', { queue: 'withdrawals', id: 'w-1' })
    .sends({ type: 'players.requested' })
    .invokes('players', { user: '' })
    .sends({ type: 'withdrawals.requested' })
    .invokes('withdrawals', { queue: 'withdrawals', id: '' }),

  loggedIn('Links lead to items, players and requests from every page, and each once')
    .meets('own.desk-app.link')
    .invokes('queues', { queue: null, id: '' })
    .sends({ type: 'link.followed', link: { page: 'queues', queue: 'feedback', id: 'F-1' } })
    .sees('loggedIn.queues')
    .invokes('queues', { queue: 'feedback', id: 'F-1' })
    .sends({ type: 'link.followed', link: { page: 'players', queue: null, id: 'rahim' } })
    .sees('loggedIn.players')
    .invokes('players', { user: 'rahim' })
    .sends({ type: 'queues.requested' })
    .invokes('queues', { queue: null, id: '' })
    .sends({ type: 'link.followed', link: { page: 'queues', queue: 'feedback', id: 'F-1' } })
    .sends({ type: 'players.requested' })
    .invokes('players', { user: '' })
    .sends({ type: 'link.followed', link: { page: 'approvals', queue: null, id: 'x' } })
    .sees('loggedIn.approvals')
    .sends({ type: 'withdrawals.requested' })
    .invokes('withdrawals', { queue: 'withdrawals', id: '' })
    .sends({ type: 'link.followed', link: { page: 'withdrawals', queue: null, id: 'w-2' } })
    .sees('loggedIn.withdrawals')
    .invokes('withdrawals', { queue: 'withdrawals', id: 'w-2' }),

  loggedIn('A crash of the address bar is shown')
    .settles('watchAddress', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  loggedIn('A crash of the search is shown')
    .sends({ type: 'players.requested' })
    .settles('players', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  loggedIn('An ended session hides the pages and shows the login with the reason')
    .meets('own.desk-app.expiry')
    .sends({ type: 'session.expired' })
    .sees('loggedOut.afterExpiry')
    .knows({ operator: null })
    .invokes('login', { byLink: false }),

  loggedIn('Logging out ends the session at the gateway first')
    .sends({ type: 'logout.requested' })
    .sees('loggingOut', 'busy')
    .invokes('endSession')
    .settles('endSession', { output: undefined })
    .sees('loggedOut.atStart')
    .knows({ operator: null }),

  loggedIn('A failed logout is shown, because the session is still open')
    .sends({ type: 'logout.requested' })
    .settles('endSession', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .settles('loadSession', { output: operator })
    .sees('loggedIn.queues'),

  loggedIn('A crash of the start page is shown')
    .settles('queues', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  loggedIn('A crash of the queue is shown')
    .sends({ type: 'withdrawals.requested' })
    .settles('withdrawals', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  loggedIn('A crash of the requests is shown')
    .sends({ type: 'approvals.requested' })
    .settles('approvals', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  loggedIn('A crash of the clock of the session is shown')
    .settles('watchSession', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  loggedOut('Language, theme and shortcuts change at once, with or without a session, and are stored')
    .meets('own.desk-app.preferences')
    .sends({ type: 'language.selected', language: 'en' })
    .knows({ language: 'en' })
    .acts('applyLanguage', { language: 'en' })
    .nothingElse()
    .sends({ type: 'theme.selected', theme: 'dark' })
    .knows({ theme: 'dark' })
    .acts('applyTheme', { theme: 'dark' })
    .nothingElse()
    .sends({ type: 'shortcuts.selected', shortcuts: false })
    .knows({ shortcuts: false })
    .acts('storeShortcuts', { shortcuts: false })
    .nothingElse()
    .sees('loggedOut'),
];
