import { type ActorRefFrom, fromPromise } from 'xstate';
import type { FieldProblem } from '../../../machines/form/form.machine';
import { type Moved, transferMachine } from '../../../machines/transfer/transfer.machine';
import type { MerchantWallet } from '../../contract';
import { amountOf, unitsOf, wireOf } from './amounts';
import type { CentreNeeds } from './needs';
import { createOnce } from './once';

/** How the wire calls the main wallet. */
const MAIN = 'main';

/** How much between the main wallet and a vendor's, `back` or out; what is no amount stays as it was typed. */
export function submitMove(transfer: ActorRefFrom<typeof transferMachine>, direction: string, data: FormData) {
  const field = (name: string) => String(data.get(name) ?? '');
  const [vendor, typed] = [field('vendor'), field('amount')];
  const [from, to] = direction === 'back' ? [vendor, MAIN] : [MAIN, vendor];
  transfer.send({ type: 'form.submitted', asked: { from, to, amount: amountOf(typed) ?? typed } });
}

/** What lies with vendors in all. */
export const lyingOut = ({ wallets }: MerchantWallet): string => wireOf(wallets.reduce((all, { balance }) => all + unitsOf(balance), 0n));

/** own.transfer.bounds: more than nothing, and no more than there is. */
function wrongWith(wallets: MerchantWallet | null, { from, amount }: Moved): FieldProblem[] {
  const there = from === MAIN ? wallets?.main : wallets?.wallets.find(({ vendor }) => vendor === from)?.balance;
  const units = unitsOf(amountOf(amount) ?? '0');
  if (units === 0n) return [{ field: 'amount', code: 'transfer.amount.none' }];
  return units > unitsOf(there ?? '0') ? [{ field: 'amount', code: 'transfer.amount.available' }] : [];
}

export const transferFlow = (needs: Pick<CentreNeeds, 'client' | 'randomKey'>) => {
  const { client } = needs;
  const once = createOnce(needs);
  return transferMachine.provide({
    actors: {
      loadWallets: fromPromise(({ signal }) => {
        once.forget();
        return client.merchantWallet(undefined, { signal });
      }),
      validate: fromPromise(async ({ input: { wallets, asked } }) => wrongWith(wallets, asked)),
      moveMoney: fromPromise(async ({ input, signal }) => {
        const { wallets } = await once.move(input, (keyed) => client.walletTransfer(input, { signal, ...keyed }));
        return wallets;
      }),
      returnAll: fromPromise(({ signal }) => client.returnAll(undefined, { signal })),
    },
  });
};
