import { freeReview, othersReview, ownReview } from '../../../machines/operations/samples';
import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const queue = 'withdrawals';
const id = freeReview.id;
const opened = (title: string) => journey(title).given({ queue, id }).meets('own.desk-app.item');
const free = (title: string) => opened(title).meets('own.desk-app.claim').settles('load', { output: freeReview });
const own = (title: string) => opened(title).meets('own.desk-app.claim').settles('load', { output: ownReview });

/** The oracle of an item at the desk, from the requirements. */
export const deskItemJourneys = [
  opened('It is loaded before it is shown')
    .sees('loading', 'busy')
    .invokes('load', { queue, id })
    .settles('load', { output: freeReview })
    .sees('open.free')
    .lacks('busy')
    .knows({ review: freeReview }),

  opened('It is closed while it loads').sends({ type: 'item.closed' }).ends(),

  opened('A failure of loading is shown, and it is loaded again')
    .settles('load', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('load', { queue, id }),

  opened('It is closed after a failure').settles('load', { error: offline }).sends({ type: 'item.closed' }).ends(),

  free('Unclaimed it permits no act until it is claimed')
    .ignores({ type: 'act.requested', act: 'approve' })
    .ignores({ type: 'release.requested' })
    .sends({ type: 'claim.requested' })
    .sees('claiming', 'busy')
    .invokes('claim', { queue, id })
    .settles('claim', { output: undefined })
    .sees('loading')
    .notifies('parent', { type: 'item.changed' })
    .invokes('load', { queue, id })
    .settles('load', { output: ownReview })
    .sees('open.own'),

  free('A claim that came too late shows its reason, and the colleague')
    .sends({ type: 'claim.requested' })
    .settles('claim', { error: { kind: 'rejected', code: 'desk.claimedByOther' } })
    .sees('failed', 'rejected')
    .knows({ failure: { kind: 'rejected', code: 'desk.claimedByOther' } })
    .sends({ type: 'retry.requested' })
    .settles('load', { output: othersReview })
    .sees('open.others')
    .ignores({ type: 'act.requested', act: 'approve' })
    .ignores({ type: 'claim.requested' })
    .sends({ type: 'retry.requested' })
    .invokes('load', { queue, id }),

  free('It is closed').sends({ type: 'item.closed' }).ends(),

  own('It is released for others')
    .sends({ type: 'release.requested' })
    .sees('releasing', 'busy')
    .invokes('release', { queue, id })
    .settles('release', { output: undefined })
    .sees('loading')
    .notifies('parent', { type: 'item.changed' })
    .invokes('load', { queue, id }),

  own('A failure of the release is shown')
    .sends({ type: 'release.requested' })
    .settles('release', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline }),

  own('A permitted act is confirmed on the version that was read, then the item is read again')
    .meets('own.desk-app.act')
    .sends({ type: 'act.requested', act: 'approve' })
    .sees('acting')
    .notifies('parent', { type: 'act.started' })
    .knows({ act: 'approve' })
    .invokes('deskAct', { queue, item: id, version: 1, act: 'approve' })
    .settles('deskAct', { output: undefined })
    .sees('loading')
    .notifies('parent', { type: 'act.ended' })
    .notifies('parent', { type: 'item.changed' })
    .knows({ act: null })
    .invokes('load', { queue, id }),

  own('An act that is not permitted is ignored')
    .meets('own.desk-app.act')
    .ignores({ type: 'act.requested', act: 'disburse' })
    .ignores({ type: 'claim.requested' }),

  own('A crash of the act is shown')
    .meets('own.desk-app.act')
    .sends({ type: 'act.requested', act: 'reject' })
    .settles('deskAct', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),
];
