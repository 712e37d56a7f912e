import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const terms = { of: 'deposit', methods: [{ code: 'wallet' }], limitLeft: '2000.00' };
const begun = { id: 'd', state: 'pending', payUrl: 'https://pay.example/d', expiresAt: 5_000, reason: null };
const outcome = { terms, moved: { of: 'deposit', ...begun }, first: null };
const ending = { output: outcome };
const takenUp = { output: { ...outcome, first: 'deposit' } };

const leaving = (title: string) => journey(title).meets('own.deposit.straight').settles('moneyMove', ending);
const paying = (title: string) => journey(title).settles('moneyMove', takenUp);
const sections = [
  { what: 'The tutorial', from: 'tutorial.requested', state: 'tutorial', ids: [] },
  { what: 'The own deposits', from: 'history.requested', state: 'history', ids: ['own.deposit.history'] },
] as const;

/** The oracle of a deposit, from the requirements; how it is asked for is `money-move`. */
export const depositJourneys = [
  journey('A method and an amount, the page of the provider: credited')
    .meets('s1.member.deposit', 'own.deposit.terms', 'own.deposit.provider', 'own.deposit.ended')
    .meets('own.deposit.resumed')
    .sees('open.moving')
    .invokes('moneyMove')
    .meets('own.deposit.straight')
    .settles('moneyMove', ending)
    .sees('open.leaving', 'busy')
    .lacks('rejected')
    .knows({ deposit: begun, terms })
    .invokes('openProvider', { address: 'https://pay.example/d' })
    .nothingElse()
    .settles('openProvider', { output: undefined })
    .sees('open.paying')
    .lacks('busy')
    .knows({ deposit: begun, terms })
    .invokes('depositPayment', { deposit: begun })
    .nothingElse()
    .settles('depositPayment', { output: undefined })
    .sees('open.moving')
    .invokes('moneyMove'),

  paying('One that was begun before shows at once, and nobody is sent away')
    .meets('own.deposit.straight', 'own.deposit.resumed')
    .sees('open.paying')
    .lacks('busy')
    .knows({ deposit: begun, terms })
    .invokes('depositPayment', { deposit: begun })
    .nothingElse(),

  leaving('The page of the provider cannot be opened: the deposit shows, with the way there')
    .settles('openProvider', { error: broken })
    .sees('open.paying')
    .lacks('rejected')
    .knows({ deposit: begun, failure: null })
    .invokes('depositPayment', { deposit: begun }),

  leaving('The page of the provider does not come: after a while the deposit shows, with the way there')
    .waits(9_999)
    .sees('open.leaving')
    .waits(1)
    .sees('open.paying')
    .lacks('busy')
    .invokes('depositPayment', { deposit: begun }),

  journey('Without an address nothing is opened')
    .meets('own.deposit.straight')
    .settles('moneyMove', { output: { ...outcome, moved: { ...outcome.moved, payUrl: null } } })
    .sees('open.leaving')
    .invokes('openProvider', { address: '' }),

  journey('What is moved or read otherwise is no deposit')
    .meets('own.deposit.ended')
    .settles('moneyMove', { output: { terms: { of: 'wallets' }, moved: { of: 'withdrawal' }, first: null } })
    .knows({ deposit: null, terms: null })
    .invokes('openProvider', { address: '' }),

  journey('It was left with nothing begun')
    .meets('own.deposit.ended')
    .settles('moneyMove', { output: { terms: null, moved: null, first: null } })
    .knows({ deposit: null, terms: null }),

  paying('The deposit that was begun fails: it is told, and taken up again')
    .meets('own.deposit.resumed', 'own.portal.broken-part')
    .settles('depositPayment', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.moving')
    .knows({ failure: null }),

  journey('The form fails')
    .meets('own.portal.broken-part')
    .settles('moneyMove', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  journey('A limit is set')
    .meets('own.deposit.limits-offered', 'own.deposit.terms')
    .sends({ type: 'limit.chosen', period: 'week' })
    .sees('limiting')
    .invokes('depositLimit', { period: 'week' })
    .settles('depositLimit', { output: { changed: true } })
    .sees('open.moving')
    .invokes('moneyMove'),

  journey('A limit is changed; that fails')
    .meets('own.deposit.limits-offered', 'own.portal.broken-part')
    .sends({ type: 'limit.chosen', period: 'month' })
    .invokes('depositLimit', { period: 'month' })
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
    leaving(`${what}, while the page of the provider is on its way`)
      .meets(...ids)
      .sends({ type: from })
      .sees(state),
  ]),

  journey('The tutorial is left')
    .sends({ type: 'tutorial.requested' })
    .sends({ type: 'tutorial.left' })
    .sees('open.moving'),

  journey('The own deposits are left')
    .meets('own.deposit.history')
    .sends({ type: 'history.requested' })
    .invokes('depositHistory')
    .settles('depositHistory', { output: undefined })
    .sees('open.moving'),

  journey('The own deposits fail')
    .meets('own.deposit.history', 'own.portal.broken-part')
    .sends({ type: 'history.requested' })
    .settles('depositHistory', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),
];

export const depositTemporals = [
  leadsTo('Whoever is sent to the provider sees the deposit here too', 'open.leaving', 'open.paying', { within: 1 }),
  leadsTo('A deposit that was seen to its end makes room for another', 'open.paying', ['open.moving', 'failed'], {
    within: 1,
  }),
];
