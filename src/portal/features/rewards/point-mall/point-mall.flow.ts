import * as v from 'valibot';
import type { ActorRefFrom, StateFrom } from 'xstate';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { pointMallMachine } from '../../../../../machines/rewards/point-mall/point-mall.machine';
import { SETTINGS } from '../../../../contract';
import { wholeIn } from '../../../../contract/money/money';
import { accountEndpoints } from '../../../../contract/money/wallet-endpoints';
import { pointEndpoints } from '../../../../contract/rewards/point-endpoints';
import { deliveryFields, POINT_KINDS, REDEMPTION_STATES, REDEMPTION_TYPES } from '../../../../contract/rewards/points';
import { filled, formFlow } from '../../../../ui/form/form.flow';
import { listFlow, pageOf } from '../../../../ui/list/list.flow';
import { createOnce } from '../../../../ui/money/once';
import { startOfSiteDay } from '../../../../ui/site-zone';
import type { FlowDependencies } from '../../../parts/dependencies';
import { paymentPasswordField } from '../../../parts/payment-password/payment-password.flow';

export type PointMallRef = ActorRefFrom<typeof pointMallMachine>;
export type PointMallState = StateFrom<typeof pointMallMachine>;

const { pageSize } = SETTINGS.records;
/** A whole number above zero (own.money.typed). */
const points = v.pipe(
  filled,
  v.check((typed) => (wholeIn(typed) ?? 0) > 0, 'points'),
  v.transform((typed) => String(wholeIn(typed))),
);

type Dependencies = Pick<FlowDependencies, 'clientFor' | 'vault' | 'storage' | 'randomKey'>;

/**
 * The point mall, wired (s2.route.point-mall, s7.points.reads). A redemption has one key from the first attempt to the
 * response.
 */
export const pointMallFlow = ({ clientFor, vault, storage, randomKey }: Dependencies) => {
  const client = clientFor({ ...pointEndpoints, ...accountEndpoints });
  const once = createOnce({ randomKey });
  const readPlayerStatus = async (signal: AbortSignal) => {
    if (!storage.isMember()) return null;
    const [balance, { set }] = await Promise.all([
      client.pointBalance(undefined, { signal }),
      client.paymentPassword(undefined, { signal }),
    ]);
    return { balance, canPay: set };
  };
  return pointMallMachine.provide({
    actors: {
      list: listFlow('point-mall', async (_, { pageNo }, signal) => {
        const [page, config, standing] = await Promise.all([
          client.pointGoods({ pageNo }, { signal }),
          client.pointConfig(undefined, { signal }),
          readPlayerStatus(signal),
        ]);
        // Without any items there is still the player's status.
        return { kind: 'loaded', page: { ...page, config, standing } };
      }),
      redeemForm: formFlow(vault, {
        fields: { quantity: points, paymentPassword: paymentPasswordField },
        send: ({ quantity, paymentPassword }, about, signal) => {
          const request = { good: about ?? '', quantity: Number(quantity) };
          return once.move(request, (keyed) =>
            client.redeemPoints({ ...request, paymentPassword }, { signal, ...keyed }),
          );
        },
        word: ({ redemption }) => redemption.referenceNumber,
      }),
      deliveryForm: formFlow(vault, {
        fields: { quantity: points, ...deliveryFields, paymentPassword: paymentPasswordField },
        send: ({ quantity, paymentPassword, ...deliverTo }, about, signal) => {
          const request = { good: about ?? '', quantity: Number(quantity), deliverTo };
          return once.move(request, (keyed) =>
            client.redeemPoints({ ...request, paymentPassword }, { signal, ...keyed }),
          );
        },
        word: ({ redemption }) => redemption.referenceNumber,
      }),
      convertForm: formFlow(vault, {
        fields: { points, paymentPassword: paymentPasswordField },
        send: (typed, _, signal) => {
          const request = { points: Number(typed.points) };
          return once.move(request, (keyed) =>
            client.convertPoints({ ...request, paymentPassword: typed.paymentPassword }, { signal, ...keyed }),
          );
        },
        word: ({ redemption }) => redemption.referenceNumber,
      }),
      redemptions: listFlow('redemptions', async (filter, page, signal) => {
        if (isMisdated(filter)) return { kind: 'invalid', code: 'records.days' };
        const type = oneOf(REDEMPTION_TYPES, filter.type);
        const status = oneOf(REDEMPTION_STATES, filter.status);
        const query = { ...(type && { type }), ...(status && { status }), ...daysOf(filter), ...page, pageSize };
        return pageOf(await client.redemptions(query, { signal }));
      }),
      changes: listFlow('point-changes', async (filter, page, signal) => {
        if (isMisdated(filter)) return { kind: 'invalid', code: 'records.days' };
        const kind = oneOf(POINT_KINDS, filter.kind);
        return pageOf(
          await client.pointTransactions({ ...(kind && { kind }), ...daysOf(filter), ...page, pageSize }, { signal }),
        );
      }),
    },
  });
};

const oneOf = <T extends string>(all: readonly T[], chosen: string | undefined) =>
  all.find((candidate) => candidate === chosen);
const isMisdated = ({ from = '', to = '' }: ListFilter) => from !== '' && to !== '' && to < from;

/** A day is one of the site, from its first moment to the first of the next. */
const daysOf = ({ from, to }: ListFilter) => ({
  ...(from && { from: startOfSiteDay(from) }),
  ...(to && { to: startOfSiteDay(to, 1) }),
});
