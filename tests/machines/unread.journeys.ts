import { journey } from '../support/journey';
import { leadsTo } from '../support/temporal';

const offline = { kind: 'offline', code: 'client.offline' };
const waiting = (count: number) => ({ output: { count, rewards: count } });
const changed = { type: 'messages.changed' };
const known = (title: string) => journey(title).meets('own.messages.read').settles('lookUnread', waiting(2));

/** The oracle of the count of unread messages, from the requirements. */
export const unreadJourneys = [
  journey('It is looked at, and until it comes nothing is said')
    .meets('own.messages.read')
    .sees('looking')
    .knows({ count: 0, rewards: 0 })
    .invokes('lookUnread')
    .invokes('watchMessages')
    .settles('lookUnread', waiting(2))
    .sees('known')
    .knows({ count: 2, rewards: 2 }),

  known('It follows by itself every half minute')
    .waits(29_999)
    .sees('known')
    .waits(1)
    .sees('looking')
    .knows({ count: 2, rewards: 2 })
    .invokes('lookUnread')
    .settles('lookUnread', waiting(0))
    .sees('known')
    .knows({ count: 0, rewards: 0 }),

  known('A message was read here: it is looked at at once').sends(changed).sees('looking').invokes('lookUnread'),

  known('One was read while it was looked at: it is looked at once more')
    .sends(changed)
    .invokes('lookUnread')
    .sends(changed)
    .sees('looking')
    .invokes('lookUnread')
    .settles('lookUnread', waiting(1))
    .knows({ count: 1, rewards: 1 }),

  known('A look that fails says nothing and changes nothing')
    .sends(changed)
    .settles('lookUnread', { error: offline })
    .sees('known')
    .knows({ count: 2, rewards: 2 })
    .waits(30_000)
    .sees('looking'),

  known('What is read here cannot be heard: it follows all the same')
    .settles('watchMessages', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('known')
    .waits(30_000)
    .sees('looking'),
];

export const unreadTemporals = [leadsTo('How many are unread is looked at again', 'known', 'looking', { within: 1 })];
