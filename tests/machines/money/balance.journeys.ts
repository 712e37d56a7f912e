import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const sum = (sumBalance: string) => ({ output: sumBalance });
const refresh = { type: 'refresh.requested' };
const moved = { type: 'money.moved' };

const known = (title: string) => journey(title).settles('loadBalance', sum('25000.00'));
const failed = (title: string) => journey(title).settles('loadBalance', { error: offline });

/** The oracle of the balance, from the requirements. */
export const balanceJourneys = [
  journey('It is read, and until then no sum is shown')
    .sees('loading', 'busy')
    .lacks('known')
    .knows({ sumBalance: null })
    .invokes('loadBalance')
    .invokes('watchMoney')
    .settles('loadBalance', sum('25000.00'))
    .sees('known.idle', 'known')
    .lacks('busy', 'rejected')
    .knows({ sumBalance: '25000.00' }),

  known('The player asks for it again: the last one stands until it comes')
    .meets('s2.header.balance-refresh')
    .sends(refresh)
    .sees('known.refreshing', 'known', 'busy')
    .knows({ sumBalance: '25000.00' })
    .settles('refreshBalance', sum('24000.00'))
    .sees('known.idle')
    .lacks('busy')
    .knows({ sumBalance: '24000.00' }),

  known('It follows by itself every five seconds, without a sign')
    .meets('own.balance.live')
    .waits(4_999)
    .sees('known.idle')
    .waits(1)
    .sees('known.looking', 'known')
    .lacks('busy')
    .invokes('lookBalance')
    .settles('lookBalance', sum('26000.00'))
    .sees('known.idle')
    .knows({ sumBalance: '26000.00' })
    .waits(5_000)
    .sees('known.looking'),

  known('Money was moved, here or in another tab: it is looked at at once')
    .meets('own.balance.live')
    .sends(moved)
    .sees('known.looking')
    .invokes('lookBalance')
    .settles('lookBalance', sum('24000.00'))
    .knows({ sumBalance: '24000.00' }),

  journey('Money was moved while it is read: what was asked for before does not count')
    .meets('own.balance.live')
    .invokes('loadBalance')
    .invokes('watchMoney')
    .sends(moved)
    .sees('loading')
    .invokes('loadBalance')
    .settles('loadBalance', sum('24000.00'))
    .knows({ sumBalance: '24000.00' }),

  known('Money was moved while it is looked at: it is looked at anew')
    .meets('own.balance.live')
    .sends(moved)
    .invokes('lookBalance')
    .sends(moved)
    .sees('known.looking')
    .invokes('lookBalance')
    .settles('lookBalance', sum('24000.00'))
    .knows({ sumBalance: '24000.00' }),

  known('Money was moved while the player asks: it is looked at anew')
    .meets('own.balance.live')
    .sends(refresh)
    .invokes('loadBalance')
    .sends(moved)
    .sees('known.looking')
    .lacks('busy')
    .invokes('lookBalance')
    .knows({ sumBalance: '25000.00' }),

  known('A look that fails says nothing and changes nothing')
    .meets('own.balance.live')
    .sends(moved)
    .settles('lookBalance', { error: offline })
    .sees('known.idle')
    .lacks('rejected')
    .knows({ sumBalance: '25000.00' }),

  known('The player asks while it is looked at')
    .meets('s2.header.balance-refresh')
    .sends(moved)
    .sends(refresh)
    .sees('known.refreshing')
    .invokes('loadBalance'),

  known('What the player asked for does not come: that is said')
    .meets('s2.header.balance-refresh')
    .sends(refresh)
    .settles('refreshBalance', { error: offline })
    .sees('failed', 'rejected')
    .lacks('known'),

  failed('It could not be read: the player asks again')
    .meets('s2.header.balance-refresh')
    .sees('failed', 'rejected')
    .sends(refresh)
    .sees('loading')
    .invokes('loadBalance'),

  failed('It could not be read: it is tried again after 15 seconds')
    .meets('own.balance.live')
    .waits(14_999)
    .sees('failed')
    .waits(1)
    .sees('loading'),

  failed('It could not be read: it is tried again when money was moved')
    .meets('own.balance.live')
    .sends(moved)
    .sees('loading'),

  known('Other tabs cannot be heard: it is followed all the same')
    .meets('own.balance.live')
    .settles('watchMoney', { error: broken })
    .sees('known.idle')
    .waits(5_000)
    .sees('known.looking'),
];

export const balanceTemporals = [
  leadsTo('A balance that did not come is asked for again', 'failed', 'loading', { within: 1 }),
  leadsTo('A balance that is known is looked at again', 'known.idle', 'known.looking', { within: 2 }),
];
