import type { transferMachine } from '../../machines/transfer/transfer.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';

type Way = { asked: { to: string } };
/** The button says which way; the first vendor is chosen already. */
const buttonOf = ({ asked }: Way) => (asked.to === 'main' ? 'wallet.toMain' : 'wallet.toGame');
const busy = (screen: Screen, way: Way) => screen.busy(buttonOf(way));

/** How a tester moves money to a vendor and back. */
export const transferDriver = {
  events: {
    'form.submitted': async (screen, { asked }) => {
      await screen.fill('wallet.amount', asked.amount);
      await screen.press(buttonOf({ asked }));
    },
    // Where nothing lies with a vendor there is no button.
    'return.requested': (screen, _, { wallets }) =>
      wallets?.wallets.some(({ balance }) => balance !== '0.00') ? screen.press('wallet.returnAll') : 'itself',
    'refresh.requested': (screen) => screen.press('wallet.refresh'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'wallet.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    judging: 'passes',
    single: async (screen) => {
      await screen.reads('wallet.single');
      await screen.hides('form', 'wallet.form');
    },
    editing: (screen) => screen.sees('form', 'wallet.form'),
    'editing.untouched': (screen) => screen.hides('alert'),
    'editing.invalid': (screen) => screen.invalid('wallet.amount', 'wallet.problem.available'),
    'editing.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'editing.moved': (screen) => screen.sees('status', 'wallet.moved'),
    'editing.returned': (screen) => screen.sees('status', 'wallet.returned'),
    validating: busy,
    moving: busy,
    returning: (screen) => screen.busy('wallet.returnAll'),
  },
  outcomes: {
    loadWallets: {
      'one wallet for all games': { cannot: 'Whether there is one wallet for all games is built in.' },
      offline: (gateway) => gateway.cut(),
    },
    validate: {
      'more than there is': { before: (gateway) => gateway.types({ 'wallet.amount': '90000' }) },
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    moveMoney: { offline: (gateway) => gateway.cut() },
    returnAll: { offline: (gateway) => gateway.cut() },
  },
} satisfies Driver<typeof transferMachine>;
