import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const pending = { id: 'd', state: 'pending', payUrl: 'https://pay.example/d', expiresAt: 5_000, reason: null };
const as = (state: string, reason: string | null = null) => ({ ...pending, state, payUrl: null, reason });
const changed = (deposit: object) => ({ type: 'deposit.changed', deposit });
const another = { type: 'another.requested' };

const cancel = { type: 'cancel.requested' };
const offline = { kind: 'offline', code: 'client.offline' };
const depositJourney = (title: string, deposit: object = pending) => journey(title).given({ deposit });
const ends = [
  { how: 'credited', deposit: as('credited'), state: 'credited' },
  { how: 'paid but sent back', deposit: as('returned', 'limit'), state: 'returned' },
  { how: 'refused by the provider', deposit: as('failed', 'card.declined'), state: 'followed.declined' },
  { how: 'cancelled by the player', deposit: as('failed', 'cancelled'), state: 'followed.cancelled' },
  { how: 'not paid in time', deposit: as('expired'), state: 'followed.expired' },
];
const notPaid = ends.slice(2);

/** Journeys of a deposit whose payment has started, derived from the requirements. */
export const depositPaymentJourneys = [
  depositJourney('A payment on the provider’s page is credited')
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
    depositJourney(`The page updates itself when the payment is ${how}`)
      .meets('own.deposit.ended')
      .sends(changed(deposit))
      .sees(state)
      .lacks('pending')
      .knows({ deposit })
      .ignores(changed(deposit))
      .sends(another)
      .ends(),
    depositJourney(`A payment that was ${how} in the background is shown so`, deposit)
      .meets('own.deposit.ended', 'own.deposit.resumed')
      .sees(state)
      .knows({ deposit })
      .sends(another)
      .ends(),
  ]),

  ...notPaid.map(({ how, deposit, state }) =>
    depositJourney(`A payment ${how}, whose money arrives after all, is credited`)
      .meets('own.deposit.ended')
      .sends(changed(deposit))
      .sees(state)
      .sends(changed(as('credited')))
      .sees('credited')
      .knows({ deposit: as('credited') })
      .ignores(changed(deposit)),
  ),

  ...notPaid.map(({ how, deposit, state }) =>
    depositJourney(`A payment ${how}, whose money arrives but may not be credited, is returned`)
      .meets('own.deposit.ended')
      .sends(changed(deposit))
      .sees(state)
      .sends(changed(as('returned', 'exclusion')))
      .sees('returned')
      .lacks('pending')
      .knows({ deposit: as('returned', 'exclusion') })
      .ignores(changed(as('credited'))),
  ),

  depositJourney(
    'The remaining time is shown; after it nothing can be paid, and the provider’s confirmation is still awaited',
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

  depositJourney('A cancellation notifies the gateway once, and another deposit can follow')
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

  depositJourney('A deposit paid during its cancellation is credited')
    .meets('own.deposit.cancelled', 'own.deposit.ended')
    .sends(cancel)
    .settles('cancelDeposit', { output: as('credited') })
    .sees('credited')
    .knows({ deposit: as('credited') }),

  depositJourney('The provider confirms the payment during the cancellation')
    .meets('own.deposit.cancelled', 'own.deposit.ended')
    .sends(cancel)
    .sends(changed(as('credited')))
    .sees('credited')
    .lacks('busy'),

  depositJourney('A failed cancellation shows the reason and is retried')
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

  depositJourney('A cancellation fails until the deadline')
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

  depositJourney('The time ends during the cancellation: nothing can be paid, and its response still counts')
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

  depositJourney(
    'The time ends during a failing cancellation: its reason is dropped, and the provider’s confirmation is awaited',
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

  depositJourney('The time ends during the cancellation, and the provider confirms the payment')
    .meets('own.deposit.cancelled', 'own.deposit.ended')
    .sends(cancel)
    .sends({ type: 'countdown.ended' })
    .sends(changed(as('credited')))
    .sees('credited')
    .lacks('busy'),

  depositJourney('After a failure of the clock the deposit can still be paid')
    .meets('own.deposit.provider')
    .settles('countdown', { error: broken })
    .sees('followed.pending.payable'),

  depositJourney('A failed watch is reported and restarts')
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
