import { active, invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const offline = { kind: 'offline', code: 'client.offline' };
const late = { kind: 'timeout', code: 'client.timeout' };
const mistyped = { kind: 'rejected', code: 'payment.wrong', status: 422 };
const expired = { kind: 'unauthorised', code: 'session.ended' };
const poorer = {
  kind: 'rejected',
  code: 'ledger.insufficient',
  message: 'P 300.00 available',
  value: { available: '300.00' },
};
const untyped = { field: 'paymentPassword', code: 'empty' };
const draft = { from: 'main', to: 'a', amount: '400.00' };
const deposit = { of: 'deposit', methods: [{ code: 'nodi' }], limitLeft: '2000.00' };
const withdrawal = { of: 'withdrawal', min: '100.00', max: '500.00', available: '900.00', accounts: [{ id: 'a' }] };
const wallets = (main: string, moyur: string) => ({
  of: 'wallets',
  main,
  wallets: [{ vendor: 'moyur', balance: moyur }],
});
const review = { amount: '400.00', balanceAfter: '500.00', to: null };
const lacking = { ...review, review: { missing: ['mobile'], paid: '0.00', min: '500.00', until: 9_000 } };
const newDeposit = { of: 'deposit', id: 'd', state: 'pending' };
const sent = { of: 'withdrawal', id: 'w', number: 'W1' };
const renewed = { kind: 'renewed', terms: wallets('500.00', '500.00'), draft };
const entered = { type: 'payment.submitted' };
const confirmed = { type: 'review.confirmed' };
const filled = { type: 'payment.filled' };
const cancels = { type: 'review.cancelled' };
const request = { type: 'outcome.requested' };
const leaves = { type: 'section.closed' };
const noResponse = (failure: object) => ({ output: { kind: 'unanswered', failure } });
const unknown = { output: { kind: 'unknown' } };

const move = (title: string, fields: object) =>
  journey(title).given({ terms: withdrawal, draft, review: null, failure: null, block: null, ...fields });
const direct = (title: string) => move(title, { terms: deposit });
const reviewing = (title: string, fields: object = {}) => move(title, { review, ...fields });
const sending = (title: string) => reviewing(title).sends(entered);
const betweenWallets = (title: string) => reviewing(title, { terms: wallets('900.00', '100.00') }).sends(confirmed);
const lost = (title: string, fields: object = {}) => move(title, { failure: late, ...fields });

/** The oracle of reviewing and sending a move of money, from the requirements. */
export const moveSubmissionJourneys = [
  direct('A deposit is sent without a review, and is started')
    .meets('s1.member.deposit', 'own.money.once')
    .sees('sending', 'busy')
    .lacks('rejected', 'unsure')
    .invokes('send', { draft, reviewed: false })
    .nothingElse()
    .ignores(entered)
    .ignores(confirmed)
    .ignores(leaves)
    .settles('send', { output: { kind: 'begun', moved: newDeposit } })
    .sees('ended')
    .ends({ kind: 'begun', moved: newDeposit }),

  reviewing('A withdrawal shows its summary, and is sent with the payment password')
    .meets('s1.member.withdrawal', 'own.withdrawal.summary', 'own.withdrawal.no-cancel')
    .meets('own.payment-password.required', 'own.money.once')
    .sees('reviewing.untouched')
    .lacks('busy', 'rejected', 'unsure')
    .knows({ review, draft, problems: [], failure: null })
    .nothingElse()
    .ignores(filled)
    .ignores(request)
    .sends(entered)
    .sees('sending', 'busy')
    .invokes('send', { draft, reviewed: true })
    .nothingElse()
    .ignores(entered)
    .ignores(cancels)
    .settles('send', { output: { kind: 'done', moved: sent } })
    .ends({ kind: 'done', moved: sent }),

  reviewing('A first payout that lacks something says what before it is sent, and can be sent all the same', {
    review: lacking,
  })
    .meets('own.payout.target', 'own.withdrawal.summary')
    .sees('reviewing.lacking')
    .lacks('rejected', 'busy')
    .knows({ review: lacking, draft })
    .nothingElse()
    .sends(entered)
    .invokes('send', { draft, reviewed: true }),

  reviewing('A first payout that lacks something is changed instead', { review: lacking })
    .meets('own.payout.target')
    .sends(cancels)
    .ends({ kind: 'cancelled' }),

  reviewing('A payout that lacks nothing is reviewed without a word about needs', {
    review: { ...review, review: { ...lacking.review, missing: [] } },
  })
    .meets('own.payout.target')
    .sees('reviewing.untouched'),

  reviewing('A transfer between wallets shows its summary, and is sent once it is confirmed', {
    terms: wallets('900.00', '100.00'),
  })
    .meets('own.transfer.summary', 'own.money.once')
    .sees('reviewing.untouched')
    .nothingElse()
    .sends(confirmed)
    .sees('sending', 'busy')
    .invokes('send', { draft, reviewed: true })
    .settles('send', { output: renewed })
    .ends(renewed),

  reviewing('The player leaves the review and changes the input')
    .meets('own.withdrawal.summary', 'own.transfer.summary', 'own.transfer-upline.summary', 'own.withdrawal.no-cancel')
    .sends(cancels)
    .sees('ended')
    .ends({ kind: 'cancelled' }),

  betweenWallets('A transfer between wallets that was not executed is confirmed again, or changed')
    .meets('own.transfer.summary', 'own.money.once', 'own.money.outcome')
    .settles('send', noResponse(offline))
    .settles('findOutcome', unknown)
    .sees('reviewing.rejected', 'rejected')
    .knows({ failure: offline })
    .sends(confirmed)
    .sees('sending')
    .knows({ failure: null })
    .invokes('send', { draft, reviewed: true })
    .settles('send', noResponse(offline))
    .settles('findOutcome', unknown)
    .sends(cancels)
    .ends({ kind: 'cancelled' }),

  sending('A missing payment password is reported below its field, until one is entered')
    .meets('own.payment-password.required', 'own.money.corrected')
    .settles('send', { output: { kind: 'wrong', problems: [untyped] } })
    .sees('reviewing.invalid', 'rejected')
    .lacks('busy')
    .knows({ problems: [untyped], review, failure: null })
    .nothingElse()
    .sends(filled)
    .sees('reviewing.untouched')
    .lacks('rejected')
    .knows({ problems: [], review })
    .ignores(filled)
    .sends(entered)
    .sees('sending', 'busy'),

  sending('A second submit without it clears the error in between')
    .meets('own.payment-password.required')
    .settles('send', { output: { kind: 'wrong', problems: [untyped] } })
    .sends(entered)
    .sees('sending')
    .knows({ problems: [] }),

  sending('A wrong payment password shows the reason and requests it again')
    .meets('own.payment-password.required', 'own.money.once')
    .settles('send', { error: mistyped })
    .sees('reviewing.rejected', 'rejected')
    .knows({ failure: mistyped, review })
    .sends(entered)
    .sees('sending')
    .knows({ failure: null })
    .invokes('send', { draft, reviewed: true }),

  sending('A rejected move can be changed')
    .meets('own.transfer-upline.summary')
    .settles('send', { error: mistyped })
    .sends(cancels)
    .knows({ failure: null })
    .ends({ kind: 'cancelled' }),

  direct('A session that has ended shows the reason at the form')
    .meets('own.money.once')
    .settles('send', { error: expired })
    .ends({ kind: 'refused', failure: expired }),

  sending('A changed balance is reported at the form')
    .meets('own.money.once', 'own.withdrawal.summary')
    .settles('send', { output: { kind: 'refused', failure: poorer } })
    .ends({ kind: 'refused', failure: poorer }),

  sending('Too many wrong attempts lock the payment password')
    .meets('own.payment-password.required')
    .settles('send', { output: { kind: 'blocked', block: 'locked' } })
    .ends({ kind: 'blocked', block: 'locked' }),

  direct('Terms that have changed elsewhere end the submission')
    .meets('own.money.once')
    .settles('send', { output: { kind: 'changed' } })
    .ends({ kind: 'changed' }),

  sending('Without a response the outcome is queried until it is known, and nothing else is sent')
    .meets('own.money.outcome', 'own.money.once')
    .settles('send', noResponse(offline))
    .sees('finding.asking', 'unsure')
    .lacks('busy', 'rejected')
    .knows({ failure: offline, draft, terms: withdrawal })
    .invokes('findOutcome')
    .nothingElse()
    .ignores(entered)
    .ignores(confirmed)
    .ignores(cancels)
    .ignores(request)
    .settles('findOutcome', { output: { kind: 'inProgress' } })
    .sees('finding.waiting', 'unsure')
    .nothingElse()
    .ignores(entered)
    .waits(2_999)
    .sees('finding.waiting')
    .waits(1)
    .sees('finding.asking')
    .invokes('findOutcome')
    .settles('findOutcome', { error: offline })
    .sees('finding.waiting')
    .sends(request)
    .sees('finding.asking')
    .invokes('findOutcome')
    .settles('findOutcome', { output: { kind: 'done', moved: sent } })
    .lacks('unsure')
    .ends({ kind: 'done', moved: sent }),

  sending('A withdrawal that was not executed is confirmed again')
    .meets('own.money.outcome', 'own.money.once')
    .settles('send', noResponse(late))
    .settles('findOutcome', unknown)
    .sees('reviewing.rejected', 'rejected')
    .knows({ failure: late, review, draft })
    .sends(entered)
    .invokes('send', { draft, reviewed: true }),

  direct('A request without a review that was not executed is reported at the form')
    .meets('own.money.once', 'own.money.outcome')
    .settles('send', noResponse(offline))
    .settles('findOutcome', unknown)
    .ends({ kind: 'refused', failure: offline }),

  direct('A started deposit without a response is found')
    .meets('own.money.outcome')
    .settles('send', noResponse(late))
    .settles('findOutcome', { output: { kind: 'begun', moved: newDeposit } })
    .ends({ kind: 'begun', moved: newDeposit }),

  betweenWallets('A transfer between wallets without a response is found')
    .meets('own.money.outcome')
    .settles('send', noResponse(late))
    .settles('findOutcome', { output: renewed })
    .ends(renewed),

  lost('A request from before a reload is queried first, and nothing is sent')
    .meets('own.money.outcome', 'own.money.once')
    .sees('finding.asking', 'unsure')
    .knows({ terms: withdrawal, draft })
    .invokes('findOutcome')
    .nothingElse()
    .ignores(entered)
    .settles('findOutcome', unknown)
    .ends({ kind: 'refused', failure: late }),

  lost('A request from before a reload that was executed ends as it would have', { block: 'locked' })
    .meets('own.money.outcome')
    .settles('findOutcome', { output: { kind: 'done', moved: sent } })
    .ends({ kind: 'done', moved: sent }),

  lost('Once the outcome of a request from before a reload is known, a block is reported', { block: 'locked' })
    .meets('own.money.outcome')
    .settles('findOutcome', { output: { kind: 'inProgress' } })
    .sees('finding.waiting')
    .sends(request)
    .settles('findOutcome', unknown)
    .ends({ kind: 'blocked', block: 'locked' }),

  sending('The player leaves while the outcome is unknown')
    .meets('own.money.outcome')
    .settles('send', noResponse(late))
    .settles('findOutcome', { output: { kind: 'inProgress' } })
    .sends(leaves)
    .ends({ kind: 'left' }),

  lost('The player leaves during a query').meets('own.money.outcome').sends(leaves).ends({ kind: 'left' }),
];

/** Invariants of a submission. */
export const moveSubmissionInvariants = [
  invariant('a rejection shows its reason', (moment) => {
    const { failure, problems } = moment.snapshot.context;
    return !active(moment, 'rejected') || failure !== null || problems.length > 0;
  }).meets('own.money.once', 'own.payment-password.required'),
];

export const moveSubmissionTemporals = [
  leadsTo(
    'A sent move ends, or shows a reason, or its outcome is queried',
    'sending',
    ['ended', 'rejected', 'finding'],
    {
      within: 4,
    },
  ),
  leadsTo(
    'The outcome of a request without a response is queried again',
    'finding.waiting',
    ['finding.asking', 'ended'],
    {
      within: 2,
    },
  ),
];
