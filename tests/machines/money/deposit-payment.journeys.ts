import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const pending = { id: 'd', state: 'pending', payUrl: 'https://pay.example/d', expiresAt: 5_000, reason: null };
const as = (state: string, reason: string | null = null) => ({ ...pending, state, payUrl: null, reason });
const changed = (deposit: object) => ({ type: 'deposit.changed', deposit });
const another = { type: 'another.requested' };

const cancel = { type: 'cancel.requested' };
const offline = { kind: 'offline', code: 'client.offline' };
const begun = (title: string, deposit: object = pending) => journey(title).given({ deposit });
const ends = [
  { how: 'credited', deposit: as('credited'), state: 'credited' },
  { how: 'paid but sent back', deposit: as('returned', 'limit'), state: 'returned' },
  { how: 'refused by the provider', deposit: as('failed', 'card.declined'), state: 'followed.declined' },
  { how: 'cancelled by the player', deposit: as('failed', 'cancelled'), state: 'followed.cancelled' },
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

  begun(
    'The time that is left is shown; when it is over nothing can be paid any more, and the provider’s word is still waited for',
  )
    .meets('own.deposit.provider')
    .sends({ type: 'countdown.ticked', secondsLeft: 90 })
    .knows({ secondsLeft: 90 })
    .sees('followed.pending.payable')
    .sends({ type: 'countdown.ended' })
    .sees('followed.pending.overdue', 'pending', 'overdue')
    .ignores({ type: 'countdown.ticked', secondsLeft: 80 })
    .sends(changed(as('expired')))
    .sees('followed.expired'),

  begun('It is cancelled: the gateway is told, once, and another can follow')
    .meets('own.deposit.cancelled')
    .sends(cancel)
    .sees('followed.pending.cancelling', 'pending', 'busy')
    .lacks('rejected')
    .invokes('cancelDeposit', { id: 'd' })
    .nothingElse()
    .ignores(cancel)
    .ignores(another)
    .settles('cancelDeposit', { output: as('failed', 'cancelled') })
    .sees('followed.cancelled')
    .lacks('pending', 'rejected', 'busy')
    .knows({ deposit: as('failed', 'cancelled') })
    .ignores(cancel)
    .sends(another)
    .ends(),

  begun('It is cancelled, and was paid meanwhile: it is credited')
    .meets('own.deposit.cancelled', 'own.deposit.ended')
    .sends(cancel)
    .settles('cancelDeposit', { output: as('credited') })
    .sees('credited')
    .knows({ deposit: as('credited') }),

  begun('While it is being cancelled the provider says that it was paid')
    .meets('own.deposit.cancelled', 'own.deposit.ended')
    .sends(cancel)
    .sends(changed(as('credited')))
    .sees('credited')
    .lacks('busy'),

  begun('It could not be cancelled: the reason is shown, and it is tried again')
    .meets('own.deposit.cancelled')
    .sends(cancel)
    .settles('cancelDeposit', { error: offline })
    .sees('followed.pending.uncancelled', 'pending', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'countdown.ticked', secondsLeft: 80 })
    .knows({ secondsLeft: 80 })
    .sends(cancel)
    .sees('followed.pending.cancelling')
    .knows({ failure: null })
    .invokes('cancelDeposit', { id: 'd' }),

  begun('It could not be cancelled until its time was over')
    .meets('own.deposit.cancelled', 'own.deposit.provider')
    .sends(cancel)
    .sends({ type: 'countdown.ticked', secondsLeft: 70 })
    .knows({ secondsLeft: 70 })
    .lacks('overdue')
    .settles('cancelDeposit', { error: offline })
    .sends({ type: 'countdown.ended' })
    .sees('followed.pending.overdue')
    .lacks('rejected')
    .knows({ failure: null }),

  begun('Its time ends while it is being cancelled: nothing can be paid any more, and the answer still counts')
    .meets('own.deposit.cancelled', 'own.deposit.provider')
    .sends(cancel)
    .sees('followed.pending.cancelling', 'pending', 'busy')
    .lacks('overdue')
    .sends({ type: 'countdown.ended' })
    .sees('followed.pending.cancelling', 'pending', 'busy', 'overdue')
    .ignores({ type: 'countdown.ticked', secondsLeft: 80 })
    .ignores(cancel)
    .settles('cancelDeposit', { output: as('failed', 'cancelled') })
    .sees('followed.cancelled')
    .lacks('overdue')
    .knows({ deposit: as('failed', 'cancelled') }),

  begun(
    'Its time ends while it is being cancelled, and that fails: the reason says nothing any more, and the provider’s word is waited for',
  )
    .meets('own.deposit.cancelled', 'own.deposit.provider', 'own.deposit.ended')
    .sends(cancel)
    .sends({ type: 'countdown.ended' })
    .settles('cancelDeposit', { error: offline })
    .sees('followed.pending.overdue', 'pending', 'overdue')
    .lacks('rejected', 'busy')
    .knows({ failure: null })
    .ignores(cancel)
    .sends(changed(as('expired')))
    .sees('followed.expired')
    .lacks('pending', 'overdue'),

  begun('Its time ends while it is being cancelled, and the provider says that it was paid')
    .meets('own.deposit.cancelled', 'own.deposit.ended')
    .sends(cancel)
    .sends({ type: 'countdown.ended' })
    .sends(changed(as('credited')))
    .sees('credited')
    .lacks('busy'),

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
