import { invariant } from '../support/invariant';
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
const login = { name: 'login', username: '', submitted: false };
const sentLogin = { ...login, username: 'rahim', submitted: true };
const register = { name: 'register', code: 'RIVER22' };
const memberCentre = { name: 'memberCentre', page: 'securityCenter' };
const agentCentre = { name: 'agentCentre', page: 'agentTeamOverview' };
const freeTrial = { name: 'freeTrial' };
const byGoogle = { name: 'accountLink', provider: 'google', purpose: 'login' };
const entered = { output: { outcome: 'entered', account, next: null } };
const left = { output: { outcome: 'left', account: null, next: null } };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };
const centreLeft = { accountClosed: false, excluded: false, account: null, next: null };
const gone = { type: 'dialog.gone' };
const ranOut = { type: 'session.lost', loss: 'ranOut', username: 'rahim' };
const news = [{ title: 'Boat race week', content: 'Twice the points.', date: '2026-11-20' }];

const asked = (title: string, request: object) => journey(title).sends({ type: 'dialog.requested', request });
const opened = (title: string, request: object) => asked(title, request).settles('loadDialog', { output: undefined });

/** The oracle of the dialogs, from the requirements. */
export const dialogsJourneys = [
  journey('The login dialog opens by name, and ends with somebody logged in')
    .meets('s4.modal.by-name', 's2.modal.login', 's4.modal.scroll-lock')
    .sees('closed')
    .lacks('open')
    .ignores({ type: 'leave.requested' })
    .sends({ type: 'dialog.requested', request: login })
    .sees('loading', 'busy', 'open')
    .tells('parent', { type: 'dialog.shown', name: 'login' })
    .invokes('loadDialog', { name: 'login' })
    .settles('loadDialog', { output: undefined })
    .sees('entrance', 'open')
    .lacks('busy')
    .invokes('entrance', { request: login, returning: '' })
    .settles('entrance', entered)
    .sees('seekingNews')
    .lacks('open')
    .tells('parent', { type: 'login.completed', account })
    .tells('parent', gone)
    .knows({ request: null }),

  opened('A password that was due was changed on the way in: that is told with the login', login)
    .meets('s4.password-change.success', 's8.success.password-changed')
    .settles('entrance', { output: { outcome: 'entered', account, next: null, changed: true } })
    .tells('parent', { type: 'login.completed', account, changed: true })
    .tells('parent', gone),

  ...[
    ['The login', login] as const,
    ['A login that the header has sent', sentLogin] as const,
    ['The registration, with the code of a link,', register] as const,
    ['The free trial', freeTrial] as const,
    ['A log-in at a third party', byGoogle] as const,
    ['A link to a third party', { ...byGoogle, purpose: 'link' }] as const,
  ].map(([way, request]) =>
    opened(`${way} opens; its chart decides when it may be left, and then nobody is logged in`, request)
      .meets('s4.modal.by-name', 's4.modal.escape', 's2.header.login-form', 's2.modal.register', 's2.login.social-buttons')
      .sees('entrance', 'open')
      .invokes('entrance', { request, returning: '' })
      .nothingElse()
      .sends({ type: 'leave.requested' })
      .tells('entrance', { type: 'leave.requested' })
      .sees('entrance')
      .settles('entrance', left)
      .sees('closed')
      .tells('parent', gone)
      .nothingElse()
      .knows({ request: null }),
  ),

  ...[register, freeTrial].map((request) =>
    opened(`Who comes in by ${request.name} is logged in: nothing is new to them, and what was open closes`, request)
      .meets('s4.registration.success', 's1.visitor.free-trial', 's4.free-trial.finish')
      .settles('entrance', { output: { outcome: 'begun', account, next: null } })
      .sees('closed')
      .tells('parent', { type: 'login.completed', account })
      .tells('parent', gone)
      .nothingElse()
      .knows({ request: null }),
  ),

  opened('"Register now" closes the login and opens the registration', login)
    .meets('s2.login.register-now', 's4.modal.by-name')
    .settles('entrance', { output: { outcome: 'ledOn', account: null, next: register } })
    .sees('loading', 'open')
    .knows({ request: register })
    .tells('parent', { type: 'dialog.shown', name: 'register' })
    .invokes('loadDialog', { name: 'register' })
    .nothingElse(),

  opened('From a third party it goes back to the security centre', { ...byGoogle, purpose: 'link' })
    .meets('s4.account-link.permanent')
    .settles('entrance', { output: { outcome: 'ledOn', account: null, next: memberCentre } })
    .sees('loading')
    .invokes('loadDialog', { name: 'memberCentre' })
    .tells('parent', { type: 'dialog.shown', name: 'memberCentre' })
    .settles('loadDialog', { output: undefined })
    .invokes('memberCentre', { page: 'securityCenter' }),

  opened('The same dialog asked for twice stays as it is', login)
    .meets('s4.modal.by-name')
    .ignores({ type: 'dialog.requested', request: sentLogin })
    .sees('entrance'),

  opened('The member centre opens; its chart decides when it may be left', memberCentre)
    .meets('s4.modal.by-name', 's4.modal.escape', 's2.modal.member-centre')
    .sees('memberCentre', 'open')
    .knows({ request: memberCentre })
    .invokes('memberCentre', { page: 'securityCenter' })
    .sends({ type: 'leave.requested' })
    .tells('memberCentre', { type: 'leave.requested' })
    .sees('memberCentre')
    .settles('memberCentre', { output: centreLeft })
    .sees('closed')
    .tells('parent', gone)
    .nothingElse()
    .knows({ request: null }),

  opened('The session is lost: the member centre is told, and says when the same player is back', memberCentre)
    .meets('own.session.ran-out', 'own.session.lost')
    .sends(ranOut)
    .tells('memberCentre', ranOut)
    .sees('memberCentre')
    .sends({ type: 'login.resumed', account })
    .tells('parent', { type: 'login.resumed', account })
    .sees('memberCentre'),

  opened('Somebody else has logged in over the member centre: that counts as a login', memberCentre)
    .meets('own.session.ran-out')
    .settles('memberCentre', { output: { ...centreLeft, account } })
    .sees('closed')
    .tells('parent', { type: 'login.completed', account })
    .tells('parent', gone)
    .nothingElse(),

  opened('The login over the member centre leads to another dialog', memberCentre)
    .meets('own.session.ran-out')
    .settles('memberCentre', { output: { ...centreLeft, next: { name: 'forgotPassword' } } })
    .sees('loading')
    .knows({ request: { name: 'forgotPassword' } })
    .invokes('loadDialog', { name: 'forgotPassword' }),

  opened('The account was closed in the member centre: the portal is told', memberCentre)
    .meets('own.security.closing')
    .settles('memberCentre', { output: { ...centreLeft, accountClosed: true } })
    .sees('closed')
    .tells('parent', { type: 'account.closed' })
    .tells('parent', gone)
    .nothingElse(),

  opened('The player has excluded themselves in the member centre: the portal is told', memberCentre)
    .meets('own.self-exclusion.begun')
    .settles('memberCentre', { output: { ...centreLeft, excluded: true } })
    .sees('closed')
    .tells('parent', { type: 'account.excluded' })
    .tells('parent', gone)
    .nothingElse(),

  opened('Another page is wanted of the member centre that is open: it turns to it', memberCentre)
    .meets('s2.member-centre.menu', 'own.reality-check.told')
    .sends({ type: 'dialog.requested', request: { ...memberCentre, page: 'transactionHistory' } })
    .tells('memberCentre', { type: 'page.chosen', page: 'transactionHistory' })
    .nothingElse()
    .sees('memberCentre')
    .sends({ type: 'dialog.requested', request: agentCentre })
    .sees('loading')
    .knows({ request: agentCentre }),

  opened('A member centre that breaks down is told of', memberCentre)
    .meets('own.portal.broken-part')
    .settles('memberCentre', broken)
    .sees('failed', 'rejected'),

  opened('The agent centre opens and closes', agentCentre)
    .meets('s4.modal.by-name', 's4.modal.escape', 's2.modal.agent-centre')
    .sees('centre', 'open')
    .sends({ type: 'leave.requested' })
    .sees('closed')
    .tells('parent', gone)
    .knows({ request: null }),

  opened('A session that is lost closes the agent centre', agentCentre)
    .meets('own.session.lost')
    .sends({ type: 'session.lost', loss: 'refused', username: 'rahim' })
    .sees('closed')
    .tells('parent', gone)
    .nothingElse(),

  journey('The session runs out on a page: the login opens over it, and who comes back stays there')
    .meets('own.session.ran-out')
    .sends(ranOut)
    .sees('loading')
    .tells('parent', { type: 'dialog.shown', name: 'login' })
    .invokes('loadDialog', { name: 'login' })
    .knows({ request: { name: 'login', username: 'rahim', submitted: false }, returning: 'rahim' })
    .settles('loadDialog', { output: undefined })
    .invokes('entrance', { request: { ...login, username: 'rahim' }, returning: 'rahim' })
    .settles('entrance', { output: { outcome: 'resumed', account, next: null } })
    .sees('closed')
    .tells('parent', { type: 'login.resumed', account })
    .tells('parent', gone)
    .nothingElse()
    .knows({ request: null, returning: '' }),

  journey('The session runs out on a page, and somebody else logs in: that is a login like any other')
    .meets('own.session.ran-out')
    .sends(ranOut)
    .settles('loadDialog', { output: undefined })
    .settles('entrance', { output: { outcome: 'entered', account: { ...account, account: 'karim' }, next: null } })
    .sees('seekingNews')
    .tells('parent', { type: 'login.completed', account: { ...account, account: 'karim' } })
    .tells('parent', gone)
    .knows({ returning: '' }),

  journey('A session that is refused opens nothing, and a login that was opened by a link stays')
    .meets('own.session.lost')
    .ignores({ type: 'session.lost', loss: 'refused', username: 'rahim' })
    .sends({ type: 'dialog.requested', request: login })
    .settles('loadDialog', { output: undefined })
    .ignores({ type: 'session.lost', loss: 'refused', username: 'rahim' })
    .sees('entrance'),

  opened('After a login something is new: it is shown once, and closed', login)
    .meets('s2.modal.after-login', 's4.login.after-login')
    .settles('entrance', entered)
    .sees('seekingNews')
    .lacks('open', 'busy')
    .invokes('loadNews')
    .settles('loadNews', { output: news })
    .sees('loading')
    .knows({ request: { name: 'afterLogin' }, news })
    .tells('parent', { type: 'dialog.shown', name: 'afterLogin' })
    .settles('loadDialog', { output: undefined })
    .sees('afterLogin', 'open')
    .sends({ type: 'leave.requested' })
    .sees('closed')
    .tells('parent', gone)
    .knows({ request: null }),

  ...[{ output: [] }, { error: { kind: 'offline', code: 'client.offline' } }].map((ending) =>
    opened(`After a login nothing is new (${'error' in ending ? 'it cannot be read' : 'read'}): no dialog opens`, login)
      .meets('s4.login.after-login')
      .settles('entrance', entered)
      .settles('loadNews', ending)
      .sees('closed')
      .nothingElse(),
  ),

  opened('One dialog at a time: another takes the place of the one that is open', memberCentre)
    .meets('s4.modal.by-name', 's2.modal.agent-centre')
    .sends({ type: 'dialog.requested', request: agentCentre })
    .sees('loading')
    .tells('parent', { type: 'dialog.shown', name: 'agentCentre' })
    .invokes('loadDialog', { name: 'agentCentre' })
    .settles('loadDialog', { output: undefined })
    .sees('centre')
    .knows({ request: agentCentre }),

  ...[{ name: 'changePassword', username: 'rahim' }, { name: 'forgotPassword' }, { name: 'resetPassword' }].map((request) =>
    opened(`${request.name} opens, and its chart decides when it may be left`, request)
      .meets('s2.modal.change-password', 's2.modal.forgot-password', 's4.modal.by-name', 's4.modal.escape')
      .sees('passwords', 'open')
      .invokes('passwords', { request })
      .sends({ type: 'leave.requested' })
      .tells('passwords', { type: 'leave.requested' })
      .sees('passwords')
      .settles('passwords', { output: { outcome: 'left', account: null } })
      .sees('closed')
      .tells('parent', gone)
      .nothingElse(),
  ),

  opened('A password that was changed is told with the account as it is now', { name: 'changePassword', username: 'rahim' })
    .meets('s4.password-change.success', 's2.navigation.after-password-change')
    .settles('passwords', { output: { outcome: 'changed', account } })
    .sees('closed')
    .tells('parent', { type: 'password.changed', account })
    .tells('parent', gone)
    .nothingElse(),

  opened('A password that was reset by a link is told', { name: 'resetPassword' })
    .meets('s4.forgot.to-login', 's8.success.password-reset')
    .settles('passwords', { output: { outcome: 'reset', account: null } })
    .sees('closed')
    .tells('parent', { type: 'password.reset', account: null })
    .tells('parent', gone)
    .nothingElse(),

  opened('Who came in by phone is logged in', { name: 'forgotPassword' })
    .meets('s4.forgot-phone.login', 's4.forgot-phone.finish')
    .settles('passwords', { output: { outcome: 'entered', account } })
    .sees('seekingNews')
    .tells('parent', { type: 'login.completed', account })
    .tells('parent', gone),

  ...[{ output: { outcome: 'broken', account: null } }, broken].map((ending) =>
    opened(`What is about passwords breaks down (${Object.keys(ending)[0]}): it is told`, { name: 'forgotPassword' })
      .meets('s8.chunk.load-error', 'own.portal.broken-part')
      .settles('passwords', ending)
      .sees('failed', 'rejected'),
  ),

  asked('A dialog that is still being brought can be closed', login)
    .meets('s4.modal.escape')
    .sends({ type: 'leave.requested' })
    .sees('closed')
    .tells('parent', gone)
    .knows({ request: null }),

  asked('A dialog that did not load says so, and can be tried again', login)
    .meets('s8.chunk.load-error', 's9.const.chunk-timeout')
    .settles('loadDialog', { error: { kind: 'timeout', code: 'chunk' } })
    .sees('failed', 'open', 'rejected')
    .lacks('busy')
    .sends({ type: 'dialog.retried' })
    .sees('loading')
    .invokes('loadDialog', { name: 'login' })
    .tells('parent', { type: 'dialog.shown', name: 'login' }),

  asked('A dialog that did not load can be closed', memberCentre)
    .meets('s8.chunk.load-error')
    .invokes('loadDialog', { name: 'memberCentre' })
    .settles('loadDialog', { error: { kind: 'timeout', code: 'chunk' } })
    .sends({ type: 'leave.requested' })
    .sees('closed')
    .tells('parent', gone),

  ...[{ output: { outcome: 'broken', account: null, next: null } }, broken].map((ending) =>
    opened(`A way in breaks down (${Object.keys(ending)[0]}): it is told, and can be tried again`, login)
      .meets('s8.chunk.load-error', 'own.portal.broken-part')
      .settles('entrance', ending)
      .sees('failed', 'rejected')
      .knows({ request: login })
      .sends({ type: 'dialog.retried' })
      .invokes('loadDialog', { name: 'login' }),
  ),
];

const FLOWS = ['entrance', 'passwords', 'memberCentre'];

/** What holds of the dialogs at every moment. */
export const dialogsInvariants = [
  invariant('One dialog is open at a time', ({ snapshot }) => FLOWS.filter((flow) => flow in snapshot.children).length <= 1).meets(
    's4.modal.by-name',
  ),
];
