import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

/** The oracle of logging out, from the requirements. */
export const logoutJourneys = [
  journey('The player is asked, says yes, and is logged out at both ends')
    .meets('s1.member.logout', 's4.logout.storage', 's4.logout.home')
    .sees('confirming')
    .lacks('busy')
    .sends({ type: 'logout.confirmed' })
    .sees('ending', 'busy')
    .invokes('endSession')
    .ignores({ type: 'logout.confirmed' })
    .ignores({ type: 'logout.cancelled' })
    .settles('endSession', { output: undefined })
    .sees('forgetting', 'busy')
    .invokes('forgetSession')
    .settles('forgetSession', { output: undefined })
    .sees('loggedOut')
    .ends({ loggedOut: true }),

  journey('The player is asked, and stays')
    .sends({ type: 'logout.cancelled' })
    .sees('stayed')
    .ends({ loggedOut: false }),

  journey('The gateway cannot be reached and the storage resists: the player is logged out here all the same')
    .meets('s1.member.logout', 's4.logout.storage', 's4.logout.reset')
    .sends({ type: 'logout.confirmed' })
    .settles('endSession', { error: { kind: 'offline', code: 'client.offline' } })
    .sees('forgetting')
    .invokes('forgetSession')
    .settles('forgetSession', { error: { kind: 'malformed', code: 'storage' } })
    .sees('loggedOut')
    .ends({ loggedOut: true }),

  journey('The gateway does not answer: five seconds, no more')
    .meets('s1.member.logout')
    .sends({ type: 'logout.confirmed' })
    .waits(4_999)
    .sees('ending')
    .waits(1)
    .sees('forgetting')
    .invokes('forgetSession'),
];

export const logoutTemporals = [
  leadsTo('Whoever confirms is out, whether or not the gateway answers', 'ending', 'loggedOut', { within: 2 }),
];
