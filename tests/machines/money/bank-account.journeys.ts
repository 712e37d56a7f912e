import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const left = { output: undefined };
const listing = (title: string) => journey(title).meets('own.bank-account.bound');
const acts = [
  { what: 'To bind one', event: { type: 'binding.requested' }, state: 'open.binding', form: 'bindForm', about: null },
  {
    what: 'To remove one',
    event: { type: 'removal.requested', id: 'a' },
    state: 'open.removing',
    form: 'removeForm',
    about: 'a',
  },
];

/** Journeys of the payout accounts, derived from the requirements. */
export const bankAccountJourneys = [
  ...acts.flatMap(({ what, event, state, form, about }) => [
    listing(`${what} requires the payment password, then the list is reloaded`)
      .meets('own.payment-password.required')
      .sees('open.listing')
      .invokes('list')
      .sends(event)
      .sees(state)
      .invokes(form, { about })
      .nothingElse()
      .settles(form, { output: { sent: true } })
      .sees('open.listing')
      .notifies('list', { type: 'refresh.requested' })
      .settles('list', left)
      .ends({ changed: true }),

    listing(`Leaving ${what} changes nothing`)
      .sends(event)
      .settles(form, { output: { sent: false } })
      .sees('open.listing')
      .nothingElse()
      .settles('list', left)
      .ends({ changed: false }),

    listing(`A failure of ${what} is reported, and it restarts`)
      .meets('own.portal.broken-part')
      .sends(event)
      .settles(form, { error: broken })
      .sees('failed', 'rejected')
      .knows({ failure: broken })
      .sends({ type: 'retry.requested' })
      .sees('open.listing')
      .lacks('rejected')
      .knows({ failure: null })
      .invokes('list'),
  ]),

  listing('After a failure of the list the player goes back')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends({ type: 'section.closed' })
    .ends({ changed: false }),
];
