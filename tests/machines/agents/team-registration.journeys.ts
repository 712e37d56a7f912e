import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const centre = (title: string) => journey(title).meets('own.team.registration');
const link = { event: { type: 'linking.requested' }, state: 'open.linking', form: 'linkForm', about: null };
const close = {
  event: { type: 'closing.requested', code: 'ABC' },
  state: 'open.closing',
  form: 'closeForm',
  about: 'ABC',
};
const join = { event: { type: 'joining.requested' }, state: 'open.joining', form: 'memberForm', about: null };

/** The oracle of an agent's registration centre, from the requirements. */
export const teamRegistrationJourneys = [
  ...[
    { ...link, what: 'A link is made', shown: 'open.listing.linked' },
    { ...close, what: 'A link is closed', shown: 'open.listing.closed' },
  ].map(({ what, event, state, form, about, shown }) =>
    centre(`${what}, then the links are reloaded`)
      .sees('open.listing.idle')
      .invokes('list')
      .sends(event)
      .sees(state)
      .invokes(form, { about })
      .nothingElse()
      .settles(form, { output: { sent: true } })
      .sees(shown)
      .notifies('list', { type: 'refresh.requested' })
      .nothingElse(),
  ),

  centre('A created account shows its password until it is dismissed')
    .sends(join.event)
    .sees('open.joining')
    .invokes('memberForm', { about: null })
    .settles('memberForm', { output: { sent: true } })
    .sees('open.joined')
    .nothingElse()
    .ignores(link.event)
    .ignores(join.event)
    .ignores(close.event)
    .sends({ type: 'password.unchanged' })
    .sees('open.listing.idle'),

  ...[link, close, join].flatMap(({ event, state, form }) => [
    centre(`Leaving ${form} changes nothing`)
      .sends(event)
      .sees(state)
      .settles(form, { output: { sent: false } })
      .sees('open.listing.idle')
      .nothingElse(),

    centre(`A failure of ${form} is reported, and it restarts`)
      .meets('own.portal.broken-part')
      .sends(event)
      .settles(form, { error: broken })
      .sees('failed', 'rejected')
      .knows({ failure: broken })
      .sends({ type: 'retry.requested' })
      .sees('open.listing.idle')
      .lacks('rejected')
      .knows({ failure: null })
      .invokes('list'),
  ]),

  centre('A failure of the list is reported, and it restarts')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing.idle')
    .invokes('list'),
];
