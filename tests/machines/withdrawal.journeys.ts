import { journey } from '../support/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const rejected = (code: string) => ({ kind: 'rejected', code, message: 'No' });
const offer = { min: '100.00', max: '500.00', available: '900.00', accounts: [{ id: 'a' }], protection: 'set' };
const asked = { bankAccountId: 'a', amount: '400.00' };
const preview = { amount: '400.00', balanceAfter: '500.00' };
const problems = [{ field: 'amount', code: 'withdrawal.amount.max' }];
const sent = { id: 'w', number: 'W1' };
const submitted = { type: 'form.submitted', asked };
const entered = { type: 'protection.submitted' };

const opened = (title: string, more = {}) => journey(title).settles('loadOffer', { output: { ...offer, ...more } });
const checking = (title: string) => opened(title).sends(submitted);
const previewing = (title: string) => checking(title).settles('validate', { output: [] });
const looking = (title: string) => previewing(title).settles('previewWithdrawal', { output: preview });
const sending = (title: string) => looking(title).sends(entered);
const first = [
  { what: 'a payment password', more: { protection: 'unset' }, state: 'protecting', child: 'paymentPassword' },
  { what: 'an account', more: { accounts: [] }, state: 'binding', child: 'bankAccount' },
];

/** The oracle of a withdrawal that is asked for, from the requirements. */
export const withdrawalJourneys = [
  journey('Where to and how much, a look at what will happen, the payment password: sent')
    .meets('s1.member.withdrawal', 's2.member-centre.withdraw', 'own.withdrawal.look', 'own.withdrawal.terms', 'own.withdrawal.review')
    .meets('own.payment-password.asked', 'own.money.once')
    .sees('loading', 'busy')
    .invokes('loadOffer')
    .settles('loadOffer', { output: offer })
    .sees('editing.untouched', 'form')
    .lacks('busy', 'rejected')
    .knows({ offer })
    .sends(submitted)
    .sees('validating', 'busy')
    .invokes('validate', { offer, asked })
    .settles('validate', { output: [] })
    .sees('previewing', 'busy')
    .invokes('previewWithdrawal', asked)
    .settles('previewWithdrawal', { output: preview })
    .sees('looking.untouched')
    .lacks('busy')
    .knows({ preview })
    .sends(entered)
    .sees('sending', 'busy')
    .invokes('withdraw', asked)
    .ignores(entered)
    .settles('withdraw', { output: sent })
    .sees('sent')
    .sends({ type: 'section.left' })
    .ends({ sent }),

  ...first.flatMap(({ what, more, state, child }) => [
    opened(`Without ${what} it is asked for first`, more)
      .meets('own.payment-password.set', 'own.bank-account.bound')
      .sees(state)
      .invokes(child)
      .settles(child, { output: { changed: true } })
      .sees('loading')
      .invokes('loadOffer'),
    opened(`Without ${what} nothing leaves`, more)
      .meets('own.payment-password.asked', 'own.bank-account.bound')
      .settles(child, { output: { changed: false } })
      .ends({ sent: null }),
    opened(`To ask for ${what} breaks down`, more)
      .meets('own.portal.broken-part')
      .settles(child, { error: broken })
      .sees('failed', 'rejected')
      .knows({ failure: broken }),
  ]),

  opened('A payment password that rests lets nothing leave', { protection: 'locked', accounts: [] })
    .meets('own.payment-password.locked')
    .sees('locked', 'rejected')
    .ignores(submitted)
    .sends({ type: 'retry.requested' })
    .sees('loading'),

  opened('While it rests the player leaves', { protection: 'locked' })
    .meets('own.payment-password.locked')
    .sends({ type: 'section.left' })
    .ends({ sent: null }),

  opened('Another account is bound')
    .meets('own.bank-account.bound')
    .sends({ type: 'account.wanted' })
    .sees('managing')
    .invokes('bankAccount')
    .settles('bankAccount', { output: { changed: false } })
    .sees('loading'),

  opened('The accounts break down')
    .meets('own.portal.broken-part')
    .sends({ type: 'account.wanted' })
    .settles('bankAccount', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null }),

  checking('An amount out of bounds is said under its field, and nothing is sent')
    .meets('own.withdrawal.terms')
    .settles('validate', { output: problems })
    .sees('editing.invalid', 'rejected')
    .knows({ problems })
    .nothingElse()
    .sends(submitted)
    .sees('validating')
    .knows({ problems: [] }),

  checking('The check breaks down')
    .meets('own.withdrawal.terms')
    .settles('validate', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ failure: broken }),

  previewing('What is still to be staked keeps it back')
    .meets('own.withdrawal.terms')
    .settles('previewWithdrawal', { error: rejected('withdrawal.turnover') })
    .sees('editing.refused', 'rejected')
    .knows({ failure: rejected('withdrawal.turnover') }),

  looking('The look is left, and something else typed')
    .meets('own.withdrawal.look')
    .sends({ type: 'look.left' })
    .sees('editing.untouched')
    .sends({ type: 'section.left' })
    .ends({ sent: null }),

  sending('A wrong payment password is told, and asked for again')
    .meets('own.payment-password.asked')
    .settles('withdraw', { error: rejected('payment.wrong') })
    .sees('looking.refused', 'rejected')
    .knows({ failure: rejected('payment.wrong') })
    .sends(entered)
    .sees('sending')
    .knows({ failure: null }),

  sending('No answer came: the same is sent again')
    .meets('own.money.once', 's8.message.network-abnormal')
    .settles('withdraw', { error: offline })
    .sees('looking.refused')
    .sends(entered)
    .invokes('withdraw', asked),

  sending('Wrong too often: it rests')
    .meets('own.payment-password.locked')
    .settles('withdraw', { error: rejected('payment.locked') })
    .sees('locked'),

  ...['withdrawal.bounds', 'ledger.insufficient', 'bank.unknown'].map((code) =>
    sending(`The balance or the terms have changed meanwhile (${code}): another amount, or another account, is asked for`)
      .meets('own.withdrawal.terms')
      .settles('withdraw', { error: rejected(code) })
      .sees('editing.refused', 'rejected')
      .knows({ failure: rejected(code) }),
  ),

  sending('Another follows')
    .meets('s1.member.withdrawal')
    .settles('withdraw', { output: sent })
    .sends({ type: 'another.requested' })
    .sees('loading')
    .invokes('loadOffer')
    .sends({ type: 'section.left' })
    .ends({ sent: null }),

  journey('The terms cannot be read: they are read again, or it is left')
    .meets('own.withdrawal.excluded', 's8.message.network-abnormal')
    .settles('loadOffer', { error: offline })
    .sees('failed')
    .knows({ failure: offline })
    .sends({ type: 'section.left' })
    .ends({ sent: null }),

  journey('It is left while the terms are read').meets('s2.member-centre.withdraw').sends({ type: 'section.left' }).ends({ sent: null }),
];
