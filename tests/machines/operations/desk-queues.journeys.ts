import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const start = (title: string) => journey(title).given({ queue: null, id: '' }).meets('own.desk-app.queues');
const working = (title: string) => start(title).sends({ type: 'queue.selected', queue: 'feedback' });

/** The oracle of the start page of the desk, from the requirements. */
export const deskQueuesJourneys = [
  start('It lists the queues').sees('overview').acts('showAddress').invokes('list'),

  working('A selected queue opens, and all queues are read again afterwards')
    .meets('own.desk-app.queue')
    .sees('working')
    .knows({ queue: 'feedback' })
    .invokes('queue', { queue: 'feedback', id: '' })
    .sends({ type: 'overview.requested' })
    .sees('overview')
    .invokes('list'),

  journey('An address leads to an item of a queue, and the next queue opens without one')
    .given({ queue: 'feedback', id: 'F-1' })
    .meets('own.desk-app.link')
    .sees('working')
    .invokes('queue', { queue: 'feedback', id: 'F-1' })
    .sends({ type: 'overview.requested' })
    .sees('overview')
    .sends({ type: 'queue.selected', queue: 'feedback' })
    .invokes('queue', { queue: 'feedback', id: '' }),

  working('A crash of the queue is shown, and all queues start again')
    .settles('queue', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('overview')
    .knows({ failure: null })
    .invokes('list'),

  start('A crash of the overview is shown')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),
];
