import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const offline = { kind: 'offline', code: 'client.offline' };
const idle = { secondsLeft: 120, final: false };

const running = (title: string) => journey(title).settles('learnTime', { output: undefined });
const warned = (title: string) => running(title).sends({ type: 'time.ticked', left: idle });

/** The oracle of a session's time, from the requirements. */
export const sessionTimeJourneys = [
  journey('A session loads its end time, and retries in a minute if that fails')
    .meets('own.session.expiry')
    .sees('loading')
    .lacks('warned')
    .invokes('prolongSession')
    .settles('learnTime', { error: offline })
    .sees('unknown')
    .waits(59_999)
    .sees('unknown')
    .waits(1)
    .sees('loading')
    .invokes('prolongSession')
    .settles('learnTime', { output: undefined })
    .sees('running.idle')
    .invokes('watchTime'),

  warned('An idle session warns, counts down, and is kept alive by one button')
    .meets('own.session.warning', 'own.session.expiry')
    .sees('running.expiring', 'warned')
    .lacks('busy')
    .knows({ left: idle })
    .sends({ type: 'time.ticked', left: { secondsLeft: 60, final: false } })
    .sees('running.expiring')
    .knows({ left: { secondsLeft: 60, final: false } })
    .sends({ type: 'session.prolonged' })
    .sees('running.prolonging', 'warned', 'busy')
    .invokes('prolongSession')
    .ignores({ type: 'session.prolonged' })
    .settles('prolongSession', { output: undefined })
    .sees('running.idle')
    .lacks('warned'),

  warned('An unreachable gateway is reported in the notice and can be retried')
    .meets('own.session.warning')
    .sends({ type: 'session.prolonged' })
    .settles('prolongSession', { error: offline })
    .sees('running.expiring', 'warned')
    .knows({ failure: offline })
    .sends({ type: 'session.prolonged' })
    .sees('running.prolonging')
    .knows({ failure: null }),

  warned('A request in between keeps the session alive and removes the notice')
    .meets('own.session.warning', 'own.session.tabs')
    .sends({ type: 'time.renewed' })
    .sees('running.idle')
    .lacks('warned'),

  warned('At the end of the time the session is notified')
    .meets('own.session.expiry')
    .sends({ type: 'time.expired' })
    .sees('ended')
    .lacks('warned')
    .notifies('parent', { type: 'time.expired' })
    .nothingElse(),

  running('Near the absolute end a notice says that it cannot be extended; once read it closes')
    .meets('own.session.last')
    .sends({ type: 'time.ticked', left: { secondsLeft: 119, final: true } })
    .sees('running.last', 'warned')
    .knows({ left: { secondsLeft: 119, final: true } })
    .ignores({ type: 'session.prolonged' })
    .sends({ type: 'time.ticked', left: { secondsLeft: 118, final: true } })
    .sees('running.last')
    .knows({ left: { secondsLeft: 118, final: true } })
    .sends({ type: 'notice.acknowledged' })
    .sees('running.warned')
    .lacks('warned')
    .ignores({ type: 'time.ticked', left: { secondsLeft: 117, final: true } })
    .sends({ type: 'time.expired' })
    .notifies('parent', { type: 'time.expired' }),

  running('After a failure of the clock, the end time is loaded again in a minute')
    .meets('own.session.expiry')
    .settles('watchTime', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('unknown'),
];

export const sessionTimeTemporals = [
  leadsTo('An unknown end of the session is loaded again', 'unknown', 'loading', { within: 1 }).meets(
    'own.session.expiry',
  ),
];
