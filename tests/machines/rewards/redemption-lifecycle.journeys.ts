import { journey } from '../../harness/journey';

const applied = (title: string) => journey(title).meets('s4.status.redeem', 'own.points.redeemed');

/** The oracle of the life of a redemption, from the requirements. */
export const redemptionLifecycleJourneys = [
  applied('In process, then approved: the points are spent before the notification')
    .sees('inProcess', 'open')
    .nothingElse()
    .sends({ type: 'ops.approved' })
    .sees('approved')
    .lacks('open')
    .acts('postPoints')
    .acts('notifyPlayer', { news: 'approved' })
    .nothingElse()
    .ends(),

  applied('Rejected: the points are back before the notification')
    .sends({ type: 'ops.rejected' })
    .sees('rejected')
    .lacks('open')
    .acts('returnPoints')
    .acts('notifyPlayer', { news: 'rejected' })
    .nothingElse()
    .ends(),
];
