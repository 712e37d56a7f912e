import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const protecting = (title: string) =>
  journey(title).settles('moneyMove', { output: { terms: null, moved: null, first: 'paymentPassword' } });

/**
 * Journeys of a transfer to an upline or a downline, derived from the requirements; `money-move` covers its request.
 */
export const transferUplineJourneys = [
  protecting('Without a payment password the player sets one first')
    .meets('own.payment-password.set', 'own.payment-password.required')
    .sees('protecting')
    .invokes('paymentPassword')
    .settles('paymentPassword', { output: { changed: true } })
    .sees('transferring')
    .invokes('moneyMove'),

  protecting('A player who sets no payment password sends nothing')
    .meets('own.payment-password.required', 's1.agent.transfer-upline', 's1.agent.transfer-downline')
    .settles('paymentPassword', { output: { changed: false } })
    .sees('unprotected', 'rejected')
    .sends({ type: 'protection.requested' })
    .sees('protecting')
    .invokes('paymentPassword'),

  protecting('Setting the payment password fails')
    .meets('own.portal.broken-part')
    .settles('paymentPassword', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),

  journey('The transfer form fails')
    .meets('own.portal.broken-part')
    .settles('moneyMove', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('transferring')
    .knows({ failure: null })
    .invokes('moneyMove'),
];
