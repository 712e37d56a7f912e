import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const application = (state: string, reason: string | null = null) => ({
  number: 'A00000007',
  state,
  date: '2026-11-20',
  reason,
});
const stands = (kind: string, more: object = {}) => ({
  output: { kind, standing: { isAgent: false, code: null, application: null, ...more } },
});
const opened = (title: string) => journey(title).meets('own.affiliate.states');
const applying = (title: string) => opened(title).settles('load', stands('none'));
const received = (title: string) =>
  opened(title).settles('load', stands('received', { application: application('received') }));

/** The oracle of an application to the agent programme, from the requirements. */
export const affiliateApplicationJourneys = [
  opened('A new applicant sends the form and sees the application')
    .sees('loading', 'busy')
    .invokes('load')
    .settles('load', stands('none'))
    .sees('applying')
    .lacks('busy')
    .invokes('applicationForm', { about: null })
    .settles('applicationForm', { output: { sent: true } })
    .sees('loading', 'busy')
    .settles('load', stands('received', { application: application('received') }))
    .sees('received')
    .knows({ outcome: stands('received', { application: application('received') }).output }),

  applying('Leaving the form sends nothing')
    .settles('applicationForm', { output: { sent: false } })
    .sees('closed')
    .ends({}),

  received('Reloading shows that the application is in review')
    .sends({ type: 'refresh.requested' })
    .sees('loading')
    .settles('load', stands('inReview', { application: application('inReview') }))
    .sees('inReview')
    .sends({ type: 'refresh.requested' })
    .sees('loading')
    .settles('load', stands('agent', { isAgent: true, code: 'SHAPLA', application: application('approved') }))
    .sees('agent')
    .knows({
      outcome: { kind: 'agent', standing: { isAgent: true, code: 'SHAPLA', application: application('approved') } },
    })
    .ignores({ type: 'again.requested' }),

  opened('A rejected applicant reads why, and applies again')
    .settles('load', stands('rejected', { application: application('rejected', 'The page is not there.') }))
    .sees('rejected')
    .sends({ type: 'again.requested' })
    .sees('applying')
    .invokes('applicationForm', { about: null }),

  received('An open application leaves no room for another one').ignores({ type: 'again.requested' }),

  ...(['received', 'inReview', 'agent', 'rejected'] as const).map((kind) =>
    opened(`In the state ${kind}, the player goes on to the messages`)
      .settles('load', stands(kind))
      .sends({ type: 'messages.requested' })
      .sees('closed')
      .ends({ next: { to: 'messageV2', centre: 'memberCentre' } }),
  ),

  applying('Before anything is sent there is nothing to reload').ignores({ type: 'messages.requested' }),

  opened('A failed load is reported and can be retried')
    .settles('load', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null }),

  applying('A failure of the form is reported and reloads everything')
    .meets('own.portal.broken-part')
    .settles('applicationForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null }),
];
