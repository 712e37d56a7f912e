import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

/** The oracle of logging out, from the requirements. */
export const logoutJourneys = [
  journey('The player confirms, and is logged out on client and gateway')
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

  journey('The player cancels, and stays')
    .sends({ type: 'logout.cancelled' })
    .sees('cancelled')
    .ends({ loggedOut: false }),

  journey('When gateway and storage fail, the player is logged out locally all the same')
    .meets('s1.member.logout', 's4.logout.storage', 's4.logout.reset')
    .sends({ type: 'logout.confirmed' })
    .settles('endSession', { error: { kind: 'offline', code: 'client.offline' } })
    .sees('forgetting')
    .invokes('forgetSession')
    .settles('forgetSession', { error: { kind: 'malformed', code: 'storage' } })
    .sees('loggedOut')
    .ends({ loggedOut: true }),

  journey('The logout waits for the gateway for five seconds at most')
    .meets('s1.member.logout')
    .sends({ type: 'logout.confirmed' })
    .waits(4_999)
    .sees('ending')
    .waits(1)
    .sees('forgetting')
    .invokes('forgetSession'),
];

export const logoutTemporals = [
  leadsTo('A confirmed logout ends, whether or not the gateway responds', 'ending', 'loggedOut', { within: 2 }),
];
