import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const failure = { kind: 'malformed', code: 'client.unexpected' };
const arose = { type: 'need.arose' };
const changed = { type: 'need.changed' };
const gone = { type: 'need.gone' };
const granted = { type: 'lead.granted' };
const opened = { type: 'stream.opened' };
const ended = { type: 'stream.ended' };
const FOLLOWING = 'sharing.following';
const CONNECTING = 'sharing.streaming.connecting';
const OPEN = 'sharing.streaming.open';
const RETRYING = 'sharing.retrying';

const page = (title: string, spread = 0) => journey(title).meets('own.live.client').given({ spread });
const leading = (title: string, spread = 0) => page(title, spread).sends(arose).sends(granted);
const open = (title: string) => leading(title).sends(opened);

/** Journeys of the stream of changes, derived from the requirements. */
export const liveJourneys = [
  page('Nothing is connected until something on a visible page needs changes')
    .sees('paused')
    .invokes('watchNeed')
    .sends(arose)
    .sees(FOLLOWING)
    .invokes('lead'),

  page('A tab follows until no other one leads')
    .meets('own.live.tabs')
    .sends(arose)
    .sees(FOLLOWING)
    .sends(granted)
    .sees(CONNECTING)
    .invokes('readStream')
    .sends(opened)
    .sees(OPEN),

  page('Tabs that cannot agree read a stream each')
    .meets('own.live.tabs')
    .sends(arose)
    .settles('lead', { error: failure })
    .sees(CONNECTING)
    .invokes('readStream'),

  page('A follower announces another need to the tab that leads')
    .meets('own.live.tabs')
    .sends(arose)
    .sends(changed)
    .sees(FOLLOWING)
    .emits({ type: 'need.announced' }),

  page('A hidden follower stops following').sends(arose).sends(gone).sees('paused'),
  leading('A page that is hidden while it connects reads no stream').sends(gone).sees('paused'),
  open('A hidden page reads no stream, and reconnects when it is visible')
    .sends(gone)
    .sees('paused')
    .sends(arose)
    .sees(FOLLOWING)
    .invokes('lead'),

  open('Another need opens another stream').sends(changed).sees(CONNECTING).invokes('readStream'),
  leading('Another need during the connection replaces it').sends(changed).sees(CONNECTING).invokes('readStream'),
  leading('Another need during a pause connects immediately').sends(ended).sends(changed).sees(CONNECTING),

  open('A stream that ends is opened again after two seconds')
    .sends(ended)
    .sees(RETRYING)
    .waits(1_999)
    .sees(RETRYING)
    .waits(1)
    .sees(CONNECTING)
    .invokes('readStream'),

  leading('Failed connections are repeated after 2, 4, 8 … seconds, at most a minute')
    .sends(ended)
    .knows({ attempts: 1 })
    .waits(2_000)
    .sends(ended)
    .waits(3_999)
    .sees(RETRYING)
    .waits(1)
    .sees(CONNECTING)
    .sends(ended)
    .waits(8_000)
    .sends(ended)
    .waits(16_000)
    .sends(ended)
    .waits(32_000)
    .sends(ended)
    .knows({ attempts: 6 })
    .waits(59_999)
    .sees(RETRYING)
    .waits(1)
    .sees(CONNECTING)
    .sends(ended)
    .knows({ attempts: 6 }),

  leading('Pages do not reconnect together', 1).sends(ended).waits(999).sees(RETRYING).waits(1).sees(CONNECTING),

  leading('An open stream counts its failures afresh')
    .sends(ended)
    .waits(2_000)
    .sends(ended)
    .knows({ attempts: 2 })
    .waits(4_000)
    .sends(opened)
    .knows({ attempts: 0 })
    .sends(ended)
    .knows({ attempts: 1 })
    .waits(2_000)
    .sees(CONNECTING),

  open('A reader that breaks is started again')
    .settles('readStream', { error: failure })
    .sees(RETRYING)
    .waits(2_000)
    .sees(CONNECTING),

  leading('A page that is hidden during a pause does not reconnect')
    .sends(ended)
    .sends(gone)
    .sees('paused')
    .waits(60_000)
    .sees('paused'),

  open('If needs cannot be observed, the stream continues').settles('watchNeed', { error: failure }).sees(OPEN),
];

export const liveTemporals = [
  leadsTo('A stream that has ended is connected again', RETRYING, ['sharing.streaming', 'paused'], { within: 2 }),
];
