import type { depositPaymentMachine } from '../../../machines/money/deposit-payment/deposit-payment.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const hidesForm = (screen: Screen) => screen.hides('form', 'deposit.form');

/** Visible state of a started deposit, which is paid on the provider's page or not at all. */
export const depositPaymentDriver = {
  events: {
    'deposit.changed': 'itself',
    'countdown.ticked': 'itself',
    'countdown.ended': 'itself',
    'cancel.requested': (screen) => screen.press('deposit.cancel'),
    'another.requested': (screen) => screen.press('deposit.another'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    followed: hidesForm,
    'followed.routing': 'passes',
    'followed.pending': (screen) => screen.hides('button', 'deposit.another'),
    'followed.pending.payable': async (screen) => {
      await screen.sees('status', 'deposit.pending');
      await screen.sees('link', 'deposit.pay');
      await screen.sees('timer');
    },
    'followed.pending.cancelling': (screen) => screen.busy('deposit.cancel'),
    'followed.pending.cancelling.inTime': async (screen) => {
      await screen.sees('link', 'deposit.pay');
      await screen.sees('timer');
    },
    'followed.pending.cancelling.late': async (screen) => {
      await screen.sees('status', 'deposit.overdue');
      await screen.hides('link', 'deposit.pay');
      await screen.hides('timer');
    },
    'followed.pending.uncancelled': async (screen, { failure }) => {
      await screen.sees('alert', failureWords(failure));
      await screen.sees('button', 'deposit.cancel');
    },
    'followed.cancelled': async (screen) => {
      await screen.sees('status', 'deposit.cancelled');
      await screen.hides('alert');
    },
    'followed.pending.overdue': async (screen) => {
      await screen.sees('status', 'deposit.overdue');
      await screen.hides('link', 'deposit.pay');
    },
    'followed.expired': (screen) => screen.sees('status', 'deposit.expired'),
    'followed.declined': (screen) => screen.sees('status', 'deposit.declined'),
    credited: (screen) => screen.sees('status', 'deposit.credited'),
    returned: (screen) => screen.sees('status', 'deposit.returned'),
    lost: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    ended: (screen) => screen.hides('button', 'deposit.another'),
  },
  outcomes: {
    watchDeposit: { failed: { cannot: 'It takes a fault in our own script.' } },
    cancelDeposit: {
      'it is cancelled': { fixture: 'depositPending' },
      'paid in the meantime': { fixture: 'memberWithDeposit' },
      offline: (gateway) => gateway.cut(),
    },
    countdown: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { cancelDeposit: 'cancelDeposit' },
} satisfies Driver<typeof depositPaymentMachine>;
