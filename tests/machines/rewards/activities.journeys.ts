import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const next = { to: 'rewardCenter', centre: 'memberCentre' };
const statusJourney = (title: string) =>
  journey(title).meets('s4.activity.statuses').sends({ type: 'activity.opened', id: 'a' });

/** The oracle of the activities, from the requirements. */
export const activitiesJourneys = [
  journey('They are listed').meets('s4.activity.statuses').sees('open.listing').invokes('list').lacks('rejected'),

  statusJourney('An activity opens and closes, and the list reloads')
    .sees('open.details')
    .invokes('activityApplication', { id: 'a' })
    .settles('activityApplication', { output: {} })
    .sees('open.listing')
    .notifies('list', { type: 'refresh.requested' })
    .sends({ type: 'activity.opened', id: 'b' })
    .invokes('activityApplication', { id: 'b' }),

  statusJourney('A prize leads on to the reward centre')
    .settles('activityApplication', { output: { next } })
    .sees('left')
    .ends({ next }),

  statusJourney('A failure is reported, and the page restarts')
    .meets('own.portal.broken-part')
    .settles('activityApplication', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing')
    .knows({ failure: null })
    .invokes('list'),

  journey('A failed list is reported')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),
];
