import { journey } from '../support/journey';

const member = {
  id: '01890000-0000-7000-8000-0000000000aa',
  account: 'rahim',
  nickname: 'Rahim',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  memberLabel: [],
};
const trial = { ...member, account: 'guest', type: 4 };
const unauthorised = { kind: 'unauthorised', code: 'session.ended' };
const offline = { kind: 'offline', code: 'client.offline' };
const memberCentre = { type: 'permission.asked', errand: { centre: 'member', page: 'securityCenter' } };
const agentCentre = { type: 'permission.asked', errand: { centre: 'agent', page: 'agentTeamOverview' } };
const present = { type: 'session.present' };
const absent = { type: 'session.absent' };

const agents = [1, 2, 41, 42].map((type) =>
  journey(`Account type ${type} is an agent: both centres are open`)
    .meets('s9.const.account-types', 's1.agent.centre')
    .settles('restoreSession', { output: { ...member, type } })
    .sees('member')
    .sends(agentCentre)
    .tells('parent', { type: 'permission.granted' })
    .sends(memberCentre)
    .tells('parent', { type: 'permission.granted' }),
);

/** The oracle of the session, from the requirements. */
export const sessionJourneys = [
  journey('Without a token a visitor is here, and every protected action asks for a login')
    .meets('s1.visitor.browse', 's6.role.visitor', 's6.protected.no-token', 's1.product.audiences')
    .invokes('restoreSession')
    .sees('restoring', 'busy')
    .settles('restoreSession', { output: null })
    .sees('visitor')
    .lacks('held', 'busy')
    .tells('parent', absent)
    .sends(memberCentre)
    .tells('parent', { type: 'permission.needsLogin' })
    .sends(agentCentre)
    .tells('parent', { type: 'permission.needsLogin' })
    .sends({ type: 'standing.asked' })
    .tells('parent', absent)
    .ignores({ type: 'session.refused' })
    .sees('visitor'),

  journey('With a token the member info is loaded at the start')
    .meets('s2.start.member-info', 's7.call.member-info', 's1.product.audiences')
    .settles('restoreSession', { output: member })
    .sees('member', 'held')
    .knows({ account: member })
    .tells('parent', present)
    .sends({ type: 'standing.asked' })
    .tells('parent', present),

  journey('A member may enter the member centre, and not the agent centre')
    .meets('s6.protected.centres', 's8.centre.need-true-account')
    .settles('restoreSession', { output: member })
    .sends(memberCentre)
    .tells('parent', { type: 'permission.granted' })
    .sends(agentCentre)
    .tells('parent', { type: 'permission.needsTrueAccount' })
    .sees('member'),

  ...agents,

  journey('A trial account is kept out of both centres')
    .meets('s4.account-type.trial', 's6.protected.trial', 's9.const.account-types')
    .settles('restoreSession', { output: trial })
    .sees('trial', 'held')
    .knows({ account: trial })
    .tells('parent', present)
    .sends(memberCentre)
    .tells('parent', { type: 'permission.needsTrueAccount' })
    .sends(agentCentre)
    .tells('parent', { type: 'permission.needsTrueAccount' })
    .sends({ type: 'standing.asked' })
    .tells('parent', present)
    .sees('trial'),

  journey('What is asked while the session is being restored is answered by what comes of it')
    .meets('s2.start.member-info')
    .ignores(memberCentre)
    .ignores({ type: 'standing.asked' })
    .settles('restoreSession', { output: member })
    .tells('parent', present),

  journey('A token that is no longer good is cleared away, and the player is told')
    .meets('own.session.lost', 's2.start.member-info')
    .settles('restoreSession', { error: unauthorised })
    .sees('forgetting', 'busy')
    .invokes('forgetSession')
    .settles('forgetSession', { output: undefined })
    .sees('visitor')
    .tells('parent', { type: 'session.lost' })
    .tells('parent', absent),

  journey('The gateway cannot be asked: the token is kept, and tried again after five seconds')
    .meets('own.session.unread')
    .settles('restoreSession', { error: offline })
    .sees('unread', 'busy')
    .lacks('held')
    .ignores(memberCentre)
    .waits(4_999)
    .sees('unread')
    .waits(1)
    .sees('restoring')
    .invokes('restoreSession')
    .settles('restoreSession', { output: member })
    .sees('member'),

  journey('The gateway could not be asked, and then another call is told that the session is over')
    .meets('own.session.unread', 'own.session.lost')
    .settles('restoreSession', { error: offline })
    .sends({ type: 'session.refused' })
    .sees('forgetting')
    .invokes('forgetSession'),

  journey('A visitor logs in, and logs out')
    .meets('s1.product.audiences', 's1.member.logout')
    .settles('restoreSession', { output: null })
    .sends({ type: 'session.opened', account: member })
    .sees('member', 'held')
    .knows({ account: member })
    .tells('parent', present)
    .sends({ type: 'session.ended' })
    .sees('visitor')
    .lacks('held')
    .knows({ account: null })
    .tells('parent', absent),

  journey('A visitor begins a trial, and leaves it')
    .meets('s4.account-type.trial')
    .settles('restoreSession', { output: null })
    .sends({ type: 'session.opened', account: trial })
    .sees('trial', 'held')
    .knows({ account: trial })
    .tells('parent', present)
    .sends({ type: 'session.ended' })
    .sees('visitor')
    .knows({ account: null }),

  journey('A call is told that the session is over: it is cleared even if the storage resists')
    .meets('own.session.lost')
    .settles('restoreSession', { output: member })
    .sends({ type: 'session.refused' })
    .sees('forgetting', 'busy')
    .lacks('held')
    .invokes('forgetSession')
    .settles('forgetSession', { error: { kind: 'malformed', code: 'storage' } })
    .sees('visitor')
    .knows({ account: null })
    .tells('parent', { type: 'session.lost' })
    .tells('parent', absent),

  journey('A trial is told that its session is over')
    .meets('own.session.lost', 's4.account-type.trial')
    .settles('restoreSession', { output: trial })
    .sends({ type: 'session.refused' })
    .sees('forgetting')
    .settles('forgetSession', { output: undefined })
    .sees('visitor'),
];
