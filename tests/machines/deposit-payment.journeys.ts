import { journey } from '../support/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const pending = { id: 'd', state: 'pending', payUrl: 'https://pay.example/d', expiresAt: 5_000, reason: null };
const as = (state: string, reason: string | null = null) => ({ ...pending, state, payUrl: null, reason });
const changed = (deposit: object) => ({ type: 'deposit.changed', deposit });
const another = { type: 'another.requested' };

const begun = (title: string, deposit: object = pending) => journey(title).given({ deposit });
const ends = [
  { how: 'credited', deposit: as('credited'), state: 'credited' },
  { how: 'paid but sent back', deposit: as('returned', 'limit'), state: 'returned' },
  { how: 'refused by the provider', deposit: as('failed', 'card.declined'), state: 'followed.declined' },
  { how: 'not paid in time', deposit: as('expired'), state: 'followed.expired' },
];
const notPaid = ends.slice(2);

/** The oracle of a deposit that was begun, from the requirements. */
export const depositPaymentJourneys = [
  begun('It is paid on the page of the provider, and credited')
    .meets('own.deposit.provider', 'own.deposit.ended', 's1.member.deposit')
    .sees('followed.pending.payable', 'pending')
    .lacks('rejected')
    .invokes('watchDeposit', { id: 'd' })
    .invokes('countdown', { deadline: 5_000 })
    .nothingElse()
    .ignores(changed(pending))
    .ignores(another)
    .sends(changed(as('credited')))
    .sees('credited')
    .lacks('pending')
    .knows({ deposit: as('credited') })
    .sends(another)
    .ends(),

  ...ends.flatMap(({ how, deposit, state }) => [
    begun(`It shows by itself that it was ${how}`)
      .meets('own.deposit.ended')
      .sends(changed(deposit))
      .sees(state)
      .lacks('pending')
      .knows({ deposit })
      .ignores(changed(deposit))
      .sends(another)
      .ends(),
    begun(`One that was ${how} while nobody looked shows that`, deposit)
      .meets('own.deposit.ended', 'own.deposit.resumed')
      .sees(state)
      .knows({ deposit })
      .sends(another)
      .ends(),
  ]),

  ...notPaid.map(({ how, deposit, state }) =>
    begun(`It was ${how}, and the money comes after all: it is credited`)
      .meets('own.deposit.ended')
      .sends(changed(deposit))
      .sees(state)
      .sends(changed(as('credited')))
      .sees('credited')
      .knows({ deposit: as('credited') })
      .ignores(changed(deposit)),
  ),

  ...notPaid.map(({ how, deposit, state }) =>
    begun(`It was ${how}, and the money comes when it may not be credited: it goes back`)
      .meets('own.deposit.ended')
      .sends(changed(deposit))
      .sees(state)
      .sends(changed(as('returned', 'exclusion')))
      .sees('returned')
      .lacks('pending')
      .knows({ deposit: as('returned', 'exclusion') })
      .ignores(changed(as('credited'))),
  ),

  begun('The time that is left is shown; when it is over nothing can be paid any more, and the provider’s word is still waited for')
    .meets('own.deposit.provider')
    .sends({ type: 'countdown.ticked', secondsLeft: 90 })
    .knows({ secondsLeft: 90 })
    .sees('followed.pending.payable')
    .sends({ type: 'countdown.ended' })
    .sees('followed.pending.overdue', 'pending')
    .ignores({ type: 'countdown.ticked', secondsLeft: 80 })
    .sends(changed(as('expired')))
    .sees('followed.expired'),

  begun('The clock fails: it can still be paid')
    .meets('own.deposit.provider')
    .settles('countdown', { error: broken })
    .sees('followed.pending.payable'),

  begun('It can no longer be followed: it is told, and followed again')
    .meets('own.deposit.resumed', 'own.portal.broken-part')
    .settles('watchDeposit', { error: broken })
    .sees('lost', 'rejected')
    .lacks('pending')
    .knows({ failure: broken })
    .ignores(changed(as('credited')))
    .sends({ type: 'retry.requested' })
    .sees('followed.pending.payable')
    .knows({ failure: null })
    .invokes('watchDeposit', { id: 'd' }),
];
