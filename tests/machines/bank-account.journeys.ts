import { journey } from '../support/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const bound = { list: [{ id: 'a', maskedNumber: '•••• 4321' }], providers: [], holder: 'Rahim Uddin' };
const nothing = { ...bound, list: [] };
const shown = (title: string) => journey(title).meets('own.bank-account.bound').settles('loadAccounts', { output: bound });
const acts = [
  { what: 'To bind one', event: { type: 'binding.requested' }, state: 'binding', form: 'bindForm', about: null },
  { what: 'To remove one', event: { type: 'removal.requested', id: 'a' }, state: 'removing', form: 'removeForm', about: 'a' },
];

/** The oracle of the bound accounts, from the requirements. */
export const bankAccountJourneys = [
  ...acts.flatMap(({ what, event, state, form, about }) => [
    shown(`${what} takes the payment password`)
      .meets('own.payment-password.asked')
      .sees('shown')
      .lacks('busy')
      .knows({ bound })
      .sends(event)
      .sees(state)
      .invokes(form, { about })
      .settles(form, { output: { sent: true } })
      .sees('loading', 'busy')
      .invokes('loadAccounts')
      .settles('loadAccounts', { output: nothing })
      .knows({ bound: nothing })
      .sends({ type: 'section.left' })
      .ends({ changed: true }),

    shown(`${what} is left: nothing changes`)
      .sends(event)
      .settles(form, { output: { sent: false } })
      .sees('shown')
      .sends({ type: 'section.left' })
      .ends({ changed: false }),

    shown(`${what} breaks down: it is told, and begun anew`)
      .meets('own.portal.broken-part')
      .sends(event)
      .settles(form, { error: broken })
      .sees('failed', 'rejected')
      .knows({ failure: broken })
      .sends({ type: 'retry.requested' })
      .sees('loading')
      .knows({ failure: null }),
  ]),

  journey('They cannot be read: the player goes back')
    .meets('own.bank-account.bound', 's8.message.network-abnormal')
    .settles('loadAccounts', { error: offline })
    .sees('failed')
    .knows({ failure: offline })
    .sends({ type: 'section.left' })
    .ends({ changed: false }),

  journey('It is left while they are read').meets('own.bank-account.bound').sends({ type: 'section.left' }).ends({ changed: false }),
];
