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
const sentLogin = { name: 'login', username: 'rahim', submitted: true };
const memberCentre = { name: 'memberCentre', page: 'securityCenter' };
const agentCentre = { name: 'agentCentre', page: 'agentTeamOverview' };
const gone = { type: 'dialog.gone' };

const asked = (title: string, request: object) => journey(title).sends({ type: 'dialog.requested', request });
const opened = (title: string, request: object) => asked(title, request).settles('loadDialog', { output: undefined });

/** The oracle of the dialogs, from the requirements. */
export const dialogsJourneys = [
  journey('The login dialog opens by name, and ends with somebody logged in')
    .meets('s4.modal.by-name', 's2.modal.login', 's4.modal.scroll-lock')
    .sees('closed')
    .lacks('open')
    .ignores({ type: 'dialog.closed' })
    .sends({ type: 'dialog.requested', request: login })
    .sees('loading', 'busy', 'open')
    .tells('parent', { type: 'dialog.shown', name: 'login' })
    .invokes('loadDialog', { name: 'login' })
    .settles('loadDialog', { output: undefined })
    .sees('login', 'open')
    .lacks('busy')
    .invokes('login', { username: '', submitted: false })
    .settles('login', { output: { account } })
    .sees('closed')
    .lacks('open')
    .tells('parent', { type: 'login.completed', account })
    .tells('parent', gone)
    .knows({ request: null }),

  opened('A login that the header has sent goes on in the dialog', sentLogin)
    .meets('s2.header.login-form')
    .invokes('login', { username: 'rahim', submitted: true }),

  opened('The login is left: the dialog closes, and nobody is logged in', login)
    .meets('s4.modal.by-name')
    .settles('login', { output: { account: null } })
    .sees('closed')
    .tells('parent', gone)
    .nothingElse()
    .knows({ request: null }),

  opened('Escape asks the login; its chart decides', login)
    .meets('s4.modal.escape')
    .sends({ type: 'dialog.closed' })
    .tells('login', { type: 'dialog.closed' })
    .sees('login'),

  opened('The same dialog asked for twice stays as it is', login)
    .meets('s4.modal.by-name')
    .ignores({ type: 'dialog.requested', request: sentLogin })
    .sees('login'),

  opened('The member centre opens and closes', memberCentre)
    .meets('s4.modal.by-name', 's4.modal.escape', 's2.modal.member-centre')
    .sees('centre', 'open')
    .knows({ request: memberCentre })
    .sends({ type: 'dialog.closed' })
    .sees('closed')
    .tells('parent', gone)
    .knows({ request: null }),

  opened('One dialog at a time: another takes the place of the one that is open', memberCentre)
    .meets('s4.modal.by-name', 's2.modal.agent-centre')
    .sends({ type: 'dialog.requested', request: agentCentre })
    .sees('loading')
    .tells('parent', { type: 'dialog.shown', name: 'agentCentre' })
    .invokes('loadDialog', { name: 'agentCentre' })
    .settles('loadDialog', { output: undefined })
    .sees('centre')
    .knows({ request: agentCentre }),

  opened('A free trial that has begun counts as logged in, and what was open closes', { name: 'freeTrial' })
    .meets('s4.modal.by-name', 's1.visitor.free-trial', 's4.free-trial.finish')
    .sees('freeTrial', 'open')
    .invokes('freeTrial')
    .settles('freeTrial', { output: { account: { ...account, type: 4 } } })
    .sees('closed')
    .tells('parent', { type: 'login.completed', account: { ...account, type: 4 } })
    .tells('parent', gone)
    .knows({ request: null }),

  opened('Escape asks the free trial; left without one, nobody is logged in', { name: 'freeTrial' })
    .meets('s4.modal.escape')
    .sends({ type: 'dialog.closed' })
    .tells('freeTrial', { type: 'dialog.closed' })
    .sees('freeTrial')
    .settles('freeTrial', { output: { account: null } })
    .sees('closed')
    .tells('parent', gone)
    .nothingElse(),

  opened('A free trial that breaks down is told of', { name: 'freeTrial' })
    .meets('s8.chunk.load-error', 'own.portal.broken-part')
    .settles('freeTrial', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('failed', 'rejected'),

  asked('A dialog that is still being brought can be closed', login)
    .meets('s4.modal.escape')
    .sends({ type: 'dialog.closed' })
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
    .sends({ type: 'dialog.closed' })
    .sees('closed')
    .tells('parent', gone),

  opened('A login that breaks down is told of', login)
    .meets('s8.chunk.load-error', 'own.portal.broken-part')
    .settles('login', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('failed', 'rejected'),
];
