import { active, invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

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
const memberCentre = { type: 'permission.asked', centre: 'member' };
const agentCentre = { type: 'permission.asked', centre: 'agent' };
const game = { type: 'permission.asked', centre: 'any' };
const record = { to: 'transactionHistory', centre: 'memberCentre' };
const present = { type: 'session.present' };
const absent = { type: 'session.absent' };

const held = (title: string) => journey(title).settles('restoreSession', { output: member });

const agents = [1, 2, 41, 42].map((type) =>
  journey(`Account type ${type} is an agent: both centres are open`)
    .meets('s6.role.agent')
    .settles('restoreSession', { output: { ...member, type } })
    .sees('held.member')
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
    .sends({ type: 'session.queried' })
    .tells('parent', absent)
    .ignores({ type: 'session.refused' })
    .sees('visitor'),

  journey('With a token the member info is loaded at the start')
    .meets('s2.start.member-info', 's1.product.audiences')
    .settles('restoreSession', { output: member })
    .sees('held.member', 'held')
    .knows({ account: member })
    .tells('parent', present)
    .sends({ type: 'session.queried' })
    .tells('parent', present),

  journey('A member may enter the member centre, and not the agent centre')
    .meets('s6.protected.centres')
    .settles('restoreSession', { output: member })
    .sends(memberCentre)
    .tells('parent', { type: 'permission.granted' })
    .sends(agentCentre)
    .tells('parent', { type: 'permission.needsTrueAccount' })
    .sees('held.member'),

  ...agents,

  journey('A game is for any account: a trial may play, a member too, and a visitor logs in first')
    .meets('s4.account-type.trial', 's6.play.login-required')
    .settles('restoreSession', { output: trial })
    .sends(game)
    .tells('parent', { type: 'permission.granted' })
    .nothingElse()
    .sends({ type: 'session.ended' })
    .sends(game)
    .tells('parent', { type: 'permission.needsLogin' })
    .sends({ type: 'session.opened', account: member })
    .sends(game)
    .tells('parent', { type: 'permission.granted' }),

  journey('A trial account is kept out of both centres')
    .meets('s4.account-type.trial', 's6.protected.trial')
    .settles('restoreSession', { output: trial })
    .sees('held.trial', 'held')
    .knows({ account: trial })
    .tells('parent', present)
    .sends(memberCentre)
    .tells('parent', { type: 'permission.needsTrueAccount' })
    .sends(agentCentre)
    .tells('parent', { type: 'permission.needsTrueAccount' })
    .sends({ type: 'session.queried' })
    .tells('parent', present)
    .sees('held.trial'),

  journey('What is asked while the session is being restored is answered by what comes of it')
    .meets('s2.start.member-info')
    .ignores(memberCentre)
    .ignores({ type: 'session.queried' })
    .settles('restoreSession', { output: member })
    .tells('parent', present),

  journey('A token that is no longer good is cleared away, and the player is told')
    .meets('own.session.lost', 's2.start.member-info')
    .settles('restoreSession', { error: unauthorised })
    .sees('forgetting', 'busy')
    .invokes('forgetSession')
    .settles('forgetSession', { output: undefined })
    .sees('visitor')
    .tells('parent', { type: 'session.lost', endReason: 'refused', username: '' })
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
    .sees('held.member'),

  journey('The gateway could not be asked, and then another call is told that the session is over')
    .meets('own.session.unread', 'own.session.lost')
    .settles('restoreSession', { error: offline })
    .sends({ type: 'session.refused' })
    .sees('forgetting')
    .invokes('forgetSession'),

  journey(
    'A password that must be changed, and was not when the page was loaded again: the session is ended, and it is said why',
  )
    .meets('own.password-change.left', 's4.forced-change.first-time', 's4.forced-change.expired')
    .settles('restoreSession', { error: { kind: 'rejected', code: 'session.passwordDue' } })
    .sees('leavingChange', 'busy')
    .lacks('held')
    .invokes('leaveChange')
    .ignores(memberCentre)
    .settles('leaveChange', { output: undefined })
    .sees('visitor')
    .knows({ account: null })
    .tells('parent', { type: 'session.lost', endReason: 'changeLeft', username: '' })
    .tells('parent', absent),

  journey('A password change that was left keeps nobody in, even if the storage resists')
    .meets('own.password-change.left')
    .settles('restoreSession', { error: { kind: 'rejected', code: 'session.passwordDue' } })
    .settles('leaveChange', { error: { kind: 'malformed', code: 'storage' } })
    .sees('visitor')
    .tells('parent', { type: 'session.lost', endReason: 'changeLeft', username: '' })
    .tells('parent', absent),

  journey('A visitor logs in, and logs out')
    .meets('s1.product.audiences', 's1.member.logout')
    .settles('restoreSession', { output: null })
    .sends({ type: 'session.opened', account: member })
    .sees('held.member', 'held')
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
    .sees('held.trial', 'held')
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
    .tells('parent', { type: 'session.lost', endReason: 'refused', username: 'rahim' })
    .tells('parent', absent),

  journey('A trial is told that its session is over')
    .meets('own.session.lost', 's4.account-type.trial')
    .settles('restoreSession', { output: trial })
    .sends({ type: 'session.refused' })
    .sees('forgetting')
    .settles('forgetSession', { output: undefined })
    .sees('visitor'),

  held('The time of a session is followed while it is held')
    .meets('own.session.expiry')
    .invokes('sessionTime')
    .invokes('watchTabs')
    .invokes('balance')
    .sends(memberCentre)
    .tells('parent', { type: 'permission.granted' }),

  held('The time is over: the session is cleared, and the portal is told that it ran out, and whose it was')
    .meets('own.session.expiry', 'own.session.ran-out')
    .sends({ type: 'time.over' })
    .sees('forgetting')
    .lacks('held')
    .invokes('forgetSession')
    .settles('forgetSession', { output: undefined })
    .tells('parent', { type: 'session.lost', endReason: 'ranOut', username: 'rahim' })
    .tells('parent', absent)
    .sees('visitor')
    .knows({ account: null, endReason: 'refused' }),

  held('The time cannot be followed: the session goes on')
    .meets('own.session.expiry', 'own.portal.broken-part')
    .settles('sessionTime', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('held.member'),

  held('Another tab ends the session: this one ends with it, and the player is told why')
    .meets('own.session.tabs')
    .sends({ type: 'tab.ended' })
    .sees('forgetting')
    .settles('forgetSession', { output: undefined })
    .tells('parent', { type: 'session.lost', endReason: 'elsewhere', username: 'rahim' })
    .sees('visitor'),

  held('Other tabs cannot be listened to: the session goes on')
    .meets('own.session.tabs')
    .settles('watchTabs', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('held.member'),

  held('The reality check lives with the session of a member')
    .meets('own.reality-check.told')
    .sees('held.member')
    .invokes('realityCheck')
    .invokes('unread')
    .invokes('showLogin')
    .sends({ type: 'logout.requested' })
    .tells('parent', { type: 'logout.requested' })
    .nothingElse()
    .sends({ type: 'place.requested', place: record })
    .tells('parent', { type: 'place.requested', place: record })
    .nothingElse()
    .sees('held.member'),

  held('The reality check fails: the session goes on')
    .meets('own.portal.broken-part')
    .settles('realityCheck', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('held.member'),

  journey('A second tab: a member is logged in in another one, which is said until none is')
    .meets('own.session.elsewhere')
    .settles('restoreSession', { output: null })
    .sees('visitor.alone')
    .lacks('elsewhere')
    .invokes('watchLogins')
    .ignores({ type: 'login.gone' })
    .sends({ type: 'login.seen' })
    .sees('visitor.elsewhere', 'elsewhere')
    .lacks('held', 'busy')
    .knows({ account: null })
    .nothingElse()
    .sends(memberCentre)
    .tells('parent', { type: 'permission.needsLogin' })
    .sees('visitor.elsewhere')
    .sends({ type: 'login.gone' })
    .sees('visitor.alone')
    .lacks('elsewhere')
    .sends({ type: 'login.seen' })
    .sees('visitor.elsewhere', 'elsewhere'),

  journey('Who logs in in the second tab is told nothing of the first, and shows the log-in to others')
    .meets('own.session.elsewhere')
    .settles('restoreSession', { output: null })
    .sends({ type: 'login.seen' })
    .sends({ type: 'session.opened', account: member })
    .sees('held.member')
    .lacks('elsewhere')
    .invokes('showLogin')
    .ignores({ type: 'login.seen' })
    .sends({ type: 'session.ended' })
    .sees('visitor.alone')
    .invokes('watchLogins'),

  held('What is seen of other tabs is nothing to who is logged in here; where they cannot be told, the session goes on')
    .meets('own.session.elsewhere')
    .invokes('showLogin')
    .ignores({ type: 'login.seen' })
    .settles('showLogin', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('held.member'),

  journey('Other tabs cannot be listened to: nothing is said of them')
    .meets('own.session.elsewhere')
    .settles('restoreSession', { output: null })
    .sends({ type: 'login.seen' })
    .sees('visitor.elsewhere')
    .settles('watchLogins', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('visitor.alone')
    .lacks('elsewhere'),

  journey('A trial account plays with points: it has no reality check')
    .meets('s4.account-type.trial')
    .settles('restoreSession', { output: trial })
    .tells('parent', present)
    .invokes('watchTabs')
    .invokes('balance')
    .invokes('sessionTime')
    .nothingElse()
    .ignores({ type: 'logout.requested' }),

  held('The count of messages fails: the session goes on')
    .meets('own.messages.read', 'own.portal.broken-part')
    .settles('unread', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('held.member'),

  held('The balance fails: the session goes on')
    .meets('own.balance.live', 'own.portal.broken-part')
    .settles('balance', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('held.member'),

  held('Another login in this tab begins with a time of its own')
    .meets('own.session.expiry')
    .sends({ type: 'session.opened', account: trial })
    .sees('held.trial')
    .knows({ account: trial })
    .invokes('sessionTime'),
];

const TRIAL = 4;

/** What holds of a session at every moment. */
export const sessionInvariants = [
  invariant('A session that is held has an account, and a visitor has none', (moment) => {
    const { account } = moment.snapshot.context;
    return (!active(moment, 'held') || account !== null) && (!active(moment, 'visitor') || account === null);
  }).meets('s6.role.visitor', 's2.start.member-info'),

  invariant(
    'A trial account is treated as one, and no other is',
    (moment) =>
      !active(moment, 'held') || active(moment, 'held.trial') === (moment.snapshot.context.account?.type === TRIAL),
  ).meets('s4.account-type.trial'),

  invariant(
    'Leave is given to members alone, but for a game, which is for any account',
    ({ effects, ...moment }) =>
      active({ effects, ...moment }, 'held.member') ||
      (moment.move?.event.type === 'permission.asked' &&
        moment.move.event.centre === 'any' &&
        active({ effects, ...moment }, 'held')) ||
      !effects.some((effect) => effect.kind === 'send' && effect.event.type === 'permission.granted'),
  ).meets('s6.role.visitor'),
];

export const sessionTemporals = [
  leadsTo('A session that cannot be asked about is asked about again', 'unread', 'restoring', { within: 1 }),
  leadsTo('A session that is over is forgotten', 'forgetting', 'visitor', { within: 1 }),
];
