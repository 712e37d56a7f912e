import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const poorer = {
  kind: 'rejected',
  code: 'ledger.insufficient',
  message: 'P 300.00 available',
  value: { available: '300.00' },
};
const over = { field: 'amount', code: 'withdrawal.amount.available' };
const deposit = {
  of: 'deposit',
  methods: [{ code: 'nodi' }],
  demo: true,
  barred: null,
  limitLeft: '2000.00',
  offerLimits: false,
};
const first = { ...deposit, bonuses: { offers: [{ code: 'WELCOME' }], chosen: 'WELCOME' } };
const withBonus = { from: 'nodi', to: 'main', amount: '400.00', bonus: 'WELCOME' };
const ended = { kind: 'rejected', code: 'deposit.bonus', message: 'Not with this one' };
const wallets = (main: string, moyur: string) => ({
  of: 'wallets',
  main,
  wallets: [{ vendor: 'moyur', balance: moyur }],
});
const withdrawal = { of: 'withdrawal', min: '100.00', max: '500.00', available: '900.00', accounts: [{ id: 'a' }] };
const partner = { of: 'partner', upline: 'agent', downlines: ['karim'], available: '900.00' };
const draft = { from: 'main', to: 'a', amount: '400.00' };
const submitted = { type: 'form.submitted', draft };
const edited = { type: 'field.edited', draft: { ...draft, amount: '4.00' } };
const retry = { type: 'retry.requested' };
const entered = { type: 'payment.submitted' };
const confirmed = { type: 'review.confirmed' };
const filled = { type: 'payment.filled' };
const leaves = { type: 'section.closed' };
const amount = { field: 'amount', code: 'amount.max' };
const account = { field: 'bankAccountId', code: 'withdrawal.account' };
const problems = [amount];
const mistyped = { kind: 'rejected', code: 'payment.wrong', status: 422 };
const expired = { kind: 'unauthorised', code: 'session.ended' };
const late = { kind: 'timeout', code: 'client.timeout' };
const request = { type: 'outcome.requested' };
const untyped = { field: 'paymentPassword', code: 'empty' };
const review = { amount: '400.00', balanceAfter: '500.00', to: null };
const lacking = { ...review, review: { missing: ['mobile'], paid: '0.00', min: '500.00', until: 9_000 } };
const newDeposit = { of: 'deposit', id: 'd', state: 'pending' };
const sent = { of: 'withdrawal', id: 'w', number: 'W1' };

const opened = (title: string, terms: object = wallets('900.00', '100.00')) =>
  journey(title).settles('loadTerms', { output: { kind: 'open', terms } });
const checking = (title: string, terms?: object) => opened(title, terms).sends(submitted);
const invalid = (title: string) =>
  checking(title, withdrawal).settles('check', { output: { kind: 'wrong', problems: [amount, account] } });
const clear = (title: string, terms?: object) => checking(title, terms).settles('check', { output: { kind: 'clear' } });
const reviewing = (title: string, terms: object = withdrawal) =>
  checking(title, terms).settles('check', { output: { kind: 'review', review } });
const sending = (title: string, terms?: object) => reviewing(title, terms).sends(entered);

const blocks = [
  { block: 'barred', terms: { ...deposit, barred: { by: 'timeOut', until: 9_000 } }, id: 'own.deposit.barred' },
  {
    block: 'barred',
    terms: { ...deposit, barred: { by: 'details', until: null } },
    id: 'own.exclusion.matched',
    why: 'details',
  },
  { block: 'closed', terms: { ...deposit, methods: [] }, id: 'own.deposit.terms' },
  { block: 'locked', terms: withdrawal, id: 'own.payment-password.locked' },
  {
    block: 'resting',
    terms: { ...withdrawal, accounts: [{ id: 'a', restsUntil: 9_000 }] },
    id: 'own.bank-account.cooling-down',
  },
  { block: 'alone', terms: { ...partner, upline: null, downlines: [] }, id: 'own.transfer-upline.partners' },
  { block: 'single', terms: wallets('900.00', '0.00'), id: 'own.transfer.bounds' },
];

/** The oracle of every move of money, from the requirements. */
export const moneyMoveJourneys = [
  journey('A deposit starts with a method and an amount within the terms')
    .meets('s1.member.deposit', 'own.deposit.terms', 'own.deposit.provider', 'own.money.once')
    .sees('loading', 'busy')
    .invokes('loadTerms')
    .settles('loadTerms', { output: { kind: 'open', terms: deposit } })
    .sees('editing.untouched', 'form')
    .lacks('busy', 'rejected')
    .knows({ terms: deposit })
    .sends(submitted)
    .sees('checking', 'busy')
    .knows({ draft })
    .invokes('check', { terms: deposit, draft })
    .settles('check', { output: { kind: 'clear' } })
    .sees('sending', 'busy')
    .invokes('send', { draft, reviewed: false })
    .ignores(submitted)
    .settles('send', { output: { kind: 'begun', moved: newDeposit } })
    .ends({ terms: deposit, moved: newDeposit, first: null }),

  journey('A first deposit includes the selected bonus; a bonus too small or expired is reported, and the input stays')
    .meets('own.deposit.bonus')
    .settles('loadTerms', { output: { kind: 'open', terms: first } })
    .sees('editing.untouched', 'form')
    .knows({ terms: first })
    .sends({ ...submitted, draft: withBonus })
    .invokes('check', { terms: first, draft: withBonus })
    .settles('check', { output: { kind: 'wrong', problems: [{ field: 'bonus', code: 'deposit.bonus.least' }] } })
    .sees('editing.invalid', 'rejected')
    .knows({ problems: [{ field: 'bonus', code: 'deposit.bonus.least' }], draft: withBonus })
    .sends({ ...submitted, draft: withBonus })
    .settles('check', { output: { kind: 'clear' } })
    .invokes('send', { draft: withBonus, reviewed: false })
    .settles('send', { output: { kind: 'refused', failure: ended } })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: ended, draft: withBonus, terms: first })
    .sends({ ...submitted, draft: { ...withBonus, bonus: '' } })
    .settles('check', { output: { kind: 'clear' } })
    .invokes('send', { draft: { ...withBonus, bonus: '' }, reviewed: false })
    .settles('send', { output: { kind: 'begun', moved: newDeposit } })
    .ends({ terms: first, moved: newDeposit, first: null }),

  journey('A started deposit resumes')
    .meets('own.deposit.resumed', 'own.deposit.provider')
    .settles('loadTerms', { output: { kind: 'first', first: 'deposit', terms: deposit, moved: newDeposit } })
    .ends({ terms: deposit, moved: newDeposit, first: 'deposit' }),

  checking('A first payout that lacks something says what before it is sent, and can be sent all the same', withdrawal)
    .meets('own.payout.target', 'own.withdrawal.summary')
    .settles('check', { output: { kind: 'review', review: lacking } })
    .sees('reviewing.lacking')
    .lacks('rejected', 'busy')
    .knows({ review: lacking, draft })
    .nothingElse()
    .sends(entered)
    .invokes('send', { draft, reviewed: true }),

  checking('A first payout that lacks something is changed instead', withdrawal)
    .meets('own.payout.target')
    .settles('check', { output: { kind: 'review', review: lacking } })
    .sends({ type: 'review.cancelled' })
    .sees('editing.untouched')
    .knows({ review: null }),

  checking('A payout that lacks nothing is reviewed without a word about needs', withdrawal)
    .meets('own.payout.target')
    .settles('check', { output: { kind: 'review', review: { ...review, review: { ...lacking.review, missing: [] } } } })
    .sees('reviewing.untouched'),

  journey('A withdrawal: destination and amount, review, payment password; sent, and another one follows')
    .meets('s1.member.withdrawal', 'own.withdrawal.summary', 'own.withdrawal.terms', 'own.withdrawal.review')
    .meets('own.withdrawal.excluded', 'own.payment-password.required', 'own.money.once')
    .settles('loadTerms', { output: { kind: 'open', terms: withdrawal } })
    .sends(submitted)
    .settles('check', { output: { kind: 'review', review } })
    .sees('reviewing.untouched')
    .lacks('busy', 'rejected')
    .knows({ review, draft })
    .sends(entered)
    .sees('sending', 'busy')
    .invokes('send', { draft, reviewed: true })
    .ignores(entered)
    .settles('send', { output: { kind: 'done', moved: sent } })
    .sees('done')
    .knows({ moved: sent })
    .sends({ type: 'another.requested' })
    .sees('loading')
    .knows({ moved: null, review: null, terms: null, draft })
    .invokes('loadTerms')
    .sends(leaves)
    .ends({ terms: null, moved: null, first: null }),

  sending('A sent move is tracked', withdrawal)
    .meets('s1.member.withdrawal', 'own.withdrawal.review')
    .settles('send', { output: { kind: 'done', moved: sent } })
    .sends(leaves)
    .ends({ terms: withdrawal, moved: sent, first: null }),

  journey('Between wallets: the balances, an amount for a vendor, and the new balances')
    .meets('own.transfer.bounds', 'own.transfer.summary', 'own.money.once', 'own.wallet.total')
    .settles('loadTerms', { output: { kind: 'open', terms: wallets('900.00', '100.00') } })
    .sends(submitted)
    .settles('check', { output: { kind: 'review', review } })
    .sees('reviewing.untouched')
    .knows({ review, draft })
    .sends(confirmed)
    .sees('sending', 'busy')
    .invokes('send', { draft, reviewed: true })
    .settles('send', { output: { kind: 'renewed', terms: wallets('500.00', '500.00'), draft } })
    .sees('editing.moved', 'form')
    .lacks('rejected', 'busy')
    .knows({ terms: wallets('500.00', '500.00'), draft, review: null })
    .sends({ ...submitted, draft: { from: 'all', to: 'main', amount: '500.00' } })
    .settles('check', { output: { kind: 'clear' } })
    .settles('send', {
      output: {
        kind: 'renewed',
        terms: wallets('1000.00', '0.00'),
        draft: { from: 'all', to: 'main', amount: '500.00' },
      },
    })
    .sees('editing.moved')
    .knows({ terms: wallets('1000.00', '0.00'), draft: { from: 'all', to: 'main', amount: '500.00' } }),

  reviewing(
    'A transfer between wallets is changed at its summary, or confirmed again if it was not executed',
    wallets('900.00', '100.00'),
  )
    .meets('own.transfer.summary', 'own.money.once', 'own.money.outcome')
    .sends(confirmed)
    .settles('send', { output: { kind: 'unanswered', failure: offline } })
    .settles('findOutcome', { output: { kind: 'unknown' } })
    .sees('reviewing.rejected', 'rejected')
    .sends(confirmed)
    .sees('sending')
    .knows({ failure: null })
    .settles('send', { output: { kind: 'unanswered', failure: offline } })
    .settles('findOutcome', { output: { kind: 'unknown' } })
    .sends({ type: 'review.cancelled' })
    .sees('editing.untouched')
    .knows({ draft, review: null, failure: null }),

  opened('To an upline or a downline: recipient and amount', partner)
    .meets('s1.agent.transfer-upline', 's1.agent.transfer-downline')
    .meets('own.transfer-upline.partners', 'own.transfer-upline.summary')
    .sends(submitted)
    .settles('check', { output: { kind: 'review', review } })
    .sends(entered)
    .settles('send', { output: { kind: 'done', moved: { of: 'partner', to: 'agent' } } })
    .sees('done')
    .knows({ moved: { of: 'partner', to: 'agent' } }),

  ...blocks.flatMap(({ block, terms, id, why = block }) => {
    const blocked = (title: string) =>
      journey(title)
        .meets(id)
        .settles('loadTerms', { output: { kind: 'blocked', terms, block } });
    return [
      blocked(`When no money can be moved (${why}), the terms are reloaded`)
        .sees('blocked')
        .lacks('form', 'busy')
        .knows({ terms, block })
        .ignores(submitted)
        .sends(retry)
        .sees('loading')
        .knows({ block: null, terms: null })
        .invokes('loadTerms'),
      blocked(`No money can be moved (${why}): the player leaves`)
        .sends(leaves)
        .ends({ terms, moved: null, first: null }),
    ];
  }),

  ...['paymentPassword', 'bankAccount'].map((first) =>
    journey(`A step comes first (${first})`)
      .meets('own.payment-password.required', 'own.bank-account.bound')
      .settles('loadTerms', { output: { kind: 'first', first } })
      .ends({ terms: null, moved: null, first }),
  ),

  journey('Before the first deposit, limits are offered; the player continues without')
    .meets('own.deposit.limits-offered')
    .settles('loadTerms', { output: { kind: 'offered', terms: { ...deposit, offerLimits: true } } })
    .sees('offeringLimit')
    .lacks('form')
    .ignores(submitted)
    .knows({ terms: { ...deposit, offerLimits: true } })
    .sends({ type: 'limits.declined' })
    .sees('editing.untouched', 'form'),

  opened('The form leads to the limits', deposit)
    .meets('own.deposit.limits-offered')
    .sends({ type: 'limits.requested' })
    .sees('offeringLimit')
    .lacks('form'),

  opened('The wallet balances are reloaded')
    .sends(retry)
    .sees('loading')
    .settles('loadTerms', { output: { kind: 'open', terms: wallets('1.00', '2.00') } })
    .knows({ terms: wallets('1.00', '2.00') }),

  opened('The form closes')
    .sends(leaves)
    .ends({ terms: wallets('900.00', '100.00'), moved: null, first: null }),

  checking('An invalid field is reported below it, and nothing is sent')
    .meets('own.deposit.terms', 'own.withdrawal.terms', 'own.transfer.bounds', 'own.transfer-upline.summary')
    .settles('check', { output: { kind: 'wrong', problems } })
    .sees('editing.invalid', 'rejected')
    .knows({ problems, draft })
    .nothingElse()
    .sends(submitted)
    .sees('checking')
    .knows({ problems: [] }),

  invalid('A corrected field loses its error, and the other errors stay')
    .meets('own.money.corrected')
    .sees('editing.invalid.waiting', 'rejected', 'form')
    .sends(edited)
    .sees('editing.invalid.checking', 'rejected', 'form')
    .lacks('busy')
    .knows({ problems: [amount, account], draft: edited.draft })
    .invokes('recheck', { terms: withdrawal, draft: edited.draft })
    .nothingElse()
    .settles('recheck', { output: { kind: 'wrong', problems: [account] } })
    .sees('editing.invalid.waiting', 'rejected')
    .knows({ problems: [account] })
    .sends({ ...edited, draft })
    .invokes('recheck', { terms: withdrawal, draft })
    .settles('recheck', { output: { kind: 'clear' } })
    .sees('editing.fixed', 'form')
    .lacks('rejected', 'busy')
    .knows({ problems: [], draft })
    .ignores(edited)
    .sends(submitted)
    .sees('checking', 'busy')
    .invokes('check', { terms: withdrawal, draft }),

  invalid('New errors are not shown while the player types')
    .meets('own.money.corrected')
    .sends(edited)
    .settles('recheck', {
      output: { kind: 'wrong', problems: [account, { ...amount, code: 'amount.min' }, { ...amount, field: 'to' }] },
    })
    .sees('editing.invalid.waiting')
    .knows({ problems: [account] }),

  invalid('Further typing checks again, and the form may be sent before the check ends')
    .meets('own.money.corrected')
    .sends(edited)
    .sends({ ...edited, draft })
    .sees('editing.invalid.checking')
    .invokes('recheck', { terms: withdrawal, draft })
    .sends(submitted)
    .sees('checking', 'busy')
    .knows({ problems: [] }),

  invalid('A failed check of the input shows the reason')
    .meets('own.money.corrected')
    .sends(edited)
    .settles('recheck', { error: broken })
    .sees('editing.rejected', 'rejected')
    .knows({ problems: [], failure: broken })
    .ignores(edited),

  opened('Before the first submit, input is not checked')
    .meets('own.money.corrected')
    .ignores(edited)
    .sees('editing.untouched'),

  checking('The check fails, or the gateway rejects the preview')
    .meets('own.withdrawal.terms', 'own.deposit.terms')
    .settles('check', { error: broken })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: broken })
    .sends(submitted)
    .knows({ failure: null }),

  reviewing('The player leaves the review and changes the input')
    .meets('own.withdrawal.summary', 'own.transfer-upline.summary', 'own.withdrawal.no-cancel')
    .sends({ type: 'review.cancelled' })
    .sees('editing.untouched')
    .knows({ draft, review: null }),

  clear('A request that was not executed is sent again')
    .meets('own.money.once', 'own.money.outcome')
    .settles('send', { output: { kind: 'unanswered', failure: offline } })
    .settles('findOutcome', { output: { kind: 'unknown' } })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: offline })
    .sends(submitted)
    .knows({ failure: null })
    .settles('check', { output: { kind: 'clear' } })
    .invokes('send', { draft, reviewed: false }),

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
    .sends({ type: 'review.cancelled' })
    .sees('editing.untouched')
    .knows({ failure: null }),

  clear('A session that has ended shows the reason at the form', deposit)
    .settles('send', { error: expired })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: expired, draft }),

  sending('Without a response the outcome is queried until it is known, and nothing else is sent', withdrawal)
    .meets('own.money.outcome', 'own.money.once')
    .settles('send', { output: { kind: 'unanswered', failure: offline } })
    .sees('finding.asking', 'unsure')
    .lacks('busy', 'rejected', 'form')
    .knows({ failure: offline, draft, terms: withdrawal })
    .invokes('findOutcome')
    .ignores(submitted)
    .ignores(entered)
    .settles('findOutcome', { output: { kind: 'inProgress' } })
    .sees('finding.waiting', 'unsure')
    .ignores(submitted)
    .ignores(retry)
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
    .sees('done')
    .lacks('unsure')
    .knows({ moved: sent, failure: null }),

  sending('A withdrawal that was not executed is confirmed again')
    .meets('own.money.outcome', 'own.money.once')
    .settles('send', { output: { kind: 'unanswered', failure: late } })
    .settles('findOutcome', { output: { kind: 'unknown' } })
    .sees('reviewing.rejected', 'rejected')
    .knows({ failure: late, review, draft })
    .sends(entered)
    .invokes('send', { draft, reviewed: true }),

  clear('A started deposit without a response is found', deposit)
    .meets('own.money.outcome')
    .settles('send', { output: { kind: 'unanswered', failure: late } })
    .settles('findOutcome', { output: { kind: 'begun', moved: newDeposit } })
    .ends({ terms: deposit, moved: newDeposit, first: null }),

  reviewing('A transfer between wallets without a response is found', wallets('900.00', '100.00'))
    .meets('own.money.outcome')
    .sends(confirmed)
    .settles('send', { output: { kind: 'unanswered', failure: late } })
    .settles('findOutcome', { output: { kind: 'renewed', terms: wallets('500.00', '500.00'), draft } })
    .sees('editing.moved', 'form')
    .lacks('unsure', 'rejected')
    .knows({ terms: wallets('500.00', '500.00'), failure: null, review: null }),

  ...[
    { title: 'A request from before a reload is followed', block: null, state: 'editing.rejected', failure: late },
    { title: 'Once its outcome is known, a block is shown', block: 'locked', state: 'blocked', failure: null },
  ].map(({ title, block, state, failure }) =>
    journey(title)
      .meets('own.money.outcome')
      .settles('loadTerms', { output: { kind: 'unanswered', terms: withdrawal, draft, block, failure: late } })
      .sees('finding.asking', 'unsure')
      .knows({ terms: withdrawal, draft })
      .invokes('findOutcome')
      .settles('findOutcome', { output: { kind: 'unknown' } })
      .sees(state)
      .knows({ draft, failure, block }),
  ),

  sending('The player leaves while the outcome is unknown')
    .meets('own.money.outcome')
    .settles('send', { output: { kind: 'unanswered', failure: late } })
    .settles('findOutcome', { output: { kind: 'inProgress' } })
    .sends(leaves)
    .ends({ terms: withdrawal, moved: null, first: null }),

  sending('Too many wrong attempts lock the payment password')
    .meets('own.payment-password.locked')
    .settles('send', { output: { kind: 'blocked', block: 'locked' } })
    .sees('blocked')
    .knows({ block: 'locked', terms: withdrawal }),

  checking('An amount out of bounds names the broken bound, with the terms it comes from', withdrawal)
    .meets('own.money.number', 'own.withdrawal.terms')
    .settles('check', { output: { kind: 'wrong', problems: [over] } })
    .sees('editing.invalid', 'rejected')
    .knows({ problems: [over], terms: withdrawal, draft }),

  sending('A changed balance shows the new amount, and another amount is requested')
    .meets('own.withdrawal.terms', 'own.transfer-upline.partners', 'own.money.number')
    .settles('send', { output: { kind: 'refused', failure: poorer } })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: poorer, review: null, terms: withdrawal }),

  clear('A state changed elsewhere is reloaded', deposit)
    .meets('own.deposit.barred', 'own.deposit.resumed')
    .settles('send', { output: { kind: 'changed' } })
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadTerms'),

  journey('Failed terms are reloaded, or the player leaves')
    .settles('loadTerms', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends(retry)
    .sees('loading')
    .knows({ failure: null })
    .settles('loadTerms', { error: offline })
    .sends(leaves)
    .ends({ terms: null, moved: null, first: null }),

  journey('The player leaves while the terms load').sends(leaves).ends({ terms: null, moved: null, first: null }),
];

export const moneyMoveTemporals = [
  leadsTo(
    'A sent move ends as done, or with a reason',
    'sending',
    ['loading', 'done', 'editing.moved', 'rejected', 'blocked', 'ended', 'finding'],
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
