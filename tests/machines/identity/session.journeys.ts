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
const memberCentre = { type: 'permission.requested', centre: 'member' };
const agentCentre = { type: 'permission.requested', centre: 'agent' };
const game = { type: 'permission.requested', centre: 'any' };
const record = { to: 'transactionHistory', centre: 'memberCentre' };
const present = { type: 'session.present' };
const absent = { type: 'session.absent' };

const held = (title: string) => journey(title).settles('restoreSession', { output: member });

const agents = [1, 2, 41, 42].map((type) =>
  journey(`Account type ${type} is an agent and can open both centres`)
    .meets('s6.role.agent')
    .settles('restoreSession', { output: { ...member, type } })
    .sees('held.member')
    .sends(agentCentre)
    .notifies('parent', { type: 'permission.granted' })
    .sends(memberCentre)
    .notifies('parent', { type: 'permission.granted' }),
);

/** The oracle of the session, from the requirements. */
export const sessionJourneys = [
  journey('Without a token there is a visitor, and every protected action requires a login')
    .meets('s1.visitor.browse', 's6.role.visitor', 's6.protected.no-token', 's1.product.audiences')
    .invokes('restoreSession')
    .sees('restoring', 'busy')
    .settles('restoreSession', { output: null })
    .sees('visitor')
    .lacks('held', 'busy')
    .notifies('parent', absent)
    .sends(memberCentre)
    .notifies('parent', { type: 'permission.needsLogin' })
    .sends(agentCentre)
    .notifies('parent', { type: 'permission.needsLogin' })
    .sends({ type: 'session.queried' })
    .notifies('parent', absent)
    .ignores({ type: 'session.rejected' })
    .sees('visitor'),

  journey('With a token the member info is loaded at startup')
    .meets('s2.start.member-info', 's1.product.audiences')
    .settles('restoreSession', { output: member })
    .sees('held.member', 'held')
    .knows({ account: member })
    .notifies('parent', present)
    .sends({ type: 'session.queried' })
    .notifies('parent', present),

  journey('A member can open the member centre, but not the agent centre')
    .meets('s6.protected.centres')
    .settles('restoreSession', { output: member })
    .sends(memberCentre)
    .notifies('parent', { type: 'permission.granted' })
    .sends(agentCentre)
    .notifies('parent', { type: 'permission.needsTrueAccount' })
    .sees('held.member'),

  ...agents,

  journey('A game is open to trials and members; a visitor logs in first')
    .meets('s4.account-type.trial', 's6.play.login-required')
    .settles('restoreSession', { output: trial })
    .sends(game)
    .notifies('parent', { type: 'permission.granted' })
    .nothingElse()
    .sends({ type: 'session.ended' })
    .sends(game)
    .notifies('parent', { type: 'permission.needsLogin' })
    .sends({ type: 'session.opened', account: member })
    .sends(game)
    .notifies('parent', { type: 'permission.granted' }),

  journey('A trial account can open neither centre')
    .meets('s4.account-type.trial', 's6.protected.trial')
    .settles('restoreSession', { output: trial })
    .sees('held.trial', 'held')
    .knows({ account: trial })
    .notifies('parent', present)
    .sends(memberCentre)
    .notifies('parent', { type: 'permission.needsTrueAccount' })
    .sends(agentCentre)
    .notifies('parent', { type: 'permission.needsTrueAccount' })
    .sends({ type: 'session.queried' })
    .notifies('parent', present)
    .sees('held.trial'),

  journey('A request during restoration is decided by its result')
    .meets('s2.start.member-info')
    .ignores(memberCentre)
    .ignores({ type: 'session.queried' })
    .settles('restoreSession', { output: member })
    .notifies('parent', present),

  journey('A rejected token is cleared, and the player is notified')
    .meets('own.session.lost', 's2.start.member-info')
    .settles('restoreSession', { error: unauthorised })
    .sees('forgetting', 'busy')
    .invokes('forgetSession')
    .settles('forgetSession', { output: undefined })
    .sees('visitor')
    .notifies('parent', { type: 'session.lost', endReason: 'refused', username: '' })
    .notifies('parent', absent),

  journey('With an unreachable gateway the token stays, and is retried after five seconds')
    .meets('own.session.unread')
    .settles('restoreSession', { error: offline })
    .sees('loadFailed', 'busy')
    .lacks('held')
    .ignores(memberCentre)
    .waits(4_999)
    .sees('loadFailed')
    .waits(1)
    .sees('restoring')
    .invokes('restoreSession')
    .settles('restoreSession', { output: member })
    .sees('held.member'),

  journey('With an unreachable gateway, another request reports that the session is over')
    .meets('own.session.unread', 'own.session.lost')
    .settles('restoreSession', { error: offline })
    .sends({ type: 'session.rejected' })
    .sees('forgetting')
    .invokes('forgetSession'),

  journey('A password that must be changed but was not before a reload ends the session, with the reason')
    .meets('own.password-change.cancelled', 's4.forced-change.first-time', 's4.forced-change.expired')
    .settles('restoreSession', { error: { kind: 'rejected', code: 'session.passwordDue' } })
    .sees('leavingChange', 'busy')
    .lacks('held')
    .invokes('leaveChange')
    .ignores(memberCentre)
    .settles('leaveChange', { output: undefined })
    .sees('visitor')
    .knows({ account: null })
    .notifies('parent', { type: 'session.lost', endReason: 'changeLeft', username: '' })
    .notifies('parent', absent),

  journey('A cancelled password change ends the session, even if the storage fails')
    .meets('own.password-change.cancelled')
    .settles('restoreSession', { error: { kind: 'rejected', code: 'session.passwordDue' } })
    .settles('leaveChange', { error: { kind: 'malformed', code: 'storage' } })
    .sees('visitor')
    .notifies('parent', { type: 'session.lost', endReason: 'changeLeft', username: '' })
    .notifies('parent', absent),

  journey('A visitor logs in, and logs out')
    .meets('s1.product.audiences', 's1.member.logout')
    .settles('restoreSession', { output: null })
    .sends({ type: 'session.opened', account: member })
    .sees('held.member', 'held')
    .knows({ account: member })
    .notifies('parent', present)
    .sends({ type: 'session.ended' })
    .sees('visitor')
    .lacks('held')
    .knows({ account: null })
    .notifies('parent', absent),

  journey('A visitor starts a trial, and leaves it')
    .meets('s4.account-type.trial')
    .settles('restoreSession', { output: null })
    .sends({ type: 'session.opened', account: trial })
    .sees('held.trial', 'held')
    .knows({ account: trial })
    .notifies('parent', present)
    .sends({ type: 'session.ended' })
    .sees('visitor')
    .knows({ account: null }),

  journey('A request rejected as unauthorised clears the session even if the storage fails')
    .meets('own.session.lost')
    .settles('restoreSession', { output: member })
    .sends({ type: 'session.rejected' })
    .sees('forgetting', 'busy')
    .lacks('held')
    .invokes('forgetSession')
    .settles('forgetSession', { error: { kind: 'malformed', code: 'storage' } })
    .sees('visitor')
    .knows({ account: null })
    .notifies('parent', { type: 'session.lost', endReason: 'refused', username: 'rahim' })
    .notifies('parent', absent),

  journey('A request rejected as unauthorised ends a trial')
    .meets('own.session.lost', 's4.account-type.trial')
    .settles('restoreSession', { output: trial })
    .sends({ type: 'session.rejected' })
    .sees('forgetting')
    .settles('forgetSession', { output: undefined })
    .sees('visitor'),

  held('The session’s time is watched while it lasts')
    .meets('own.session.expiry')
    .invokes('sessionTime')
    .invokes('watchTabs')
    .invokes('balance')
    .sends(memberCentre)
    .notifies('parent', { type: 'permission.granted' }),

  held('At the end of its time the session is cleared, and the portal is notified of the reason and the player')
    .meets('own.session.expiry', 'own.session.ran-out')
    .sends({ type: 'time.expired' })
    .sees('forgetting')
    .lacks('held')
    .invokes('forgetSession')
    .settles('forgetSession', { output: undefined })
    .notifies('parent', { type: 'session.lost', endReason: 'ranOut', username: 'rahim' })
    .notifies('parent', absent)
    .sees('visitor')
    .knows({ account: null, endReason: 'refused' }),

  held('When the time cannot be watched, the session continues')
    .meets('own.session.expiry', 'own.portal.broken-part')
    .settles('sessionTime', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('held.member'),

  held('Another tab ends the session: this one ends it too, and shows why')
    .meets('own.session.tabs')
    .sends({ type: 'tab.ended' })
    .sees('forgetting')
    .settles('forgetSession', { output: undefined })
    .notifies('parent', { type: 'session.lost', endReason: 'elsewhere', username: 'rahim' })
    .sees('visitor'),

  held('When other tabs cannot be watched, the session continues')
    .meets('own.session.tabs')
    .settles('watchTabs', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('held.member'),

  held('The reality check runs during a member’s session')
    .meets('own.reality-check.displayed')
    .sees('held.member')
    .invokes('realityCheck')
    .invokes('unread')
    .invokes('showLogin')
    .sends({ type: 'logout.requested' })
    .notifies('parent', { type: 'logout.requested' })
    .nothingElse()
    .sends({ type: 'place.requested', place: record })
    .notifies('parent', { type: 'place.requested', place: record })
    .nothingElse()
    .sees('held.member'),

  held('After a failure of the reality check the session continues')
    .meets('own.portal.broken-part')
    .settles('realityCheck', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('held.member'),

  journey('A second tab shows that a member is logged in in another one, until that ends')
    .meets('own.session.elsewhere')
    .settles('restoreSession', { output: null })
    .sees('visitor.loggedOut')
    .lacks('elsewhere')
    .invokes('watchLogins')
    .ignores({ type: 'login.missing' })
    .sends({ type: 'login.observed' })
    .sees('visitor.inOtherTab', 'elsewhere')
    .lacks('held', 'busy')
    .knows({ account: null })
    .nothingElse()
    .sends(memberCentre)
    .notifies('parent', { type: 'permission.needsLogin' })
    .sees('visitor.inOtherTab')
    .sends({ type: 'login.missing' })
    .sees('visitor.loggedOut')
    .lacks('elsewhere')
    .sends({ type: 'login.observed' })
    .sees('visitor.inOtherTab', 'elsewhere'),

  journey('A login in the second tab hides the notice, and shows the login to others')
    .meets('own.session.elsewhere')
    .settles('restoreSession', { output: null })
    .sends({ type: 'login.observed' })
    .sends({ type: 'session.opened', account: member })
    .sees('held.member')
    .lacks('elsewhere')
    .invokes('showLogin')
    .ignores({ type: 'login.observed' })
    .sends({ type: 'session.ended' })
    .sees('visitor.loggedOut')
    .invokes('watchLogins'),

  held('A logged-in tab ignores other tabs; when they cannot be reached, the session continues')
    .meets('own.session.elsewhere')
    .invokes('showLogin')
    .ignores({ type: 'login.observed' })
    .settles('showLogin', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('held.member'),

  journey('When other tabs cannot be watched, nothing is shown of them')
    .meets('own.session.elsewhere')
    .settles('restoreSession', { output: null })
    .sends({ type: 'login.observed' })
    .sees('visitor.inOtherTab')
    .settles('watchLogins', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('visitor.loggedOut')
    .lacks('elsewhere'),

  journey('A trial account plays for points and has no reality check')
    .meets('s4.account-type.trial')
    .settles('restoreSession', { output: trial })
    .notifies('parent', present)
    .invokes('watchTabs')
    .invokes('balance')
    .invokes('sessionTime')
    .nothingElse()
    .ignores({ type: 'logout.requested' }),

  held('After a failure of the message count the session continues')
    .meets('own.messages.read', 'own.portal.broken-part')
    .settles('unread', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('held.member'),

  held('After a failure of the balance the session continues')
    .meets('own.balance.live', 'own.portal.broken-part')
    .settles('balance', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('held.member'),

  held('Another login in this tab starts with a new time')
    .meets('own.session.expiry')
    .sends({ type: 'session.opened', account: trial })
    .sees('held.trial')
    .knows({ account: trial })
    .invokes('sessionTime'),
];

const TRIAL = 4;

/** Invariants of a session. */
export const sessionInvariants = [
  invariant('A session has an account, and a visitor has none', (moment) => {
    const { account } = moment.snapshot.context;
    return (!active(moment, 'held') || account !== null) && (!active(moment, 'visitor') || account === null);
  }).meets('s6.role.visitor', 's2.start.member-info'),

  invariant(
    'Exactly the trial accounts are treated as trials',
    (moment) =>
      !active(moment, 'held') || active(moment, 'held.trial') === (moment.snapshot.context.account?.type === TRIAL),
  ).meets('s4.account-type.trial'),

  invariant(
    'Only members get permissions, except for games, which any account can open',
    ({ effects, ...moment }) =>
      active({ effects, ...moment }, 'held.member') ||
      (moment.move?.event.type === 'permission.requested' &&
        moment.move.event.centre === 'any' &&
        active({ effects, ...moment }, 'held')) ||
      !effects.some((effect) => effect.kind === 'send' && effect.event.type === 'permission.granted'),
  ).meets('s6.role.visitor'),
];

export const sessionTemporals = [
  leadsTo('A session that could not be restored is tried again', 'loadFailed', 'restoring', { within: 1 }),
  leadsTo('A session that is over is cleared', 'forgetting', 'visitor', { within: 1 }),
];
