import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const terms = { of: 'deposit', methods: [{ code: 'wallet' }], limitLeft: '2000.00' };
const newDeposit = { id: 'd', state: 'pending', payUrl: 'https://pay.example/d', expiresAt: 5_000, reason: null };
const outcome = { terms, moved: { of: 'deposit', ...newDeposit }, first: null };
const ending = { output: outcome };
const resumedEnding = { output: { ...outcome, first: 'deposit' } };

const leaving = (title: string) => journey(title).meets('own.deposit.straight').settles('moneyMove', ending);
const paying = (title: string) => journey(title).settles('moneyMove', resumedEnding);
const sections = [
  { what: 'The tutorial', from: 'tutorial.requested', state: 'tutorial', ids: [] },
  { what: 'The own deposits', from: 'history.requested', state: 'history', ids: ['own.deposit.history'] },
] as const;

/** Journeys of a deposit, derived from the requirements; `money-move` covers its request. */
export const depositJourneys = [
  journey('A method, an amount and the provider’s page: credited')
    .meets('s1.member.deposit', 'own.deposit.terms', 'own.deposit.provider', 'own.deposit.ended')
    .meets('own.deposit.resumed')
    .sees('open.choosing')
    .invokes('moneyMove')
    .meets('own.deposit.straight')
    .settles('moneyMove', ending)
    .sees('open.redirecting', 'busy')
    .lacks('rejected')
    .knows({ deposit: newDeposit, terms })
    .invokes('openProvider', { address: 'https://pay.example/d' })
    .nothingElse()
    .settles('openProvider', { output: undefined })
    .sees('open.paying')
    .lacks('busy')
    .knows({ deposit: newDeposit, terms })
    .invokes('depositPayment', { deposit: newDeposit })
    .nothingElse()
    .settles('depositPayment', { output: undefined })
    .sees('open.choosing')
    .invokes('moneyMove'),

  paying('A deposit already started opens immediately, without a redirect')
    .meets('own.deposit.straight', 'own.deposit.resumed')
    .sees('open.paying')
    .lacks('busy')
    .knows({ deposit: newDeposit, terms })
    .invokes('depositPayment', { deposit: newDeposit })
    .nothingElse(),

  leaving('When the provider’s page cannot be opened, the deposit shows with a link to it')
    .settles('openProvider', { error: broken })
    .sees('open.paying')
    .lacks('rejected')
    .knows({ deposit: newDeposit, failure: null })
    .invokes('depositPayment', { deposit: newDeposit }),

  leaving('When the provider’s page does not load, the deposit shows with a link to it after a while')
    .waits(9_999)
    .sees('open.redirecting')
    .waits(1)
    .sees('open.paying')
    .lacks('busy')
    .invokes('depositPayment', { deposit: newDeposit }),

  journey('Without an address nothing opens')
    .meets('own.deposit.straight')
    .settles('moneyMove', { output: { ...outcome, moved: { ...outcome.moved, payUrl: null } } })
    .sees('open.redirecting')
    .invokes('openProvider', { address: '' }),

  journey('Other money moves and loads are no deposit')
    .meets('own.deposit.ended')
    .settles('moneyMove', { output: { terms: { of: 'wallets' }, moved: { of: 'withdrawal' }, first: null } })
    .knows({ deposit: null, terms: null })
    .invokes('openProvider', { address: '' }),

  journey('It is left without a deposit')
    .meets('own.deposit.ended')
    .settles('moneyMove', { output: { terms: null, moved: null, first: null } })
    .knows({ deposit: null, terms: null }),

  paying('A failure of a started deposit is reported, and the deposit resumes')
    .meets('own.deposit.resumed', 'own.portal.broken-part')
    .settles('depositPayment', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.choosing')
    .knows({ failure: null }),

  journey('The deposit form fails')
    .meets('own.portal.broken-part')
    .settles('moneyMove', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  journey('A limit is set')
    .meets('own.deposit.limits-offered', 'own.deposit.terms')
    .sends({ type: 'limit.selected', period: 'week' })
    .sees('limiting')
    .invokes('depositLimit', { kind: 'deposit', period: 'week' })
    .settles('depositLimit', { output: { changed: true } })
    .sees('open.choosing')
    .invokes('moneyMove'),

  journey('Changing a limit fails')
    .meets('own.deposit.limits-offered', 'own.portal.broken-part')
    .sends({ type: 'limit.selected', period: 'month' })
    .invokes('depositLimit', { kind: 'deposit', period: 'month' })
    .settles('depositLimit', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  ...sections.flatMap(({ what, from, state, ids }) => [
    journey(`${what}, from the form`)
      .meets(...ids)
      .sends({ type: from })
      .sees(state),
    paying(`${what}, while a deposit is followed`)
      .meets(...ids)
      .sends({ type: from })
      .sees(state),
    leaving(`${what}, while the provider’s page is loading`)
      .meets(...ids)
      .sends({ type: from })
      .sees(state),
  ]),

  journey('The tutorial closes')
    .sends({ type: 'tutorial.requested' })
    .sends({ type: 'tutorial.closed' })
    .sees('open.choosing'),

  journey('The deposit history closes')
    .meets('own.deposit.history')
    .sends({ type: 'history.requested' })
    .invokes('depositHistory')
    .settles('depositHistory', { output: undefined })
    .sees('open.choosing'),

  journey('The deposit history fails')
    .meets('own.deposit.history', 'own.portal.broken-part')
    .sends({ type: 'history.requested' })
    .settles('depositHistory', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),
];

export const depositTemporals = [
  leadsTo('A redirected player sees the deposit here as well', 'open.redirecting', 'open.paying', { within: 1 }),
  leadsTo('A completed deposit makes room for another', 'open.paying', ['open.choosing', 'failed'], {
    within: 1,
  }),
];
