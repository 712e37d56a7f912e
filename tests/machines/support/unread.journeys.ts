import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const offline = { kind: 'offline', code: 'client.offline' };
const changed = { type: 'messages.changed' };
/** Response with this many messages and rewards, and half as many missions. */
const waiting = (unreadCount: number) => ({
  unreadCount,
  promotions: unreadCount,
  rewards: unreadCount,
  missionCount: unreadCount / 2,
  pause: null,
  clubLabel: null,
});
const gold = { labelName: 'Gold', labelNames: { bn: 'সোনা', en: 'Gold' }, rankLevel: 3 };
const known = (title: string) =>
  journey(title)
    .meets('own.messages.read')
    .settles('lookUnread', { output: waiting(2) });

/** The oracle of the counts of unread messages and of missions, from the requirements. */
export const unreadJourneys = [
  journey('Counts are loaded, and nothing is shown until then')
    .meets('own.messages.read')
    .sees('refreshing')
    .knows(waiting(0))
    .invokes('lookUnread')
    .invokes('watchMessages')
    .settles('lookUnread', { output: waiting(2) })
    .sees('known')
    .knows(waiting(2)),

  known('Counts refresh every minute')
    .waits(59_999)
    .sees('known')
    .waits(1)
    .sees('refreshing')
    .knows(waiting(2))
    .invokes('lookUnread')
    .settles('lookUnread', { output: waiting(0) })
    .sees('known')
    .knows(waiting(0)),

  journey('A break is shown with its end, and ends once it is no longer reported')
    .meets('own.home.pause')
    .settles('lookUnread', { output: { ...waiting(0), pause: { by: 'exclusion', until: 1_800_000_000_000 } } })
    .knows({ pause: { by: 'exclusion', until: 1_800_000_000_000 } })
    .waits(60_000)
    .settles('lookUnread', { output: waiting(0) })
    .knows({ pause: null }),

  known('A changed rank arrives with the next refresh')
    .knows({ clubLabel: null })
    .waits(60_000)
    .settles('lookUnread', { output: { ...waiting(2), clubLabel: gold } })
    .knows({ ...waiting(2), clubLabel: gold }),

  known('A message read here refreshes the counts immediately').sends(changed).sees('refreshing').invokes('lookUnread'),

  known('A message read during a refresh triggers another one')
    .sends(changed)
    .invokes('lookUnread')
    .sends(changed)
    .sees('refreshing')
    .invokes('lookUnread')
    .settles('lookUnread', { output: waiting(1) })
    .knows(waiting(1)),

  known('A failed refresh is silent and changes nothing')
    .sends(changed)
    .settles('lookUnread', { error: offline })
    .sees('known')
    .knows(waiting(2))
    .waits(60_000)
    .sees('refreshing'),

  known('When reads here cannot be watched, the refresh continues')
    .settles('watchMessages', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('known')
    .waits(60_000)
    .sees('refreshing'),
];

export const unreadTemporals = [
  leadsTo('How many are unread is looked at again', 'known', 'refreshing', { within: 1 }),
];
