import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { paymentPasswordMachine } from '../../../../machines/money/payment-password/payment-password.machine';
import { latinDigits } from '../../../contract/money/money';
import { countdownBy } from '../../../ui/browser/countdown';
import { factorByPasskey, factorFields, optionalFactorIn } from '../../../ui/form/factor';
import { filled, formFlow } from '../../../ui/form/form.flow';
import type { CentreDependencies } from '../dependencies';

/** The payment password before a payout: in digits of either script (own.payment-password.required). */
export const paymentPasswordField = v.pipe(filled, v.transform(latinDigits));
/** A new one: six digits of either script (own.payment-password.set). */
const paymentChosen = v.pipe(paymentPasswordField, v.regex(/^\d{6}$/, 'paymentDigits'));

type Chosen = { paymentPassword: string; confirmPaymentPassword: string };
type Typed = Chosen & { oldPaymentPassword?: string; password: string; factor: string; passkey: string };
const chosen = {
  paymentPassword: paymentChosen,
  confirmPaymentPassword: paymentPasswordField,
  password: filled,
  ...factorFields,
};
const check = ({ paymentPassword, confirmPaymentPassword }: Chosen) =>
  paymentPassword === confirmPaymentPassword ? [] : [{ field: 'confirmPaymentPassword', code: 'paymentDiffers' }];

export const paymentPasswordFlow = ({
  client,
  vault,
  passkeys,
  now,
}: Pick<CentreDependencies, 'client' | 'vault' | 'passkeys' | 'now'>) => {
  const byPasskey = factorByPasskey({ client, passkeys });
  const send = ({ factor, passkey, ...typed }: Typed, _about: string | null, signal: AbortSignal) =>
    client.setPaymentPassword({ ...typed, ...optionalFactorIn(vault, { factor, passkey }) }, { signal });
  return paymentPasswordMachine.provide({
    actors: {
      loadStatus: fromPromise(({ signal }) => client.paymentPassword(undefined, { signal })),
      setForm: formFlow(vault, {
        fields: chosen,
        check,
        byPasskey,
        send,
      }),
      changeForm: formFlow(vault, {
        fields: { oldPaymentPassword: paymentPasswordField, ...chosen },
        check,
        byPasskey,
        send,
      }),
      countdown: countdownBy(now),
    },
  });
};
