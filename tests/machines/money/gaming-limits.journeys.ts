import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const until = 1_800_086_400_000;
const limits = {
  deposit: ['day', 'week', 'month'].map((period) => ({ period, limit: null, used: '0.00', asked: null })),
  play: [],
  timeOutUntil: null,
  excludedUntil: null,
  realityMinutes: null,
};
const running = { ...limits, timeOutUntil: until, excludedUntil: until + 1 };

const overviewJourney = (title: string, read: unknown = limits) =>
  journey(title).settles('loadLimits', { output: read });
const week = { type: 'limit.selected', kind: 'loss', period: 'week' };
const timeOut = { type: 'timeOut.selected' };
const exclusion = { type: 'exclusion.selected' };
const reality = { type: 'reality.selected' };

/** Parts of the page: the event that opens each, its input, and how it ends with and without a change. */
const parts = [
  {
    id: 'playerLimit',
    event: week,
    input: { kind: 'loss', period: 'week' },
    done: { changed: true },
    undone: { changed: false },
    changed: 'playerLimit',
  },
  {
    id: 'timeOut',
    event: timeOut,
    input: { until: null },
    done: { taken: true },
    undone: { taken: false },
    changed: 'timeOut',
  },
  {
    id: 'realityForm',
    event: reality,
    input: { about: null },
    done: { sent: true },
    undone: { sent: false },
    changed: 'realityCheck',
  },
];

/** Journeys of the limits page, derived from the requirements. */
export const gamingLimitsJourneys = [
  journey('All limits of the player are loaded and shown')
    .meets('own.limits.overview', 'own.deposit-limit.set', 'own.play-limit.set', 'own.reality-check.set')
    .sees('loading', 'busy')
    .invokes('loadLimits')
    .settles('loadLimits', { output: limits })
    .sees('overview')
    .lacks('busy', 'rejected', 'section')
    .knows({ limits, changed: null }),

  journey('A failed load is reported and can be retried')
    .meets('own.limits.overview')
    .settles('loadLimits', { error: offline })
    .sees('failed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadLimits'),

  ...parts.flatMap(({ id, event, input, done, undone, changed }) => [
    overviewJourney(`${id}: a change is reloaded and reported`)
      .meets('own.limits.overview')
      .sends(event)
      .sees('section')
      .lacks('overview')
      .invokes(id, input)
      .settles(id, { output: done })
      .sees('loading')
      .invokes('loadLimits')
      .settles('loadLimits', { output: limits })
      .sees('overview')
      .knows({ changed })
      .sends(exclusion)
      .knows({ changed: null }),

    overviewJourney(`${id}: leaving changes nothing`)
      .meets('own.limits.overview')
      .sends(event)
      .settles(id, { output: undone })
      .sees('overview')
      .nothingElse()
      .knows({ changed: null }),

    overviewJourney(`A failure of ${id} is reported`)
      .meets('own.portal.broken-part')
      .sends(event)
      .settles(id, { error: broken })
      .sees('failed', 'rejected')
      .knows({ failure: broken }),
  ]),

  ...[
    { kind: 'deposit', period: 'month' },
    { kind: 'stake', period: 'day' },
    { kind: 'time', period: 'week' },
  ].map((key) =>
    overviewJourney(`The limit of ${key.kind} in a ${key.period} opens with its own kind and period`)
      .meets('own.deposit-limit.set', 'own.play-limit.set')
      .sends({ type: 'limit.selected', ...key })
      .sees('playerLimit')
      .invokes('playerLimit', key),
  ),

  overviewJourney('The running time-out is passed to its part', running)
    .meets('own.time-out.started')
    .sends(timeOut)
    .sees('timeOut')
    .invokes('timeOut', { until }),

  overviewJourney('The running exclusion is passed to its part', running)
    .meets('own.self-exclusion.binding')
    .sends(exclusion)
    .sees('exclusion', 'section')
    .invokes('selfExclusion', { until: until + 1 }),

  overviewJourney('After an exclusion the page ends and says so')
    .meets('own.self-exclusion.started')
    .sends(exclusion)
    .settles('selfExclusion', { output: { excluded: true } })
    .sees('excluded')
    .ends({ report: { type: 'account.excluded' } }),

  overviewJourney('Without an exclusion the overview returns')
    .meets('own.self-exclusion.started')
    .sends(exclusion)
    .settles('selfExclusion', { output: { excluded: false } })
    .sees('overview'),

  overviewJourney('A failure of the exclusion is reported')
    .meets('own.portal.broken-part')
    .sends(exclusion)
    .settles('selfExclusion', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),
];
