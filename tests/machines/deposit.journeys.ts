import { journey } from '../support/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const terms = { of: 'deposit', methods: [{ code: 'wallet' }], limitLeft: '2000.00' };
const begun = { id: 'd', state: 'pending', payUrl: 'https://pay.example/d', expiresAt: 5_000, reason: null };
const ending = { output: { terms, moved: { of: 'deposit', ...begun }, first: null } };

const paying = (title: string) => journey(title).settles('moneyMove', ending);
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
    .settles('moneyMove', ending)
    .sees('open.paying')
    .knows({ deposit: begun, terms })
    .invokes('depositPayment', { deposit: begun })
    .nothingElse()
    .settles('depositPayment', { output: undefined })
    .sees('open.moving')
    .invokes('moneyMove'),

  journey('What is moved or read otherwise is no deposit')
    .meets('own.deposit.ended')
    .settles('moneyMove', { output: { terms: { of: 'wallets' }, moved: { of: 'withdrawal' }, first: null } })
    .knows({ deposit: null, terms: null }),

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
  ]),

  journey('The tutorial is left').sends({ type: 'tutorial.requested' }).sends({ type: 'tutorial.left' }).sees('open.moving'),

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
