import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const bar = { id: 'fair-results.1', title: 'Verified results', content: '<p>You can verify every result.</p>' };
const some = { output: { kind: 'some', bar } };
const failure = { kind: 'offline', code: 'client.offline' };
const entered = { type: 'home.entered' };
const left = { type: 'home.left' };
const closed = { type: 'bar.closed' };
const DAY = 86_400_000;
const barJourney = (title: string, delay = 0) =>
  journey(title).meets('own.home.promo-bar').given({ delay, closedFor: DAY });
const visibleBarJourney = (title: string) => barJourney(title).sends(entered).settles('readBar', some).waits(0);

/** Journeys of the promotion bar over home, derived from the requirements. */
export const promoBarJourneys = [
  barJourney('The bar appears on home once loaded, with no delay')
    .meets('s9.const.promo-bar-delay')
    .sees('hidden')
    .invokes('watchHome')
    .sends(entered)
    .sees('loading')
    .lacks('told')
    .invokes('readBar')
    .settles('readBar', some)
    .waits(0)
    .sees('visible', 'told')
    .knows({ bar }),

  barJourney('A site with a delay shows it later', 5_000)
    .meets('s9.const.promo-bar-delay')
    .sends(entered)
    .settles('readBar', some)
    .waits(4_999)
    .sees('waiting')
    .lacks('told')
    .waits(1)
    .sees('visible', 'told'),

  barJourney('Without a bar nothing is shown')
    .sends(entered)
    .settles('readBar', { output: { kind: 'none' } })
    .sees('empty')
    .lacks('told')
    .knows({ bar: null }),
  barJourney('A bar closed recently is not shown again')
    .sends(entered)
    .settles('readBar', { output: { kind: 'closed' } })
    .sees('empty')
    .waits(DAY)
    .sees('empty'),
  barJourney('A bar that fails to load shows nothing')
    .sends(entered)
    .settles('readBar', { error: failure })
    .sees('empty')
    .sends(left)
    .sees('hidden')
    .sends(entered)
    .invokes('readBar'),

  visibleBarJourney('It leaves with home, and returns with it')
    .sends(left)
    .sees('hidden')
    .lacks('told')
    .knows({ bar: null })
    .sends(entered)
    .sees('loading')
    .invokes('readBar')
    .settles('readBar', some)
    .waits(0)
    .sees('visible'),
  visibleBarJourney('Another player or language hides the bar and loads theirs')
    .sends(entered)
    .sees('loading')
    .lacks('told')
    .knows({ bar: null })
    .invokes('readBar'),

  visibleBarJourney('A closed bar stays closed for a day, which is stored')
    .sends(closed)
    .sees('closed')
    .lacks('told')
    .invokes('keepClosed', { id: 'fair-results.1', closedFor: DAY })
    .settles('keepClosed', { output: undefined })
    .sees('closed')
    .waits(DAY - 1)
    .sees('closed')
    .waits(1)
    .sees('loading')
    .invokes('readBar'),
  visibleBarJourney('Without storage the bar stays closed as long as the page is open')
    .sends(closed)
    .settles('keepClosed', { error: failure })
    .sees('closed')
    .ignores(closed),
  barJourney('When the location cannot be watched nothing is shown')
    .settles('watchHome', { error: failure })
    .sees('hidden')
    .lacks('told'),
];

export const promoBarTemporals = [
  leadsTo('A visible bar stays visible', 'waiting', 'visible', { within: 3 }),
  leadsTo('A closed bar is loaded again one day', 'closed', 'loading', { within: 3 }),
];
