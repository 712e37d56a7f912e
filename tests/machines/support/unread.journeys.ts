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
  journey('It is looked at, and until it comes nothing is said')
    .meets('own.messages.read')
    .sees('looking')
    .knows(waiting(0))
    .invokes('lookUnread')
    .invokes('watchMessages')
    .settles('lookUnread', { output: waiting(2) })
    .sees('known')
    .knows(waiting(2)),

  known('It follows by itself every half minute')
    .waits(29_999)
    .sees('known')
    .waits(1)
    .sees('looking')
    .knows(waiting(2))
    .invokes('lookUnread')
    .settles('lookUnread', { output: waiting(0) })
    .sees('known')
    .knows(waiting(0)),

  journey('A pause is known with its end, and over when it is told no more')
    .meets('own.home.pause')
    .settles('lookUnread', { output: { ...waiting(0), pause: { by: 'exclusion', until: 1_800_000_000_000 } } })
    .knows({ pause: { by: 'exclusion', until: 1_800_000_000_000 } })
    .waits(30_000)
    .settles('lookUnread', { output: waiting(0) })
    .knows({ pause: null }),

  known('A rank that has changed is known with the next look')
    .knows({ clubLabel: null })
    .waits(30_000)
    .settles('lookUnread', { output: { ...waiting(2), clubLabel: gold } })
    .knows({ ...waiting(2), clubLabel: gold }),

  known('A message was read here: it is looked at at once').sends(changed).sees('looking').invokes('lookUnread'),

  known('One was read while it was looked at: it is looked at once more')
    .sends(changed)
    .invokes('lookUnread')
    .sends(changed)
    .sees('looking')
    .invokes('lookUnread')
    .settles('lookUnread', { output: waiting(1) })
    .knows(waiting(1)),

  known('A look that fails says nothing and changes nothing')
    .sends(changed)
    .settles('lookUnread', { error: offline })
    .sees('known')
    .knows(waiting(2))
    .waits(30_000)
    .sees('looking'),

  known('What is read here cannot be heard: it follows all the same')
    .settles('watchMessages', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('known')
    .waits(30_000)
    .sees('looking'),
];

export const unreadTemporals = [leadsTo('How many are unread is looked at again', 'known', 'looking', { within: 1 })];
