import type { AnyActorLogic } from 'xstate';
import { type PointMallPage, pointMallMachine } from '../../../machines/rewards/point-mall/point-mall.machine';
import { listOf } from './lists';
import { openPlace } from './open-place';
import type { RenderedPage } from './page';
import { form, member } from './siblings';
import { held } from './test-doubles';

const good = {
  code: 'paper-kite',
  title: 'Paper kite',
  text: 'Three kites.',
  picture: 'kite',
  points: 600,
  amount: '0.00',
  quantity: 120,
  available: 118,
  delivery: 'courier',
} as const;
const wallpaper = { ...good, code: 'river-wallpaper', title: 'River wallpaper', delivery: 'message' } as const;
/** Goods: one can be redeemed, one costs too many points, one is sold out, and one is delivered as a message. */
export const mallPage: PointMallPage = {
  list: [
    good,
    { ...good, code: 'clay-cups', points: 20_000, amount: '500.00' },
    { ...good, code: 'small-drum', available: 0 },
    wallpaper,
  ],
  pageNum: 1,
  totalPages: 1,
  total: 4,
  config: {
    factors: { LIVE: 70, SPORTS: 100, FISH: 120, RNG: 120, PVP: 100, ESPORTS: 100, LOTT: 100, ELOTT: 100 },
    forValidBets: '10.00',
    ratio: 100,
    least: 500,
    mostADay: 50_000,
    turnover: 3,
    playedDays: 30,
    mostAtOnce: 5,
    expires: null,
  },
  standing: { balance: { currentPoints: 12_345, pointsHeld: 0, pointsOwed: 0, isBarred: false }, canPay: true },
};
const redemptionsPage = {
  list: [
    {
      id: '01930000-0000-7000-8000-0000000000e1',
      referenceNumber: 'R00000007',
      type: 'goods',
      title: 'Paper kite',
      quantity: 2,
      points: 1_200,
      redeemAmount: '0.00',
      status: 'rejected',
      remark: 'We cannot send it there.',
      deliverTo: { recipient: 'Rahima Begum', phone: '+8801712345678', address: '12 Lake Road, Dhaka 1205' },
      applyTime: 1_800_000_000_000,
    },
    {
      id: '01930000-0000-7000-8000-0000000000e2',
      referenceNumber: 'R00000006',
      type: 'money',
      title: null,
      quantity: 1,
      points: 500,
      redeemAmount: '5.00',
      status: 'approved',
      remark: null,
      deliverTo: null,
      applyTime: 1_799_000_000_000,
    },
  ],
  pageNum: 1,
  totalPages: 1,
  total: 2,
};
const pointChangesPage = {
  list: [
    {
      id: '01930000-0000-7000-8000-0000000000f1',
      kind: 'pointsConverted',
      changedPoints: -500,
      balance: 12_345,
      at: 1_800_000_000_000,
    },
    {
      id: '01930000-0000-7000-8000-0000000000f2',
      kind: 'pointsEarned',
      changedPoints: 84,
      balance: 12_845,
      at: 1_799_000_000_000,
    },
  ],
  pageNum: 1,
  totalPages: 1,
  total: 2,
};

/** A page with a player, and the point mall with these child charts. */
export const mallWith = (flows: Record<string, AnyActorLogic> = {}) => ({
  children: member,
  hosted: {
    pointMall: held(pointMallMachine, {
      list: listOf(mallPage),
      redeemForm: form,
      deliveryForm: form,
      convertForm: form,
      redemptions: listOf(redemptionsPage),
      changes: listOf(pointChangesPage),
      ...flows,
    }),
  },
});
export const openMall = (page: RenderedPage) => openPlace(page, 'pointMall');
