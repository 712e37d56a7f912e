import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const queue = (title: string) => journey(title).given({ queue: 'withdrawals', id: '' }).meets('own.desk-app.queue');
const reviewing = (title: string) =>
  queue(title).meets('own.desk-app.item').sends({ type: 'item.selected', id: 'w-1' });

/** The oracle of a queue, from the requirements. */
export const deskQueueJourneys = [
  queue('It lists the items of its queue')
    .sees('open.listing')
    .acts('showAddress', { queue: 'withdrawals', id: '' })
    .invokes('list', { filter: { queue: 'withdrawals' } })
    .nothingElse(),

  reviewing('A selected item opens beside the queue')
    .sees('open.reviewing')
    .invokes('item', { queue: 'withdrawals', id: 'w-1' })
    .invokes('pictures', { queue: 'withdrawals', id: 'w-1' })
    .acts('showAddress', { queue: 'withdrawals', id: 'w-1' })
    .nothingElse(),

  reviewing('Another one replaces it')
    .sends({ type: 'item.selected', id: 'w-2' })
    .sees('open.reviewing')
    .invokes('item', { queue: 'withdrawals', id: 'w-2' })
    .acts('showAddress', { queue: 'withdrawals', id: 'w-2' }),

  reviewing('No other one opens while an act on it is in progress')
    .meets('own.desk-app.act')
    .sends({ type: 'act.started' })
    .sees('open.reviewing.acting')
    .ignores({ type: 'item.selected', id: 'w-2' })
    .sends({ type: 'act.ended' })
    .sees('open.reviewing.reading')
    .sends({ type: 'item.selected', id: 'w-2' })
    .invokes('item', { queue: 'withdrawals', id: 'w-2' }),

  reviewing('The queue is updated when the open item changes')
    .sends({ type: 'item.changed' })
    .notifies('list', { type: 'list.outdated' })
    .nothingElse()
    .sees('open.reviewing'),

  reviewing('After it is closed the queue is read again')
    .settles('item', { output: undefined })
    .sees('open.listing')
    .acts('showAddress', { queue: 'withdrawals', id: '' })
    .notifies('list', { type: 'refresh.requested' }),

  reviewing('A crash of the item is shown, and the queue starts again')
    .settles('item', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing')
    .knows({ failure: null })
    .invokes('list'),

  journey('An address leads to an item of the queue, and after a crash the queue starts alone')
    .given({ queue: 'withdrawals', id: 'w-1' })
    .meets('own.desk-app.link')
    .sees('open.reviewing')
    .invokes('item', { queue: 'withdrawals', id: 'w-1' })
    .settles('item', { error: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing')
    .knows({ id: '' }),

  reviewing('A crash of the pictures is shown')
    .settles('pictures', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  queue('A crash of the queue is shown')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),
];
