import { type ActorRefFrom, fromPromise } from 'xstate';
import type { FieldProblem } from '../../../machines/form/form.machine';
import { type PartnerAsked, type PartnerOffer, transferUplineMachine } from '../../../machines/transfer-upline/transfer-upline.machine';
import type { Failure, PaymentPasswordState } from '../../contract';
import { latinDigits } from '../browser/phone-numbers';
import { amountOf, unitsOf, wireOf } from './amounts';
import { vaultFields } from './form';
import type { CentreNeeds } from './needs';
import { createOnce } from './once';
import { paymentPasswordFlow } from './payment-password';

type TransferRef = ActorRefFrom<typeof transferUplineMachine>;

/** To whom and how much; what is no amount stays as it was typed. */
export function submitPartner(transfer: TransferRef, data: FormData) {
  const typed = String(data.get('amount') ?? '');
  transfer.send({ type: 'form.submitted', asked: { to: String(data.get('to') ?? ''), amount: amountOf(typed) ?? typed } });
}

/** The payment password goes into the vault. */
export function submitPartnerPayment(transfer: TransferRef, vault: CentreNeeds['vault'], data: FormData) {
  vaultFields(vault, data);
  transfer.send({ type: 'protection.submitted' });
}

/** Somebody whom money may go to, an amount within the bounds, and no more than there is. */
function wrongWith(offer: PartnerOffer | null, { to, amount }: PartnerAsked): FieldProblem[] {
  const known = offer && [offer.upline, ...offer.downlines].includes(to);
  const nobody = known ? [] : [{ field: 'to', code: 'transfer.to' }];
  const code = offer && wrongWithAmount(offer, amountOf(amount));
  return code ? [...nobody, { field: 'amount', code }] : nobody;
}

function wrongWithAmount({ min, max, available }: PartnerOffer, amount: string | null): string | null {
  if (amount === null) return 'transfer.amount.none';
  const units = unitsOf(amount);
  if (units < unitsOf(min)) return 'transfer.amount.min';
  if (units > unitsOf(max)) return 'transfer.amount.max';
  return units > unitsOf(available) ? 'transfer.amount.available' : null;
}

/** What is left once it has gone. */
export const leftAfter = ({ available }: PartnerOffer, { amount }: PartnerAsked): string => wireOf(unitsOf(available) - unitsOf(amount));

function protectionOf({ set, lockedUntil }: PaymentPasswordState): PartnerOffer['protection'] {
  if (lockedUntil !== null) return 'locked';
  return set ? 'set' : 'unset';
}

export const transferUplineFlow = (needs: Pick<CentreNeeds, 'client' | 'vault' | 'now' | 'randomKey'>) => {
  const { client, vault } = needs;
  const once = createOnce(needs);
  return transferUplineMachine.provide({
    actors: {
      loadOffer: fromPromise(async ({ signal }) => {
        once.forget();
        const [partners, payment] = await Promise.all([
          client.transferPartners(undefined, { signal }),
          client.paymentPassword(undefined, { signal }),
        ]);
        return { ...partners, protection: protectionOf(payment) };
      }),
      paymentPassword: paymentPasswordFlow(needs),
      validate: fromPromise(async ({ input: { offer, asked } }) => wrongWith(offer, asked)),
      sendMoney: fromPromise(async ({ input, signal }) => {
        const paymentPassword = latinDigits(vault.take('form.paymentPassword') ?? '');
        if (!paymentPassword.trim()) throw { kind: 'rejected', code: 'payment.empty' } satisfies Failure;
        return once.move(input, (keyed) => client.partnerTransfer({ ...input, paymentPassword }, { signal, ...keyed }));
      }),
    },
  });
};
