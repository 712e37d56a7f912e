import * as v from 'valibot';
import { latinDigits } from '../../../contract/money/money';
import { filled } from '../../../ui/form/form.flow';

/** The payment password before a payout: in digits of either script (own.payment-password.asked). */
export const paymentPasswordField = v.pipe(filled, v.transform(latinDigits));
/** A new one: six digits of either script (own.payment-password.set). */
export const paymentChosen = v.pipe(paymentPasswordField, v.regex(/^\d{6}$/, 'paymentDigits'));
