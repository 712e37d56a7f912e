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
const leaves = { type: 'section.closed' };
const amount = { field: 'amount', code: 'amount.max' };
const account = { field: 'bankAccountId', code: 'withdrawal.account' };
const problems = [amount];
const late = { kind: 'timeout', code: 'client.timeout' };
const review = { amount: '400.00', balanceAfter: '500.00', to: null };
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
/** Input of the submission of a new move. */
const newMove = (terms: object, moveDraft: object = draft) => ({
  terms,
  draft: moveDraft,
  review: null,
  failure: null,
  block: null,
});

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
    .sees('submitting')
    .lacks('form', 'busy')
    .invokes('submission', newMove(deposit))
    .nothingElse()
    .ignores(submitted)
    .ignores(retry)
    .ignores(leaves)
    .settles('submission', { output: { kind: 'begun', moved: newDeposit } })
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
    .invokes('submission', newMove(first, withBonus))
    .settles('submission', { output: { kind: 'refused', failure: ended } })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: ended, draft: withBonus, terms: first })
    .sends({ ...submitted, draft: { ...withBonus, bonus: '' } })
    .settles('check', { output: { kind: 'clear' } })
    .invokes('submission', newMove(first, { ...withBonus, bonus: '' }))
    .settles('submission', { output: { kind: 'begun', moved: newDeposit } })
    .ends({ terms: first, moved: newDeposit, first: null }),

  journey('A started deposit resumes')
    .meets('own.deposit.resumed', 'own.deposit.provider')
    .settles('loadTerms', { output: { kind: 'first', first: 'deposit', terms: deposit, moved: newDeposit } })
    .ends({ terms: deposit, moved: newDeposit, first: 'deposit' }),

  journey('A withdrawal: destination and amount, the submission with its summary; sent, and another one follows')
    .meets('s1.member.withdrawal', 'own.withdrawal.summary', 'own.withdrawal.terms', 'own.withdrawal.review')
    .meets('own.withdrawal.excluded', 'own.payment-password.required', 'own.money.once')
    .settles('loadTerms', { output: { kind: 'open', terms: withdrawal } })
    .sends(submitted)
    .settles('check', { output: { kind: 'review', review } })
    .sees('submitting')
    .lacks('busy', 'rejected')
    .knows({ review, draft })
    .invokes('submission', { ...newMove(withdrawal), review })
    .settles('submission', { output: { kind: 'done', moved: sent } })
    .sees('done')
    .knows({ moved: sent, review: null })
    .sends({ type: 'another.requested' })
    .sees('loading')
    .knows({ moved: null, review: null, terms: null, draft })
    .invokes('loadTerms')
    .sends(leaves)
    .ends({ terms: null, moved: null, first: null }),

  reviewing('A sent move is tracked')
    .meets('s1.member.withdrawal', 'own.withdrawal.review')
    .settles('submission', { output: { kind: 'done', moved: sent } })
    .sends(leaves)
    .ends({ terms: withdrawal, moved: sent, first: null }),

  journey('Between wallets: the balances, an amount for a vendor, and the new balances')
    .meets('own.transfer.bounds', 'own.transfer.summary', 'own.money.once', 'own.wallet.total')
    .settles('loadTerms', { output: { kind: 'open', terms: wallets('900.00', '100.00') } })
    .sends(submitted)
    .settles('check', { output: { kind: 'review', review } })
    .invokes('submission', { ...newMove(wallets('900.00', '100.00')), review })
    .settles('submission', { output: { kind: 'renewed', terms: wallets('500.00', '500.00'), draft } })
    .sees('editing.moved', 'form')
    .lacks('rejected', 'busy')
    .knows({ terms: wallets('500.00', '500.00'), draft, review: null })
    .sends({ ...submitted, draft: { from: 'all', to: 'main', amount: '500.00' } })
    .settles('check', { output: { kind: 'clear' } })
    .invokes('submission', {
      ...newMove(wallets('500.00', '500.00'), { from: 'all', to: 'main', amount: '500.00' }),
      review: null,
    })
    .settles('submission', {
      output: {
        kind: 'renewed',
        terms: wallets('1000.00', '0.00'),
        draft: { from: 'all', to: 'main', amount: '500.00' },
      },
    })
    .sees('editing.moved')
    .knows({ terms: wallets('1000.00', '0.00'), draft: { from: 'all', to: 'main', amount: '500.00' } }),

  opened('To an upline or a downline: recipient and amount', partner)
    .meets('s1.agent.transfer-upline', 's1.agent.transfer-downline')
    .meets('own.transfer-upline.partners', 'own.transfer-upline.summary')
    .sends(submitted)
    .settles('check', { output: { kind: 'review', review } })
    .settles('submission', { output: { kind: 'done', moved: { of: 'partner', to: 'agent' } } })
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

  reviewing('The player changes the input, which stays, after the summary', wallets('900.00', '100.00'))
    .meets('own.transfer.summary', 'own.withdrawal.summary', 'own.transfer-upline.summary', 'own.withdrawal.no-cancel')
    .settles('submission', { output: { kind: 'cancelled' } })
    .sees('editing.untouched', 'form')
    .lacks('rejected')
    .knows({ draft, review: null, failure: null })
    .sends(submitted)
    .settles('check', { output: { kind: 'clear' } })
    .invokes('submission', newMove(wallets('900.00', '100.00'))),

  clear('A request that was not executed shows the reason at the form, and is sent again')
    .meets('own.money.once', 'own.money.outcome')
    .settles('submission', { output: { kind: 'refused', failure: offline } })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: offline, draft })
    .sends(submitted)
    .knows({ failure: null })
    .settles('check', { output: { kind: 'clear' } })
    .invokes('submission', newMove(wallets('900.00', '100.00'))),

  journey('A request from before a reload is followed, and its failure is shown if it was not executed')
    .meets('own.money.outcome', 'own.money.once')
    .settles('loadTerms', { output: { kind: 'unanswered', terms: withdrawal, draft, block: null, failure: late } })
    .sees('submitting')
    .lacks('form')
    .knows({ terms: withdrawal, draft })
    .invokes('submission', { ...newMove(withdrawal), failure: late })
    .nothingElse()
    .ignores(submitted)
    .settles('submission', { output: { kind: 'refused', failure: late } })
    .sees('editing.rejected')
    .knows({ draft, failure: late, block: null }),

  journey('A request from before a reload was executed: nothing of its failure stays')
    .meets('own.money.outcome')
    .settles('loadTerms', { output: { kind: 'unanswered', terms: withdrawal, draft, block: 'locked', failure: late } })
    .invokes('submission', { ...newMove(withdrawal), failure: late, block: 'locked' })
    .settles('submission', { output: { kind: 'done', moved: sent } })
    .sees('done')
    .knows({ moved: sent, failure: null, block: null }),

  journey('Once the outcome of a request from before a reload is known, a block is shown')
    .meets('own.money.outcome')
    .settles('loadTerms', { output: { kind: 'unanswered', terms: withdrawal, draft, block: 'locked', failure: late } })
    .settles('submission', { output: { kind: 'blocked', block: 'locked' } })
    .sees('blocked')
    .knows({ terms: withdrawal, draft, failure: null, block: 'locked' }),

  reviewing('The player leaves while the outcome is unknown')
    .meets('own.money.outcome')
    .settles('submission', { output: { kind: 'left' } })
    .ends({ terms: withdrawal, moved: null, first: null }),

  reviewing('Too many wrong attempts lock the payment password')
    .meets('own.payment-password.locked')
    .settles('submission', { output: { kind: 'blocked', block: 'locked' } })
    .sees('blocked')
    .knows({ block: 'locked', terms: withdrawal, review: null }),

  reviewing('A submission that breaks down is followed by new terms, which find a request that was sent')
    .meets('own.money.outcome', 'own.money.once')
    .settles('submission', { error: broken })
    .sees('failed', 'rejected')
    .lacks('form')
    .knows({ terms: null, failure: broken, review: null })
    .ignores(submitted)
    .sends(retry)
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadTerms'),

  checking('An amount out of bounds names the broken bound, with the terms it comes from', withdrawal)
    .meets('own.money.number', 'own.withdrawal.terms')
    .settles('check', { output: { kind: 'wrong', problems: [over] } })
    .sees('editing.invalid', 'rejected')
    .knows({ problems: [over], terms: withdrawal, draft }),

  reviewing('A changed balance shows the new amount, and another amount is requested')
    .meets('own.withdrawal.terms', 'own.transfer-upline.partners', 'own.money.number')
    .settles('submission', { output: { kind: 'refused', failure: poorer } })
    .sees('editing.rejected', 'rejected')
    .knows({ failure: poorer, review: null, terms: withdrawal }),

  clear('A state changed elsewhere is reloaded', deposit)
    .meets('own.deposit.barred', 'own.deposit.resumed')
    .settles('submission', { output: { kind: 'changed' } })
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
    'A submitted move ends as done, or returns to the form or the terms',
    'submitting',
    ['loading', 'failed', 'editing', 'blocked', 'done', 'ended'],
    { within: 1 },
  ),
];
