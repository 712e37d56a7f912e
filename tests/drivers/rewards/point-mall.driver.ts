import type { pointMallMachine } from '../../../machines/rewards/point-mall/point-mall.machine';
import type { Driver, OutcomeSetup } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { PAYMENT_PASSWORD } from '../identity/passwords';

const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

/** Steps of a tester in the point mall. */
export const pointMallDriver = {
  events: {
    'redeem.requested': (screen, { delivery }) =>
      screen.press(delivery === 'courier' ? 'points.redeem' : 'points.redeem.message'),
    'convert.requested': (screen) => screen.press('points.convert'),
    'history.requested': (screen) => screen.press('points.history'),
    'changes.requested': (screen) => screen.press('points.changes'),
    'mall.requested': (screen) => screen.press('points.mall'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.hides('alert'),
    'open.mall': (screen) => screen.sees('heading', 'points.goods'),
    'open.mall.idle': (screen) => screen.hides('form', 'points.redeem.form'),
    'open.mall.confirmation': (screen, { done }) => screen.sees('status', 'points.done', { done: done ?? '' }),
    'open.delivering': async (screen) => {
      await screen.sees('form', 'points.redeem.form');
      await screen.sees('textbox', 'points.address');
    },
    'open.redeeming': async (screen) => {
      await screen.sees('form', 'points.redeem.form');
      await screen.hides('textbox', 'points.address');
    },
    'open.converting': (screen) => screen.sees('form', 'points.convert.form'),
    'open.history': (screen) => screen.sees('form', 'points.history.filter'),
    'open.changes': (screen) => screen.sees('form', 'points.changes.filter'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: broken },
    redeemForm: {
      sent: async (_, screen) => {
        await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
        await screen.press('points.redeem.send');
      },
      left: (_, screen) => screen.press('security.back'),
      failed: broken,
    },
    deliveryForm: {
      sent: async (_, screen) => {
        await screen.fill('points.recipient', 'Rahima Begum');
        await screen.fill('points.phone', '+8801712345678');
        await screen.fill('points.address', '12 Lake Road, Dhanmondi, Dhaka 1205');
        await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
        await screen.press('points.redeem.send');
      },
      left: (_, screen) => screen.press('security.back'),
      failed: broken,
    },
    convertForm: {
      sent: async (_, screen) => {
        await screen.fill('points.amount', '500');
        await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
        await screen.press('points.convert.send');
      },
      left: (_, screen) => screen.press('security.back'),
      failed: broken,
    },
    redemptions: { failed: broken },
    changes: { failed: broken },
  },
  endings: { redeemForm: 'tester', deliveryForm: 'tester', convertForm: 'tester' },
} satisfies Driver<typeof pointMallMachine>;
