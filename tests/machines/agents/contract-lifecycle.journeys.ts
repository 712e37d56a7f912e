import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const WEEK = 7 * 24 * 60;
const offerJourney = (title: string) => journey(title).given({ answerMinutes: WEEK });
const inForce = (title: string) => offerJourney(title).sends({ type: 'downline.accepted' });

/** Each party, with the other one and the state that its request is in. */
const PARTIES = [
  ['upline', 'downline', 'inForce.endAskedByUpline'],
  ['downline', 'upline', 'inForce.endAskedByDownline'],
] as const;

/** Journeys of an agreement's lifecycle, derived from the requirements. */
export const contractLifecycleJourneys = [
  offerJourney('Offered and accepted: both parties are notified at each step')
    .meets('s6.contract.parties', 's4.contract.decision', 's4.status.contract')
    .sees('offered', 'waiting')
    .lacks('inForce', 'over')
    .acts('notifySides', { news: 'offered' })
    .nothingElse()
    .sends({ type: 'downline.accepted' })
    .sees('inForce.active', 'inForce')
    .lacks('waiting', 'over')
    .acts('notifySides', { news: 'accepted' })
    .nothingElse()
    .ignores({ type: 'downline.accepted' })
    .ignores({ type: 'downline.rejected' })
    .ignores({ type: 'upline.withdrawn' })
    .ignores({ type: 'upline.endConfirmed' })
    .ignores({ type: 'downline.endConfirmed' }),

  offerJourney('Rejected: none of the terms take effect')
    .meets('s6.contract.parties', 's4.contract.decision', 's4.status.contract')
    .sends({ type: 'downline.rejected' })
    .sees('rejected', 'over')
    .lacks('inForce', 'waiting')
    .acts('notifySides', { news: 'rejected' })
    .nothingElse()
    .ends(),

  offerJourney('Withdrawn before the response')
    .meets('own.contract.lifecycle')
    .sends({ type: 'upline.withdrawn' })
    .sees('withdrawn', 'over')
    .acts('notifySides', { news: 'withdrawn' })
    .nothingElse()
    .ends(),

  offerJourney('Expires a week after the offer, and not a minute earlier')
    .meets('own.contract.lifecycle')
    .ignores({ type: 'other.superseded' })
    .ignores({ type: 'other.ended' })
    .ignores({ type: 'upline.endAsked' })
    .waits((WEEK - 1) * 60_000)
    .sees('offered')
    .waits(60_000)
    .sees('expired', 'over')
    .acts('notifySides', { news: 'expired' })
    .nothingElse()
    .ends(),

  ...PARTIES.flatMap(([request, answers, waits]) => [
    inForce(`The ${request} requests termination, and the ${answers} confirms`)
      .meets('s4.contract.decision', 's4.contract.request-types')
      .sends({ type: `${request}.endAsked` })
      .sees(waits, 'inForce', 'waiting')
      .acts('notifySides', { news: 'endAsked', askedBy: request })
      .nothingElse()
      .ignores({ type: `${request}.endConfirmed` })
      .ignores({ type: `${request}.endRefused` })
      .ignores({ type: `${answers}.endTakenBack` })
      .ignores({ type: `${answers}.endAsked` })
      .sends({ type: `${answers}.endConfirmed` })
      .sees('terminated', 'over')
      .lacks('inForce')
      .acts('endDownlineContracts')
      .acts('notifySides', { news: 'terminated' })
      .nothingElse()
      .ends(),

    ...(
      [
        [`${answers}.endRefused`, 'endRefused', 'rejected'],
        [`${request}.endTakenBack`, 'endTakenBack', 'withdrawn'],
      ] as const
    ).map(([type, news, outcome]) =>
      inForce(`The ${request} requests termination, then ${type}: the agreement continues, and the outcome is stored`)
        .meets('s4.contract.request-types', 's4.status.contract', 'own.contract.outcome')
        .knows({ lastEnd: null })
        .sends({ type: `${request}.endAsked` })
        .sends({ type })
        .sees('inForce.active')
        .lacks('waiting', 'over')
        .knows({ lastEnd: outcome })
        .acts('notifySides', { news, askedBy: request })
        .nothingElse(),
    ),

    inForce(`The ${request} requests termination; without a response for a week the agreement continues`)
      .meets('own.contract.lifecycle', 'own.contract.outcome')
      .sends({ type: `${request}.endAsked` })
      .waits((WEEK - 1) * 60_000)
      .sees(waits)
      .waits(60_000)
      .sees('inForce.active')
      .knows({ lastEnd: 'expired' })
      .acts('notifySides', { news: 'endExpired', askedBy: request })
      .nothingElse(),

    inForce(`While the ${request} requests termination, the agreement ends with the grantor’s own`)
      .meets('s4.contract.auto-termination')
      .sends({ type: `${request}.endAsked` })
      .sends({ type: 'other.ended' })
      .sees('autoTerminated', 'over')
      .lacks('inForce')
      .acts('endDownlineContracts')
      .acts('notifySides', { news: 'autoTerminated' })
      .nothingElse()
      .ends(),
  ]),

  inForce('Acceptance of other terms supersedes the agreement')
    .meets('own.contract.lifecycle')
    .sends({ type: 'other.superseded' })
    .sees('superseded', 'over')
    .lacks('inForce')
    .acts('notifySides', { news: 'superseded' })
    .nothingElse()
    .ends(),

  inForce('Terms above the grantor’s own end the agreement and its dependent ones')
    .meets('s4.contract.auto-termination')
    .sends({ type: 'other.ended' })
    .sees('autoTerminated', 'over')
    .acts('endDownlineContracts')
    .acts('notifySides', { news: 'autoTerminated' })
    .nothingElse()
    .ends(),
];

export const contractLifecycleTemporals = [
  leadsTo('An offer without a response expires', 'offered', 'expired', { within: 1 }),
  leadsTo(
    'An agreement stays in force until both parties agree to end it',
    ['inForce.endAskedByUpline', 'inForce.endAskedByDownline'],
    'inForce.active',
    {
      within: 1,
    },
  ),
];
