import type { Samples } from '../../src/atlas';
import type { MerchantWallet } from '../../src/contract';
import type { transferMachine } from './transfer.machine';

const lies = (main: string, moyur: string): MerchantWallet => ({
  isSingle: false,
  main,
  locked: '0.00',
  wallets: [
    { vendor: 'moyur', name: 'Moyur Live', balance: moyur },
    { vendor: 'talpata', name: 'Talpata Games', balance: '0.00' },
  ],
});
const offline = { error: { kind: 'offline', code: 'client.offline' } };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** What can lie where, and how a transfer can go. */
export const transferSamples = {
  events: {
    'form.submitted': {
      'to a vendor': { asked: { from: 'main', to: 'moyur', amount: '400.00' } },
      'back from a vendor': { asked: { from: 'moyur', to: 'main', amount: '400.00' } },
    },
    'return.requested': { 'by the player': {} },
    'refresh.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: {
    loadWallets: {
      'all in the main wallet': { output: lies('25000.00', '0.00') },
      'some with a vendor': { output: lies('24600.00', '400.00') },
      'one wallet for all games': { output: { isSingle: true, main: '25000.00', locked: '0.00', wallets: [] } },
      offline,
    },
    validate: {
      'there is as much': { output: [] },
      'more than there is': { output: [{ field: 'amount', code: 'transfer.amount.available' }] },
      'broke down': broken,
    },
    moveMoney: {
      'it lies with the vendor': { output: lies('24600.00', '400.00') },
      'it is back': { output: lies('25000.00', '0.00') },
      'it was spent meanwhile': { error: { kind: 'rejected', code: 'ledger.insufficient', message: 'Not enough.', status: 422 } },
      offline,
    },
    returnAll: { 'all came back': { output: { returned: '400.00', wallets: lies('25000.00', '0.00') } }, offline },
  },
} satisfies Samples<typeof transferMachine>;
