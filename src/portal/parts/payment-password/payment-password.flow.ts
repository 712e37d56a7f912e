import { fromPromise } from 'xstate';
import { paymentPasswordMachine } from '../../../../machines/payment-password/payment-password.machine';
import { countdownBy } from '../countdown';
import type { CentreDependencies } from '../dependencies';
import { filled, formFlow } from '../form/form.flow';
import { paymentAsked, paymentChosen } from './payment-digits';

type Chosen = { paymentPassword: string; confirmPaymentPassword: string };
const chosen = { paymentPassword: paymentChosen, confirmPaymentPassword: paymentAsked, password: filled };
const check = ({ paymentPassword, confirmPaymentPassword }: Chosen) =>
  paymentPassword === confirmPaymentPassword ? [] : [{ field: 'confirmPaymentPassword', code: 'paymentDiffers' }];

export const paymentPasswordFlow = ({ client, vault, now }: Pick<CentreDependencies, 'client' | 'vault' | 'now'>) =>
  paymentPasswordMachine.provide({
    actors: {
      loadStatus: fromPromise(({ signal }) => client.paymentPassword(undefined, { signal })),
      setForm: formFlow(vault, {
        fields: chosen,
        check,
        send: (typed, _about, signal) => client.setPaymentPassword(typed, { signal }),
      }),
      changeForm: formFlow(vault, {
        fields: { oldPaymentPassword: paymentAsked, ...chosen },
        check,
        send: (typed, _about, signal) => client.setPaymentPassword(typed, { signal }),
      }),
      countdown: countdownBy(now),
    },
  });
