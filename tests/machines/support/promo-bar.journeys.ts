import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const bar = { id: 'fair-results.1', title: 'Verified results', content: '<p>You can verify every result.</p>' };
const some = { output: { kind: 'some', bar } };
const failure = { kind: 'offline', code: 'client.offline' };
const entered = { type: 'home.entered' };
const left = { type: 'home.left' };
const closed = { type: 'bar.closed' };
const DAY = 86_400_000;
const begun = (title: string, delay = 0) => journey(title).meets('own.home.promo-bar').given({ delay, closedFor: DAY });
const shown = (title: string) => begun(title).sends(entered).settles('readBar', some).waits(0);

/** Journeys of the promotion bar over home, derived from the requirements. */
export const promoBarJourneys = [
  begun('It appears on home as soon as it is read: its delay is nothing')
    .meets('s9.const.promo-bar-delay')
    .sees('away')
    .invokes('watchHome')
    .sends(entered)
    .sees('reading')
    .lacks('told')
    .invokes('readBar')
    .settles('readBar', some)
    .waits(0)
    .sees('shown', 'told')
    .knows({ bar }),

  begun('A site that wants it later has it later', 5_000)
    .meets('s9.const.promo-bar-delay')
    .sends(entered)
    .settles('readBar', some)
    .waits(4_999)
    .sees('waiting')
    .lacks('told')
    .waits(1)
    .sees('shown', 'told'),

  begun('Where there is none nothing is shown')
    .sends(entered)
    .settles('readBar', { output: { kind: 'none' } })
    .sees('quiet')
    .lacks('told')
    .knows({ bar: null }),
  begun('What was closed lately is not shown again')
    .sends(entered)
    .settles('readBar', { output: { kind: 'closed' } })
    .sees('quiet')
    .waits(DAY)
    .sees('quiet'),
  begun('What does not come is not missed')
    .sends(entered)
    .settles('readBar', { error: failure })
    .sees('quiet')
    .sends(left)
    .sees('away')
    .sends(entered)
    .invokes('readBar'),

  shown('It goes with home, and comes back with it')
    .sends(left)
    .sees('away')
    .lacks('told')
    .knows({ bar: null })
    .sends(entered)
    .sees('reading')
    .invokes('readBar')
    .settles('readBar', some)
    .waits(0)
    .sees('shown'),
  shown('Another reader, or another language: what was shown is not shown any more, and theirs is read')
    .sends(entered)
    .sees('reading')
    .lacks('told')
    .knows({ bar: null })
    .invokes('readBar'),

  shown('Closed, it stays so for a day, which is written down')
    .sends(closed)
    .sees('closed')
    .lacks('told')
    .invokes('keepClosed', { id: 'fair-results.1', closedFor: DAY })
    .settles('keepClosed', { output: undefined })
    .sees('closed')
    .waits(DAY - 1)
    .sees('closed')
    .waits(1)
    .sees('reading')
    .invokes('readBar'),
  shown('A browser that keeps nothing has it closed as long as the page is open')
    .sends(closed)
    .settles('keepClosed', { error: failure })
    .sees('closed')
    .ignores(closed),
  begun('Where the player is cannot be told: nothing is shown')
    .settles('watchHome', { error: failure })
    .sees('away')
    .lacks('told'),
];

export const promoBarTemporals = [
  leadsTo('A bar that is to be seen is', 'waiting', 'shown', { within: 3 }),
  leadsTo('What was closed is asked about again one day', 'closed', 'reading', { within: 3 }),
];
