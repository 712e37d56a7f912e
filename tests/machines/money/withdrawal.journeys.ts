import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const nothing = { terms: null, moved: null, first: null };
const sent = { of: 'withdrawal', id: 'w', number: 'W1' };
const first = [
  { what: 'a payment password', is: 'paymentPassword', state: 'protecting', child: 'paymentPassword' },
  { what: 'an account', is: 'bankAccount', state: 'binding', child: 'bankAccount' },
];
const accounts = (title: string) => journey(title).sends({ type: 'account.requested' });

/** Journeys of a new withdrawal, derived from the requirements; `money-move` covers its request. */
export const withdrawalJourneys = [
  journey('It is sent, then tracked')
    .meets('s1.member.withdrawal', 'own.withdrawal.review')
    .sees('withdrawing')
    .invokes('moneyMove')
    .settles('moneyMove', { output: { ...nothing, moved: sent } })
    .ends({ sent }),

  journey('The player leaves').settles('moneyMove', { output: nothing }).ends({ sent: null }),

  journey('Other money moves are no withdrawal')
    .meets('s1.member.withdrawal')
    .settles('moneyMove', { output: { ...nothing, moved: { of: 'deposit', id: 'd' } } })
    .ends({ sent: null }),

  ...first.flatMap(({ what, is, state, child }) => {
    const lacking = (title: string) => journey(title).settles('moneyMove', { output: { ...nothing, first: is } });
    return [
      lacking(`Without ${what}, the player provides that first`)
        .meets('own.payment-password.set', 'own.payment-password.required', 'own.bank-account.bound')
        .sees(state)
        .invokes(child)
        .settles(child, { output: { changed: true } })
        .sees('withdrawing')
        .invokes('moneyMove'),
      lacking(`Without ${what} nothing is sent`)
        .meets('own.payment-password.required', 'own.bank-account.bound')
        .settles(child, { output: { changed: false } })
        .ends({ sent: null }),
      lacking(`Providing ${what} fails`)
        .meets('own.portal.broken-part')
        .settles(child, { error: broken })
        .sees('failed', 'rejected')
        .knows({ failure: broken }),
    ];
  }),

  accounts('Another account is bound')
    .meets('own.bank-account.bound')
    .sees('managing')
    .invokes('bankAccount')
    .settles('bankAccount', { output: { changed: false } })
    .sees('withdrawing'),

  accounts('The accounts fail')
    .meets('own.portal.broken-part')
    .settles('bankAccount', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('withdrawing')
    .knows({ failure: null }),

  journey('The form fails, and it is left')
    .meets('own.portal.broken-part')
    .settles('moneyMove', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends({ type: 'section.closed' })
    .ends({ sent: null }),
];
