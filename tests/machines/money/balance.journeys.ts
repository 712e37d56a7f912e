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
  journey('The balance is loaded, and no amount is shown until then')
    .sees('loading', 'busy')
    .lacks('known')
    .knows({ sumBalance: null })
    .invokes('loadBalance')
    .invokes('watchMoney')
    .settles('loadBalance', sum('25000.00'))
    .sees('known.idle', 'known')
    .lacks('busy', 'rejected')
    .knows({ sumBalance: '25000.00' }),

  known('On a manual refresh the old balance stays until the new one arrives')
    .meets('s2.header.balance-refresh')
    .sends(refresh)
    .sees('known.refreshing', 'known', 'busy')
    .knows({ sumBalance: '25000.00' })
    .settles('refreshBalance', sum('24000.00'))
    .sees('known.idle')
    .lacks('busy')
    .knows({ sumBalance: '24000.00' }),

  known('It refreshes every minute, without an indicator')
    .meets('own.balance.live')
    .waits(59_999)
    .sees('known.idle')
    .waits(1)
    .sees('known.polling', 'known')
    .lacks('busy')
    .invokes('lookBalance')
    .settles('lookBalance', sum('26000.00'))
    .sees('known.idle')
    .knows({ sumBalance: '26000.00' })
    .waits(60_000)
    .sees('known.polling'),

  known('A money move in this or another tab refreshes it immediately')
    .meets('own.balance.live')
    .sends(moved)
    .sees('known.polling')
    .invokes('lookBalance')
    .settles('lookBalance', sum('24000.00'))
    .knows({ sumBalance: '24000.00' }),

  journey('A money move during the load discards the pending response')
    .meets('own.balance.live')
    .invokes('loadBalance')
    .invokes('watchMoney')
    .sends(moved)
    .sees('loading')
    .invokes('loadBalance')
    .settles('loadBalance', sum('24000.00'))
    .knows({ sumBalance: '24000.00' }),

  known('A money move during a refresh restarts it')
    .meets('own.balance.live')
    .sends(moved)
    .invokes('lookBalance')
    .sends(moved)
    .sees('known.polling')
    .invokes('lookBalance')
    .settles('lookBalance', sum('24000.00'))
    .knows({ sumBalance: '24000.00' }),

  known('A money move during a manual refresh restarts it')
    .meets('own.balance.live')
    .sends(refresh)
    .invokes('loadBalance')
    .sends(moved)
    .sees('known.polling')
    .lacks('busy')
    .invokes('lookBalance')
    .knows({ sumBalance: '25000.00' }),

  known('A failed background refresh is silent and changes nothing')
    .meets('own.balance.live')
    .sends(moved)
    .settles('lookBalance', { error: offline })
    .sees('known.idle')
    .lacks('rejected')
    .knows({ sumBalance: '25000.00' }),

  known('The player refreshes during a background refresh')
    .meets('s2.header.balance-refresh')
    .sends(moved)
    .sends(refresh)
    .sees('known.refreshing')
    .invokes('loadBalance'),

  known('A failed manual refresh is reported')
    .meets('s2.header.balance-refresh')
    .sends(refresh)
    .settles('refreshBalance', { error: offline })
    .sees('failed', 'rejected')
    .lacks('known'),

  failed('After a failed load the player retries')
    .meets('s2.header.balance-refresh')
    .sees('failed', 'rejected')
    .sends(refresh)
    .sees('loading')
    .invokes('loadBalance'),

  failed('A failed load is retried after 15 seconds')
    .meets('own.balance.live')
    .waits(14_999)
    .sees('failed')
    .waits(1)
    .sees('loading'),

  failed('A failed load is retried after a money move').meets('own.balance.live').sends(moved).sees('loading'),

  known('When other tabs cannot be reached, the refresh continues')
    .meets('own.balance.live')
    .settles('watchMoney', { error: broken })
    .sees('known.idle')
    .waits(60_000)
    .sees('known.polling'),
];

export const balanceTemporals = [
  leadsTo('A balance that failed to load is loaded again', 'failed', 'loading', { within: 1 }),
  leadsTo('A known balance is refreshed', 'known.idle', 'known.polling', { within: 2 }),
];
