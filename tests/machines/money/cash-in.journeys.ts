import {
  confirmedCashIn as confirmed,
  pendingCashIn as pending,
  rejectedCashIn as rejected,
  cashInTerms as terms,
} from '../../../machines/money/cash-in/cash-in.samples';
import type { CashIn } from '../../../src/contract';
import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const refreshed = { type: 'refresh.requested' };
const pictures = ['a', 'b', 'c'];
const { id } = pending;
const changed = (cashIn: CashIn) => ({ type: 'report.changed', cashIn });
const selects = (cashIn: CashIn) => ({ type: 'report.selected', cashIn });

const loaded = (title: string) => journey(title).settles('loadTerms', { output: { kind: 'open', terms } });
const blocked = (title: string) =>
  journey(title).settles('loadTerms', { output: { kind: 'blocked', terms: { ...terms, openLeft: 0 } } });
const unavailable = (title: string) => journey(title).settles('loadTerms', { error: offline });
const reporting = (title: string) => loaded(title).sends({ type: 'wallet.selected', wallet: 'nodi' });
const follows = (title: string, cashIn: CashIn = pending) => loaded(title).sends(selects(cashIn));
const cancels = (title: string) =>
  follows(title).sends({ type: 'cancel.requested' }).sends({ type: 'cancel.confirmed' });

/** The oracle of the cash-in page, from the requirements. */
export const cashInJourneys = [
  journey('The wallets that receive are loaded with the own reports')
    .meets('own.cash-in.page')
    .sees('open.loading', 'busy', 'overview')
    .lacks('rejected')
    .invokes('list')
    .invokes('loadTerms')
    .nothingElse()
    .ignores({ type: 'wallet.selected', wallet: 'nodi' })
    .settles('loadTerms', { output: { kind: 'open', terms } })
    .sees('open.choosing', 'overview')
    .lacks('busy', 'rejected')
    .knows({ terms, cashIn: null, failure: null })
    .nothingElse(),

  blocked('A limit that is reached blocks reports until the page is refreshed')
    .meets('own.cash-in.limits')
    .sees('open.blocked', 'overview')
    .lacks('busy', 'rejected')
    .knows({ terms: { ...terms, openLeft: 0 } })
    .nothingElse()
    .ignores({ type: 'wallet.selected', wallet: 'nodi' })
    .sends({ type: 'retry.requested' })
    .sees('open.loading')
    .invokes('loadTerms')
    .nothingElse(),

  unavailable('Wallets that could not be loaded are loaded again on request')
    .meets('own.cash-in.page')
    .sees('open.unavailable', 'rejected', 'overview')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('open.loading')
    .invokes('loadTerms')
    .knows({ failure: null }),

  ...[
    journey('An earlier report opens while the wallets load'),
    blocked('An earlier report opens where nothing can be reported'),
    unavailable('An earlier report opens where the wallets could not be loaded'),
    loaded('An earlier report opens below the wallets'),
  ].map((start) =>
    start
      .meets('own.cash-in.page')
      .sends(selects(rejected))
      .sees('open.following.decided')
      .lacks('overview', 'busy', 'rejected')
      .knows({ cashIn: rejected, failure: null })
      .invokes('watchCashIn', { id: rejected.id })
      .nothingElse(),
  ),

  reporting('A report is sent for the chosen wallet, and followed; afterwards it is on the first page')
    .meets('own.cash-in.create', 'own.cash-in.page')
    .sees('open.reporting')
    .lacks('overview', 'busy')
    .invokes('reportForm', { about: 'nodi' })
    .nothingElse()
    .settles('reportForm', { output: { sent: true, word: pending } })
    .sees('open.following.pending.receiving')
    .knows({ cashIn: pending })
    .notifies('list', { type: 'filter.selected', filter: {} })
    .invokes('watchCashIn', { id })
    .invokes('receipt', { about: id })
    .nothingElse()
    .sends({ type: 'report.closed' })
    .sees('open.loading')
    .notifies('list', refreshed)
    .invokes('loadTerms')
    .nothingElse(),

  reporting('Leaving the form reports nothing, and loads the wallets again')
    .meets('own.cash-in.page')
    .settles('reportForm', { output: { sent: false } })
    .sees('open.loading')
    .invokes('loadTerms')
    .nothingElse(),

  reporting('A form that fails is reported')
    .meets('own.portal.broken-part')
    .settles('reportForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  follows('Up to three pictures of the receipt are added to a pending report')
    .meets('own.cash-in.create')
    .sees('open.following.pending.receiving')
    .invokes('watchCashIn', { id })
    .invokes('receipt', { about: id })
    .nothingElse()
    .sends({ type: 'proofs.changed', proofs: ['a'] })
    .sends({ type: 'proofs.changed', proofs: ['a', 'b'] })
    .sees('open.following.pending.receiving')
    .knows({ cashIn: { ...pending, pictures: ['a', 'b'] } })
    .nothingElse(),

  follows('A report with three pictures takes no more', { ...pending, pictures })
    .meets('s9.const.images')
    .sees('open.following.pending.full')
    .invokes('watchCashIn', { id })
    .nothingElse()
    .ignores({ type: 'proofs.changed', proofs: ['d'] }),

  follows('A report with two pictures takes another', { ...pending, pictures: ['a', 'b'] })
    .meets('s9.const.images')
    .sees('open.following.pending.receiving'),

  follows('A report stays open without pictures if their section fails')
    .meets('own.portal.broken-part', 'own.cash-in.page')
    .settles('receipt', { error: broken })
    .sees('open.following.pending.receiving')
    .knows({ failure: null })
    .nothingElse(),

  follows('A report stays open without updates if they fail')
    .meets('own.portal.broken-part', 'own.cash-in.page')
    .settles('watchCashIn', { error: broken })
    .sees('open.following.pending.receiving')
    .knows({ failure: null })
    .nothingElse(),

  follows('A decision appears by itself')
    .meets('own.cash-in.confirm', 'own.cash-in.page')
    .sends(changed(pending))
    .sees('open.following.pending.receiving')
    .nothingElse()
    .sends(changed(confirmed))
    .sees('open.following.decided')
    .lacks('busy', 'rejected')
    .knows({ cashIn: confirmed })
    .ignores({ type: 'cancel.requested' })
    .sends({ type: 'report.closed' })
    .sees('open.loading')
    .notifies('list', refreshed),

  cancels('A pending report is cancelled after a confirmation')
    .meets('own.cash-in.create')
    .sees('open.following.cancelling', 'busy', 'cancelling')
    .invokes('cancelCashIn', { id })
    .nothingElse()
    .ignores({ type: 'cancel.confirmed' })
    .settles('cancelCashIn', { output: { ...pending, state: 'cancelled' } })
    .sees('open.following.decided')
    .lacks('busy', 'cancelling')
    .knows({ cashIn: { ...pending, state: 'cancelled' } }),

  follows('A declined cancellation changes nothing')
    .meets('own.cash-in.create')
    .sends({ type: 'cancel.requested' })
    .sees('open.following.confirming', 'cancelling')
    .lacks('busy', 'rejected')
    .nothingElse()
    .sends({ type: 'cancel.declined' })
    .sees('open.following.pending.receiving')
    .lacks('cancelling')
    .invokes('receipt', { about: id })
    .nothingElse(),

  follows('A declined cancellation of a report with three pictures offers no more', { ...pending, pictures })
    .meets('own.cash-in.create', 's9.const.images')
    .sends({ type: 'cancel.requested' })
    .sends({ type: 'cancel.declined' })
    .sees('open.following.pending.full')
    .sends({ type: 'cancel.requested' })
    .sends({ type: 'cancel.confirmed' })
    .settles('cancelCashIn', { error: offline })
    .sends({ type: 'cancel.declined' })
    .sees('open.following.pending.full'),

  follows('A decision while the player is deciding on the cancellation is shown')
    .meets('own.cash-in.page')
    .sends({ type: 'cancel.requested' })
    .sends(changed(confirmed))
    .sees('open.following.decided')
    .lacks('cancelling'),

  cancels('A failed cancellation says why, and can be repeated')
    .meets('own.cash-in.create')
    .settles('cancelCashIn', { error: offline })
    .sees('open.following.rejected', 'rejected', 'cancelling')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'cancel.confirmed' })
    .sees('open.following.cancelling')
    .invokes('cancelCashIn', { id })
    .knows({ failure: null }),

  cancels('A failed cancellation can be left')
    .meets('own.cash-in.create')
    .settles('cancelCashIn', { error: offline })
    .sends({ type: 'cancel.declined' })
    .sees('open.following.pending.receiving')
    .knows({ failure: null }),

  cancels('A decision during the cancellation is shown')
    .meets('own.cash-in.page')
    .sends(changed(confirmed))
    .sees('open.following.decided')
    .lacks('busy', 'cancelling')
    .knows({ cashIn: confirmed, failure: null }),

  cancels('A decision after a failed cancellation is shown')
    .meets('own.cash-in.page')
    .settles('cancelCashIn', { error: offline })
    .sends(changed(confirmed))
    .sees('open.following.decided')
    .lacks('rejected')
    .knows({ failure: null }),

  journey('A list that fails is reported, and the page opens again on request')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.loading')
    .invokes('list')
    .invokes('loadTerms')
    .knows({ failure: null })
    .nothingElse(),
];

export const cashInInvariants = [
  invariant('A decided report is never offered for cancellation', ({ snapshot }) => {
    const { state = 'pending' } = snapshot.context.cashIn ?? {};
    return state === 'pending' || !snapshot.can({ type: 'cancel.requested' });
  }).meets('own.cash-in.page'),
];
