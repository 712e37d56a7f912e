import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const inbox = (title: string) => journey(title).meets('own.desk-app.second');
const deciding = (title: string, act: string) =>
  inbox(title).meets('own.desk-app.act').sends({ type: 'decision.requested', id: 'r-1', act });

/** The oracle of the four-eyes inbox, from the requirements. */
export const deskApprovalsJourneys = [
  inbox('It lists the requests').sees('open.listing').invokes('list'),

  deciding('A confirmation is itself confirmed, then the list is read again', 'confirm')
    .sees('open.deciding')
    .invokes('deskAct', { queue: 'requests', item: 'r-1', version: 0, act: 'confirm' })
    .nothingElse()
    .settles('deskAct', { output: undefined })
    .sees('open.listing')
    .notifies('list', { type: 'refresh.requested' }),

  deciding('A rejection is confirmed, too', 'refuse').invokes('deskAct', {
    queue: 'requests',
    item: 'r-1',
    version: 0,
    act: 'refuse',
  }),

  deciding('A crash of the decision is shown, and the list starts again', 'confirm')
    .settles('deskAct', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing')
    .knows({ failure: null })
    .invokes('list'),

  inbox('A crash of the list is shown')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),
];
