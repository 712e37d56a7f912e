import { setTimeout as wait } from 'node:timers/promises';
import { toWire } from '../../../src/contract/money/money';
import { PASSWORD } from '../money/wallet/support';
import { type Act, pick, some } from './acts';
import { boundsOf } from './allowed';
import { count } from './deeds';

const DAY = 86_400_000;

export const stake: Act = (context, { bet }) => bet(pick(context, context.players), some(context, 50, 400));

export const beginDeposit: Act = async (context, { ask: send }) => {
  const amount = toWire(some(context, 100, 400));
  const key = crypto.randomUUID();
  const depositAnswer = await send(
    pick(context, context.players),
    (client, extras) => client.createDeposit({ method: 'nodi', amount }, extras),
    key,
  );
  if (depositAnswer && 'value' in depositAnswer)
    context.observations.orders.push({ id: depositAnswer.value.id, amount, paid: false });
};

/** Sends a provider notification of an order, in any order, late and repeated, until it is accepted. */
export const word: Act = async (context, { anyGateway }) => {
  const { fleet, observations, random } = context;
  if (observations.orders.length === 0) return;
  // Mostly for recently started deposits.
  const order = pick(context, random() < 0.7 ? observations.orders.slice(-20) : observations.orders);
  const type = random() < 0.6 ? 'payment.paid' : 'payment.refused';
  let status = await fleet.notify(anyGateway(), type, order);
  for (; status === null || status === 503; status = await fleet.notify(anyGateway(), type, order)) {
    count(observations.faults, 'word');
    await wait(20 + random() * 200);
  }
  if (status !== 200) observations.wrong.push(`${type} of ${order.id} was answered with ${status}`);
  if (type === 'payment.paid') order.paid = true;
};

/** Lowers a limit of a player who has one; the response states the limits in force. */
export const lower: Act = async (context, { ask: send }) => {
  const player = pick(
    context,
    context.players.filter(({ limited }) => limited),
  );
  const requestedAt = Date.now();
  const limit = toWire(some(context, 500, 3_000));
  const set = await send(player, (client, extras) => client.setDepositLimit({ period: 'day', limit }, extras));
  if (set && 'value' in set) context.observations.bounds.push(...boundsOf(player, set.value, requestedAt));
};

/** Starts a break or, half as often, a self-exclusion. */
export const pause: Act = async (context, { ask: send }) => {
  const { observations, random } = context;
  const player = pick(
    context,
    context.players.filter(({ rests }) => rests),
  );
  const requestedAt = Date.now();
  const kind = random() < 0.66 ? 'timeOut' : 'exclusion';
  const bound = { owner: player.id, asked: requestedAt, pause: kind, until: requestedAt + DAY } as const;
  // From when it may apply: an excluded player has no turnover due.
  observations.bounds.push({ ...bound, at: Number.POSITIVE_INFINITY });
  const pauseAnswer =
    kind === 'timeOut'
      ? await send(player, (client, extras) => client.takeTimeOut({ hours: 24, password: PASSWORD }, extras))
      : await send(player, (client, extras) => client.excludeSelf({ months: 6, password: PASSWORD }, extras));
  if (pauseAnswer && 'value' in pauseAnswer) observations.bounds.push({ ...bound, at: Date.now() });
};
