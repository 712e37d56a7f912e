import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const nothing = { terms: null, moved: null, first: null };
const sent = { of: 'withdrawal', id: 'w', number: 'W1' };
const first = [
  { what: 'a payment password', is: 'paymentPassword', state: 'protecting', child: 'paymentPassword' },
  { what: 'an account', is: 'bankAccount', state: 'binding', child: 'bankAccount' },
];
const accounts = (title: string) => journey(title).sends({ type: 'account.requested' });

/** The oracle of a new withdrawal, from the requirements; how it is asked for is `money-move`. */
export const withdrawalJourneys = [
  journey('It is sent, to be followed')
    .meets('s1.member.withdrawal', 'own.withdrawal.review')
    .sees('moving')
    .invokes('moneyMove')
    .settles('moneyMove', { output: { ...nothing, moved: sent } })
    .ends({ sent }),

  journey('It is left').settles('moneyMove', { output: nothing }).ends({ sent: null }),

  journey('What was moved otherwise is no withdrawal')
    .meets('s1.member.withdrawal')
    .settles('moneyMove', { output: { ...nothing, moved: { of: 'deposit', id: 'd' } } })
    .ends({ sent: null }),

  ...first.flatMap(({ what, is, state, child }) => {
    const lacking = (title: string) => journey(title).settles('moneyMove', { output: { ...nothing, first: is } });
    return [
      lacking(`Without ${what} it is asked for first`)
        .meets('own.payment-password.set', 'own.payment-password.asked', 'own.bank-account.bound')
        .sees(state)
        .invokes(child)
        .settles(child, { output: { changed: true } })
        .sees('moving')
        .invokes('moneyMove'),
      lacking(`Without ${what} nothing leaves`)
        .meets('own.payment-password.asked', 'own.bank-account.bound')
        .settles(child, { output: { changed: false } })
        .ends({ sent: null }),
      lacking(`To ask for ${what} fails`)
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
    .sees('moving'),

  accounts('The accounts fail')
    .meets('own.portal.broken-part')
    .settles('bankAccount', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('moving')
    .knows({ failure: null }),

  journey('The form fails, and it is left')
    .meets('own.portal.broken-part')
    .settles('moneyMove', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends({ type: 'section.left' })
    .ends({ sent: null }),
];
