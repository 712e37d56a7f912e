import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { activeNames } from '../../harness/journey-checks';
import { leadsTo } from '../../harness/temporal';

const policy = { playerCancels: false, forcedReceiptRefunds: false, autoConfirmMinutes: 30 };
const MINUTE = 60_000;

const sent = (title: string, more = {}) => journey(title).given({ ...policy, ...more });
const approved = (title: string, more = {}) => sent(title, more).sends({ type: 'ops.approved' });
const disbursed = (title: string, more = {}) => approved(title, more).sends({ type: 'ops.disbursed' });
const disputed = (title: string) => disbursed(title).sends({ type: 'player.notReceived' });
const atProvider = (title: string, more = {}) => approved(title, more).sends({ type: 'ops.sent' });
const inPart = (title: string) => disbursed(title).sends({ type: 'player.partiallyReceived' });

/** Journeys of a withdrawal's lifecycle, derived from the requirements. */
export const withdrawalLifecycleJourneys = [
  sent('Reviewed, approved, disbursed and received')
    .meets('s1.member.withdrawal', 's4.withdrawal.received', 'own.withdrawal.review', 'own.withdrawal.notified')
    .sees('requested', 'waiting')
    .nothingElse()
    .sends({ type: 'ops.approved' })
    .sees('approved', 'waiting')
    .nothingElse()
    .sends({ type: 'ops.disbursed' })
    .sees('unconfirmed.disbursed', 'confirmable')
    .lacks('waiting')
    .acts('postHold')
    .acts('notifyPlayer', { news: 'disbursed', minutes: 30 })
    .nothingElse()
    .sends({ type: 'player.received' })
    .nothingElse()
    .sees('received', 'paid')
    .lacks('confirmable')
    .ends(),

  sent('A payout that needs no review is approved by the rules, and then paid out as any other')
    .meets('own.payout.automatic')
    .sends({ type: 'rules.approved' })
    .sees('approved', 'waiting')
    .nothingElse()
    .ignores({ type: 'rules.approved' })
    .sends({ type: 'ops.disbursed' })
    .sees('unconfirmed.disbursed')
    .acts('postHold'),

  sent('Before disbursement nothing can be confirmed, and the review cannot be skipped')
    .meets('own.withdrawal.review', 's4.withdrawal.received')
    .ignores({ type: 'player.received' })
    .ignores({ type: 'player.notReceived' })
    .ignores({ type: 'player.partiallyReceived' })
    .ignores({ type: 'ops.disbursed' })
    .ignores({ type: 'ops.refunded' })
    .sends({ type: 'ops.approved' })
    .ignores({ type: 'player.received' })
    .ignores({ type: 'ops.approved' })
    .waits(60 * MINUTE)
    .sees('approved'),

  sent('A rejection returns the money and notifies the player')
    .meets('own.withdrawal.review', 'own.withdrawal.notified')
    .sends({ type: 'ops.rejected' })
    .sees('rejected', 'back')
    .acts('voidHold')
    .acts('notifyPlayer', { news: 'rejected' })
    .nothingElse()
    .ends(),

  approved('A failed payout is rejected after all')
    .meets('own.withdrawal.review')
    .sends({ type: 'ops.rejected' })
    .sees('rejected')
    .acts('voidHold'),

  sent('Once sent, the player cannot cancel it')
    .meets('own.withdrawal.no-cancel')
    .ignores({ type: 'player.cancelled' })
    .sees('requested'),

  sent('Where allowed, the player cancels it during the review', { playerCancels: true })
    .meets('own.withdrawal.no-cancel')
    .sends({ type: 'player.cancelled' })
    .sees('cancelled', 'back')
    .acts('voidHold')
    .nothingElse()
    .ends(),

  approved('Once approved, it cannot be cancelled', { playerCancels: true })
    .meets('own.withdrawal.no-cancel')
    .ignores({ type: 'player.cancelled' }),

  disbursed('Not confirmed within the set minutes, it counts as received, without a refund')
    .meets('s4.withdrawal.auto-confirm', 's4.withdrawal.forced-receipt', 'own.withdrawal.notified')
    .waits(30 * MINUTE - 1)
    .sees('unconfirmed', 'confirmable')
    .waits(1)
    .sees('countedReceived', 'paid')
    .acts('notifyPlayer', { news: 'countedReceived' })
    .nothingElse()
    .ends(),

  disbursed('With the alternative setting, a forced receipt returns the money', {
    forcedReceiptRefunds: true,
    autoConfirmMinutes: 45,
  })
    .meets('s4.withdrawal.forced-receipt')
    .waits(45 * MINUTE - 1)
    .sees('unconfirmed')
    .waits(1)
    .sees('returned', 'back')
    .acts('returnRemainder')
    .acts('notifyPlayer', { news: 'returned' })
    .nothingElse()
    .ends(),

  disputed('Nothing received: an operator pays again, and the player has the full time again')
    .meets('s4.withdrawal.not-received', 'own.withdrawal.dispute', 'own.withdrawal.notified')
    .sees('disputed.notReceived', 'disputed')
    .lacks('confirmable')
    .nothingElse()
    .waits(60 * MINUTE)
    .sees('disputed.notReceived')
    .sends({ type: 'ops.paidAgain' })
    .sees('unconfirmed.paidAgain', 'confirmable')
    .acts('payRemainder')
    .acts('notifyPlayer', { news: 'paidAgain', minutes: 30 })
    .nothingElse()
    .waits(30 * MINUTE - 1)
    .sees('unconfirmed.paidAgain')
    .waits(1)
    .sees('countedReceived'),

  inPart('A part received: an operator refunds the remainder')
    .meets('s4.withdrawal.partial', 'own.withdrawal.dispute')
    .sees('disputed.partiallyReceived', 'disputed')
    .nothingElse()
    .sends({ type: 'ops.refunded' })
    .sees('refunded', 'back')
    .acts('returnRemainder')
    .acts('notifyPlayer', { news: 'refunded' })
    .nothingElse()
    .ends(),

  disputed('A claim rejected by the operator counts as paid, and the player is notified')
    .meets('own.withdrawal.dispute', 'own.withdrawal.notified')
    .sends({ type: 'ops.refused' })
    .sees('refused', 'paid')
    .acts('notifyPlayer', { news: 'refused' })
    .nothingElse()
    .ends(),

  inPart('Missing money arrived late: the player confirms after all')
    .meets('own.withdrawal.dispute', 's4.withdrawal.received')
    .ignores({ type: 'player.partiallyReceived' })
    .sends({ type: 'player.received' })
    .sees('received')
    .nothingElse(),

  atProvider('Sent to the provider, accepted, paid and then confirmed as any other')
    .meets('own.payout.provider', 'own.withdrawal.notified')
    .sees('paying.sending', 'waiting')
    .acts('sendPayout')
    .nothingElse()
    .sends({ type: 'provider.accepted' })
    .sees('paying.sent', 'waiting')
    .nothingElse()
    .sends({ type: 'provider.paid' })
    .sees('unconfirmed.disbursed', 'confirmable')
    .lacks('waiting')
    .acts('postHold')
    .acts('notifyPlayer', { news: 'disbursed', minutes: 30 })
    .nothingElse(),

  atProvider('The report that it is paid arrives before the answer to the order, and counts once')
    .meets('own.payout.provider', 'own.payout.once')
    .sends({ type: 'provider.paid' })
    .sees('unconfirmed.disbursed')
    .acts('postHold')
    .ignores({ type: 'provider.accepted' })
    .ignores({ type: 'provider.silent' })
    .ignores({ type: 'provider.paid' })
    .ignores({ type: 'provider.refused' })
    .sees('unconfirmed.disbursed'),

  atProvider('While it is with the provider, operators cannot pay, send or reject it, and nothing is confirmed')
    .meets('own.payout.once')
    .ignores({ type: 'ops.sent' })
    .ignores({ type: 'ops.batched' })
    .ignores({ type: 'ops.disbursed' })
    .ignores({ type: 'ops.rejected' })
    .ignores({ type: 'ops.foundPaid' })
    .ignores({ type: 'ops.foundUnpaid' })
    .ignores({ type: 'provider.returned' })
    .sends({ type: 'provider.accepted' })
    .ignores({ type: 'ops.sent' })
    .ignores({ type: 'ops.disbursed' })
    .ignores({ type: 'ops.rejected' })
    .ignores({ type: 'player.received' })
    .ignores({ type: 'provider.silent' })
    .sees('paying.sent'),

  atProvider('Without an answer the outcome is unknown: it stays held until the provider reports')
    .meets('own.payout.unknown', 'own.payout.once')
    .sends({ type: 'provider.silent' })
    .sees('paying.unknown', 'waiting')
    .nothingElse()
    .ignores({ type: 'ops.sent' })
    .ignores({ type: 'ops.batched' })
    .ignores({ type: 'ops.disbursed' })
    .ignores({ type: 'ops.rejected' })
    .waits(60 * MINUTE)
    .sees('paying.unknown')
    .sends({ type: 'provider.accepted' })
    .sees('paying.sent')
    .nothingElse(),

  atProvider('An unknown outcome turns out as paid')
    .meets('own.payout.unknown')
    .sends({ type: 'provider.silent' })
    .sends({ type: 'provider.paid' })
    .sees('unconfirmed.disbursed')
    .acts('postHold'),

  atProvider('An unknown outcome turns out as not paid')
    .meets('own.payout.unknown', 'own.payout.unpaid')
    .sends({ type: 'provider.silent' })
    .sends({ type: 'provider.refused' })
    .sees('unpaid', 'waiting')
    .acts('notifyPlayer', { news: 'unpaid' })
    .nothingElse(),

  atProvider('An operator records what the provider’s statement says about an unknown outcome: paid')
    .meets('own.payout.unknown')
    .sends({ type: 'provider.silent' })
    .sends({ type: 'ops.foundPaid' })
    .sees('unconfirmed.disbursed')
    .acts('postHold')
    .acts('notifyPlayer', { news: 'disbursed', minutes: 30 })
    .nothingElse(),

  atProvider('An operator records what the provider’s statement says about an unknown outcome: not paid')
    .meets('own.payout.unknown', 'own.payout.unpaid')
    .sends({ type: 'provider.silent' })
    .sends({ type: 'ops.foundUnpaid' })
    .sees('unpaid', 'waiting')
    .acts('notifyPlayer', { news: 'unpaid' })
    .nothingElse(),

  atProvider('Refused after it was accepted: the amount stays held, and an operator sends it again')
    .meets('own.payout.unpaid', 'own.withdrawal.notified')
    .sends({ type: 'provider.accepted' })
    .sends({ type: 'provider.refused' })
    .sees('unpaid', 'waiting')
    .acts('notifyPlayer', { news: 'unpaid' })
    .nothingElse()
    .ignores({ type: 'provider.refused' })
    .ignores({ type: 'provider.silent' })
    .ignores({ type: 'player.received' })
    .sends({ type: 'ops.sent' })
    .sees('paying.sending')
    .acts('sendPayout')
    .nothingElse(),

  atProvider('A refused payout is paid by hand')
    .meets('own.payout.unpaid')
    .sends({ type: 'provider.refused' })
    .sends({ type: 'ops.disbursed' })
    .sees('unconfirmed.disbursed')
    .acts('postHold')
    .acts('notifyPlayer', { news: 'disbursed', minutes: 30 })
    .nothingElse(),

  atProvider('A refused payout is rejected, and the amount is back in the wallet')
    .meets('own.payout.unpaid')
    .sends({ type: 'provider.refused' })
    .sends({ type: 'ops.rejected' })
    .sees('rejected', 'back')
    .acts('voidHold')
    .acts('notifyPlayer', { news: 'rejected' })
    .nothingElse()
    .ends(),

  atProvider('A refused payout goes into a batch file')
    .meets('own.payout.unpaid', 'own.payout.batch')
    .sends({ type: 'provider.refused' })
    .sends({ type: 'ops.batched' })
    .sees('paying.sent')
    .nothingElse(),

  atProvider('A refused payout is reported as paid after all')
    .meets('own.payout.unpaid', 'own.payout.once')
    .sends({ type: 'provider.refused' })
    .sends({ type: 'provider.paid' })
    .sees('unconfirmed.disbursed')
    .acts('postHold')
    .acts('notifyPlayer', { news: 'disbursed', minutes: 30 })
    .nothingElse(),

  approved('In a batch file it counts as sent, and the bank’s confirmation decides: paid')
    .meets('own.payout.batch')
    .sends({ type: 'ops.batched' })
    .sees('paying.sent', 'waiting')
    .nothingElse()
    .ignores({ type: 'ops.batched' })
    .ignores({ type: 'ops.disbursed' })
    .sends({ type: 'ops.foundPaid' })
    .sees('unconfirmed.disbursed')
    .acts('postHold')
    .acts('notifyPlayer', { news: 'disbursed', minutes: 30 })
    .nothingElse(),

  approved('In a batch file it counts as sent, and the bank’s confirmation decides: not paid')
    .meets('own.payout.batch', 'own.payout.unpaid')
    .sends({ type: 'ops.batched' })
    .sends({ type: 'ops.foundUnpaid' })
    .sees('unpaid', 'waiting')
    .acts('notifyPlayer', { news: 'unpaid' })
    .nothingElse(),

  atProvider('The payee’s bank sends a paid amount back: it returns to the wallet')
    .meets('own.payout.bounced', 'own.withdrawal.notified')
    .sends({ type: 'provider.paid' })
    .sends({ type: 'provider.returned' })
    .sees('bounced', 'back')
    .acts('returnRemainder')
    .acts('notifyPlayer', { news: 'bounced' })
    .nothingElse()
    .ends(),

  atProvider('An amount that was sent back settles the dispute that nothing arrived')
    .meets('own.payout.bounced')
    .sends({ type: 'provider.paid' })
    .sends({ type: 'player.notReceived' })
    .sends({ type: 'provider.returned' })
    .sees('bounced', 'back')
    .acts('returnRemainder')
    .acts('notifyPlayer', { news: 'bounced' })
    .nothingElse()
    .ends(),

  inPart('A part that the player has is never returned with the rest')
    .meets('own.payout.bounced')
    .ignores({ type: 'provider.returned' })
    .sends({ type: 'ops.paidAgain' })
    .ignores({ type: 'provider.returned' }),
];

const back = ['voidHold', 'returnRemainder'];

/** Invariants of a withdrawal. */
export const withdrawalLifecycleInvariants = [
  invariant('Money returns only where the withdrawal ends as returned', ({ snapshot, effects }) => {
    const returns = effects.some((effect) => effect.kind === 'act' && back.includes(effect.name));
    return returns === (effects.length > 0 && activeNames(snapshot).has('back'));
  }).meets('s4.withdrawal.forced-receipt', 'own.withdrawal.dispute'),
  invariant('A payout is ordered only where it then is with the provider', ({ snapshot, effects }) => {
    const orders = effects.some((effect) => effect.kind === 'act' && effect.name === 'sendPayout');
    return !orders || activeNames(snapshot).has('paying.sending');
  }).meets('own.payout.once', 'own.payout.provider'),
];

export const withdrawalLifecycleTemporals = [
  leadsTo(
    'Sent money counts as received in the end, even without a response',
    'unconfirmed',
    ['countedReceived', 'returned'],
    {
      within: 1,
    },
  ),
];
