import { journey } from '../../harness/journey';

const sent = (title: string) => journey(title).meets('own.affiliate.states');

/** The oracle of the life of an application to the agent programme, from the requirements. */
export const affiliateLifecycleJourneys = [
  sent('Received, in review, approved: each step notifies, and the applicant is an agent before the approval does')
    .sees('received', 'open')
    .acts('notifyApplicant', { news: 'received' })
    .nothingElse()
    .sends({ type: 'ops.reviewed' })
    .sees('inReview', 'open')
    .acts('notifyApplicant', { news: 'inReview' })
    .nothingElse()
    .ignores({ type: 'ops.reviewed' })
    .sends({ type: 'ops.approved' })
    .sees('approved')
    .lacks('open')
    .acts('makeAgent')
    .acts('notifyApplicant', { news: 'approved' })
    .nothingElse()
    .ends(),

  sent('Rejected in the review: the applicant is notified and does not become an agent')
    .sends({ type: 'ops.reviewed' })
    .sends({ type: 'ops.rejected' })
    .sees('rejected')
    .lacks('open')
    .acts('notifyApplicant', { news: 'rejected' })
    .nothingElse()
    .ends(),

  sent('Approved without a review')
    .sends({ type: 'ops.approved' })
    .sees('approved')
    .acts('makeAgent')
    .acts('notifyApplicant', { news: 'approved' })
    .nothingElse()
    .ends(),

  sent('Rejected without a review')
    .sends({ type: 'ops.rejected' })
    .sees('rejected')
    .acts('notifyApplicant', { news: 'rejected' })
    .nothingElse()
    .ends(),
];
