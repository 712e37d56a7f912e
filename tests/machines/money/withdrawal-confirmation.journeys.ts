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
const nothing = { type: 'report.chosen', arrived: 'nothing' };
const part = { type: 'report.chosen', arrived: 'part' };
const nothingSaid = { withdrawal: null, outdated: false };

const opened = (title: string) => journey(title).given({ id: 'w' });
const paidOut = (title: string) => opened(title).settles('loadWithdrawal', { output: disbursed });
const looked = (title: string) => opened(title).settles('loadWithdrawal', { output: missing });
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
  opened('Once disbursed the player marks it received')
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
    .sends({ type: 'received.chosen' })
    .sees('open.confirmable.affirming', 'deadline')
    .nothingElse()
    .sends({ type: 'receipt.confirmed' })
    .sees('open.confirming', 'busy')
    .invokes('confirmReceived', { id: 'w', version: 3 })
    .settles('confirmReceived', { output: received })
    .sees('open.watched')
    .knows({ withdrawal: received })
    .sends({ type: 'section.left' })
    .ends({ said: true }),

  ...reports.map(({ chosen, state, arrived, id }) =>
    paidOut(`It is reported: ${arrived} arrived`)
      .meets(id)
      .sends(chosen)
      .sees(state, 'deadline')
      .invokes('withdrawalReport', { id: 'w', version: 3, amount: '900.00', arrived })
      .settles('withdrawalReport', { output: { withdrawal: missing, outdated: false } })
      .sees('open.disputed')
      .lacks('deadline')
      .knows({ withdrawal: missing })
      .sends({ type: 'section.left' })
      .ends({ said: true }),
  ),

  ...reports.map(({ chosen, state, arrived, id }) =>
    paidOut(`The report that ${arrived} arrived is left, and the choice is there again`)
      .meets(id)
      .sends(chosen)
      .sees(state)
      .settles('withdrawalReport', { output: nothingSaid })
      .sees('open.confirmable.choosing')
      .knows({ arrived: null })
      .sends({ type: 'section.left' })
      .ends({ said: false }),
  ),

  ...reports.map(({ chosen, arrived, id }) =>
    paidOut(`The report that ${arrived} arrived came too late: it is read again`)
      .meets(id, 's4.withdrawal.auto-confirm')
      .sends(chosen)
      .settles('withdrawalReport', { output: { withdrawal: null, outdated: true } })
      .sees('loading')
      .invokes('loadWithdrawal', { id: 'w' }),
  ),

  ...reports.map(({ chosen, arrived, id }) =>
    paidOut(`The report that ${arrived} arrived fails: the reason is shown, and the choice comes again`)
      .meets(id)
      .sends(chosen)
      .settles('withdrawalReport', { error: broken })
      .sees('open.refused', 'rejected')
      .knows({ failure: broken })
      .sends({ type: 'retry.requested' })
      .sees('open.confirmable.choosing')
      .knows({ failure: null }),
  ),

  paidOut('Another answer is chosen instead, as often as the player likes')
    .meets('s4.withdrawal.received', 's4.withdrawal.not-received', 's4.withdrawal.partial')
    .sends({ type: 'received.chosen' })
    .sends(nothing)
    .sees('open.confirmable.reporting')
    .sends(part)
    .sees('open.confirmable.reporting')
    .invokes('withdrawalReport', { id: 'w', version: 3, amount: '900.00', arrived: 'part' })
    .sends(nothing)
    .sees('open.confirmable.reporting')
    .sends({ type: 'received.chosen' })
    .sees('open.confirmable.affirming')
    .sends(part)
    .sees('open.confirmable.reporting')
    .sends({ type: 'received.chosen' })
    .sees('open.confirmable.affirming', 'deadline'),

  paidOut('The time that is left is shown; when it is over the gateway is asked, and asked again')
    .meets('s4.withdrawal.auto-confirm')
    .sends({ type: 'countdown.ticked', secondsLeft: 90 })
    .knows({ secondsLeft: 90 })
    .sees('open.confirmable.choosing')
    .sends({ type: 'countdown.ended' })
    .sees('open.overdue', 'busy')
    .ignores({ type: 'received.chosen' })
    .waits(1_999)
    .sees('open.overdue')
    .waits(1)
    .sees('loading')
    .settles('loadWithdrawal', { output: received })
    .sees('open.watched')
    .knows({ withdrawal: received }),

  paidOut('The deadline passes while a report is written')
    .meets('s4.withdrawal.auto-confirm')
    .sends(nothing)
    .sends({ type: 'countdown.ended' })
    .sees('open.overdue'),

  paidOut('The clock fails: it can still be said')
    .meets('s4.withdrawal.received')
    .settles('countdown', { error: broken })
    .sees('open.confirmable.choosing'),

  opened('It is followed: paid out by an operator, it can be confirmed at once')
    .meets('own.withdrawal.told', 'own.withdrawal.review', 's4.withdrawal.received')
    .settles('loadWithdrawal', { output: may(2, null) })
    .sees('open.watched')
    .ignores({ type: 'received.chosen' })
    .ignores({ type: 'receipt.confirmed' })
    .ignores({ type: 'cancel.requested' })
    .ignores({ type: 'withdrawal.changed', withdrawal: may(2, null) })
    .sends({ type: 'withdrawal.changed', withdrawal: disbursed })
    .sees('open.confirmable.choosing')
    .knows({ withdrawal: disbursed }),

  paidOut('The same news again does not disturb a report')
    .meets('s4.withdrawal.not-received')
    .sends(nothing)
    .ignores({ type: 'withdrawal.changed', withdrawal: disbursed })
    .ignores(nothing)
    .sees('open.confirmable.reporting'),

  looked('News of before that come late do not take back what was said')
    .meets('own.withdrawal.told', 'own.withdrawal.dispute')
    .ignores({ type: 'withdrawal.changed', withdrawal: disbursed })
    .sees('open.disputed'),

  paidOut('News fail: it goes on without')
    .meets('own.portal.broken-part')
    .settles('watchWithdrawal', { error: broken })
    .sees('open.confirmable.choosing'),

  looked('While it is looked into the player says that it came after all')
    .meets('own.withdrawal.dispute', 's4.withdrawal.received')
    .sees('open.disputed')
    .lacks('deadline')
    .ignores(nothing)
    .sends({ type: 'receipt.confirmed' })
    .sees('open.confirming')
    .settles('confirmReceived', { error: offline })
    .sees('open.refused', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('open.disputed')
    .knows({ failure: null }),

  paidOut('Something has happened to it meanwhile: it is read again')
    .meets('s4.withdrawal.received', 's4.withdrawal.auto-confirm')
    .sends({ type: 'received.chosen' })
    .sends({ type: 'receipt.confirmed' })
    .settles('confirmReceived', { error: changed })
    .sees('loading')
    .knows({ failure: null }),

  reviewed('Where the switch is on it can be cancelled while it is reviewed')
    .meets('own.withdrawal.no-cancel')
    .sees('open.cancellable')
    .sends({ type: 'cancel.requested' })
    .sees('open.cancelling', 'busy')
    .invokes('cancelWithdrawal', { id: 'w', version: 1 })
    .settles('cancelWithdrawal', { output: may(2, null) })
    .sees('open.watched')
    .knows({ withdrawal: may(2, null) })
    .sends({ type: 'section.left' })
    .ends({ said: false }),

  reviewed('It was approved a moment before: it is read again')
    .meets('own.withdrawal.no-cancel')
    .sends({ type: 'cancel.requested' })
    .settles('cancelWithdrawal', { error: changed })
    .sees('loading'),

  reviewed('It could not be cancelled: the reason is shown')
    .meets('own.withdrawal.no-cancel')
    .sends({ type: 'cancel.requested' })
    .settles('cancelWithdrawal', { error: offline })
    .sees('open.refused')
    .knows({ failure: offline }),

  opened('It cannot be read: it is told, and tried again')
    .settles('loadWithdrawal', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .sends({ type: 'section.left' })
    .ends({ said: false }),

  opened('It cannot be read, and is left')
    .settles('loadWithdrawal', { error: offline })
    .sends({ type: 'section.left' })
    .ends({ said: false }),
];

export const withdrawalConfirmationTemporals = [
  leadsTo('What is overdue is looked at again', 'open.overdue', 'loading', { within: 2 }),
];
