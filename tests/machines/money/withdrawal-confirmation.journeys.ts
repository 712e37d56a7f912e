import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const changed = { kind: 'rejected', code: 'withdrawal.changed', message: 'It has changed.', status: 409 };
const may = (version: number, deadline: number | null, ...permitted: string[]) => ({
  id: 'w',
  version,
  amount: '900.00',
  permitted,
  deadline,
});
const disbursed = may(3, 5_000, 'player.received', 'player.notReceived', 'player.partiallyReceived');
const received = may(4, null);
const missing = may(4, null, 'player.received');
const cancellable = may(1, null, 'player.cancelled');
const lacking = { ...may(1, null), review: { missing: ['mobile'], paid: '0.00', min: '500.00', until: 9_000 } };
const nothing = { type: 'report.selected', arrived: 'nothing' };
const part = { type: 'report.selected', arrived: 'part' };
const noReport = { withdrawal: null, outdated: false };

const opened = (title: string) => journey(title).given({ id: 'w' });
const paidOut = (title: string) => opened(title).settles('loadWithdrawal', { output: disbursed });
const disputedJourney = (title: string) => opened(title).settles('loadWithdrawal', { output: missing });
const reviewed = (title: string) => opened(title).settles('loadWithdrawal', { output: cancellable });
const reports = [
  {
    chosen: nothing,
    state: 'open.confirmable.reporting',
    arrived: 'nothing',
    id: 's4.withdrawal.not-received',
  },
  { chosen: part, state: 'open.confirmable.reporting', arrived: 'part', id: 's4.withdrawal.partial' },
];

/** The oracle of the confirmation of a withdrawal, from the requirements. */
export const withdrawalConfirmationJourneys = [
  opened('In review, the missing items are listed until the review ends')
    .meets('own.payout.target', 'own.withdrawal.review')
    .settles('loadWithdrawal', { output: lacking })
    .sees('open.lacking')
    .lacks('deadline', 'busy')
    .knows({ withdrawal: lacking })
    .sends({ type: 'withdrawal.changed', withdrawal: may(2, null) })
    .sees('open.watched'),

  opened('In review with nothing missing, there is nothing to provide')
    .meets('own.payout.target')
    .settles('loadWithdrawal', { output: { ...lacking, review: { ...lacking.review, missing: [] } } })
    .sees('open.watched'),

  opened('In review with something missing, it can still be cancelled where that is allowed')
    .meets('own.withdrawal.no-cancel')
    .settles('loadWithdrawal', { output: { ...lacking, permitted: ['player.cancelled'] } })
    .sees('open.cancellable'),

  opened('Once disbursed, the player marks it as received')
    .meets('s4.withdrawal.received')
    .sees('loading', 'busy')
    .invokes('loadWithdrawal', { id: 'w' })
    .settles('loadWithdrawal', { output: disbursed })
    .sees('open.confirmable.choosing', 'deadline')
    .lacks('busy', 'rejected')
    .knows({ withdrawal: disbursed })
    .invokes('watchWithdrawal', { id: 'w' })
    .invokes('countdown', { deadline: 5_000 })
    .ignores({ type: 'receipt.confirmed' })
    .sends({ type: 'received.selected' })
    .sees('open.confirmable.affirming', 'deadline')
    .nothingElse()
    .sends({ type: 'receipt.confirmed' })
    .sees('open.confirming', 'busy')
    .invokes('confirmReceived', { id: 'w', version: 3 })
    .settles('confirmReceived', { output: received })
    .sees('open.watched')
    .knows({ withdrawal: received })
    .sends({ type: 'section.closed' })
    .ends({ said: true }),

  ...reports.map(({ chosen, state, arrived, id }) =>
    paidOut(`The player reports that ${arrived} arrived`)
      .meets(id)
      .sends(chosen)
      .sees(state, 'deadline')
      .invokes('withdrawalReport', { id: 'w', version: 3, amount: '900.00', arrived })
      .settles('withdrawalReport', { output: { withdrawal: missing, outdated: false } })
      .sees('open.disputed')
      .lacks('deadline')
      .knows({ withdrawal: missing })
      .sends({ type: 'section.closed' })
      .ends({ said: true }),
  ),

  ...reports.map(({ chosen, state, arrived, id }) =>
    paidOut(`Leaving the report that ${arrived} arrived returns to the choice`)
      .meets(id)
      .sends(chosen)
      .sees(state)
      .settles('withdrawalReport', { output: noReport })
      .sees('open.confirmable.choosing')
      .knows({ arrived: null })
      .sends({ type: 'section.closed' })
      .ends({ said: false }),
  ),

  ...reports.map(({ chosen, arrived, id }) =>
    paidOut(`A report that ${arrived} arrived, sent too late, reloads the withdrawal`)
      .meets(id, 's4.withdrawal.auto-confirm')
      .sends(chosen)
      .settles('withdrawalReport', { output: { withdrawal: null, outdated: true } })
      .sees('loading')
      .invokes('loadWithdrawal', { id: 'w' }),
  ),

  ...reports.map(({ chosen, arrived, id }) =>
    paidOut(`A failed report that ${arrived} arrived shows the reason, and returns to the choice`)
      .meets(id)
      .sends(chosen)
      .settles('withdrawalReport', { error: broken })
      .sees('open.rejected', 'rejected')
      .knows({ failure: broken })
      .sends({ type: 'retry.requested' })
      .sees('open.confirmable.choosing')
      .knows({ failure: null }),
  ),

  paidOut('The player can change the selected response any number of times')
    .meets('s4.withdrawal.received', 's4.withdrawal.not-received', 's4.withdrawal.partial')
    .sends({ type: 'received.selected' })
    .sends(nothing)
    .sees('open.confirmable.reporting')
    .sends(part)
    .sees('open.confirmable.reporting')
    .invokes('withdrawalReport', { id: 'w', version: 3, amount: '900.00', arrived: 'part' })
    .sends(nothing)
    .sees('open.confirmable.reporting')
    .sends({ type: 'received.selected' })
    .sees('open.confirmable.affirming')
    .sends(part)
    .sees('open.confirmable.reporting')
    .sends({ type: 'received.selected' })
    .sees('open.confirmable.affirming', 'deadline'),

  paidOut('The remaining time is shown; after it the gateway is polled')
    .meets('s4.withdrawal.auto-confirm')
    .sends({ type: 'countdown.ticked', secondsLeft: 90 })
    .knows({ secondsLeft: 90 })
    .sees('open.confirmable.choosing')
    .sends({ type: 'countdown.ended' })
    .sees('open.overdue', 'busy')
    .ignores({ type: 'received.selected' })
    .waits(1_999)
    .sees('open.overdue')
    .waits(1)
    .sees('loading')
    .settles('loadWithdrawal', { output: received })
    .sees('open.watched')
    .knows({ withdrawal: received }),

  paidOut('The deadline passes during a report')
    .meets('s4.withdrawal.auto-confirm')
    .sends(nothing)
    .sends({ type: 'countdown.ended' })
    .sees('open.overdue'),

  paidOut('After a failure of the clock the player can still respond')
    .meets('s4.withdrawal.received')
    .settles('countdown', { error: broken })
    .sees('open.confirmable.choosing'),

  opened('Updates are followed: once paid out by an operator, it can be confirmed immediately')
    .meets('own.withdrawal.notified', 'own.withdrawal.review', 's4.withdrawal.received')
    .settles('loadWithdrawal', { output: may(2, null) })
    .sees('open.watched')
    .ignores({ type: 'received.selected' })
    .ignores({ type: 'receipt.confirmed' })
    .ignores({ type: 'cancel.requested' })
    .ignores({ type: 'withdrawal.changed', withdrawal: may(2, null) })
    .sends({ type: 'withdrawal.changed', withdrawal: disbursed })
    .sees('open.confirmable.choosing')
    .knows({ withdrawal: disbursed }),

  paidOut('A repeated update does not disturb a report')
    .meets('s4.withdrawal.not-received')
    .sends(nothing)
    .ignores({ type: 'withdrawal.changed', withdrawal: disbursed })
    .ignores(nothing)
    .sees('open.confirmable.reporting'),

  disputedJourney('A late update does not undo a response')
    .meets('own.withdrawal.notified', 'own.withdrawal.dispute')
    .ignores({ type: 'withdrawal.changed', withdrawal: disbursed })
    .sees('open.disputed'),

  paidOut('Without updates the page still works')
    .meets('own.portal.broken-part')
    .settles('watchWithdrawal', { error: broken })
    .sees('open.confirmable.choosing'),

  disputedJourney('During an investigation the player confirms the receipt after all')
    .meets('own.withdrawal.dispute', 's4.withdrawal.received')
    .sees('open.disputed')
    .lacks('deadline')
    .ignores(nothing)
    .sends({ type: 'receipt.confirmed' })
    .sees('open.confirming')
    .settles('confirmReceived', { error: offline })
    .sees('open.rejected', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('open.disputed')
    .knows({ failure: null }),

  paidOut('A withdrawal changed meanwhile is reloaded')
    .meets('s4.withdrawal.received', 's4.withdrawal.auto-confirm')
    .sends({ type: 'received.selected' })
    .sends({ type: 'receipt.confirmed' })
    .settles('confirmReceived', { error: changed })
    .sees('loading')
    .knows({ failure: null }),

  reviewed('With the switch on, it can be cancelled during the review')
    .meets('own.withdrawal.no-cancel')
    .sees('open.cancellable')
    .sends({ type: 'cancel.requested' })
    .sees('open.cancelling', 'busy')
    .invokes('cancelWithdrawal', { id: 'w', version: 1 })
    .settles('cancelWithdrawal', { output: may(2, null) })
    .sees('open.watched')
    .knows({ withdrawal: may(2, null) })
    .sends({ type: 'section.closed' })
    .ends({ said: false }),

  reviewed('A withdrawal approved just before its cancellation is reloaded')
    .meets('own.withdrawal.no-cancel')
    .sends({ type: 'cancel.requested' })
    .settles('cancelWithdrawal', { error: changed })
    .sees('loading'),

  reviewed('A failed cancellation shows the reason')
    .meets('own.withdrawal.no-cancel')
    .sends({ type: 'cancel.requested' })
    .settles('cancelWithdrawal', { error: offline })
    .sees('open.rejected')
    .knows({ failure: offline }),

  opened('A failed load is reported and can be retried')
    .settles('loadWithdrawal', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .sends({ type: 'section.closed' })
    .ends({ said: false }),

  opened('After a failed load the player leaves')
    .settles('loadWithdrawal', { error: offline })
    .sends({ type: 'section.closed' })
    .ends({ said: false }),
];

export const withdrawalConfirmationTemporals = [
  leadsTo('An overdue withdrawal is polled again', 'open.overdue', 'loading', { within: 2 }),
];
