import { fromWire, toWire } from '../../../src/contract/money/money';
import { on, PAYMENT } from '../money/wallet/support';
import { type Act, type OperationContext, pick, some } from './acts';
import { beginDeposit, lower, pause, stake, word } from './bounded';
import { startCaller } from './caller';

const VENDORS = ['moyur', 'talpata', 'jhinuk'];
const OPERATOR_STEPS = ['approve', 'approve', 'disburse', 'disburse', 'reject'];

const toOrFromVendor: Act = async (context, { move }) => {
  const player = pick(context, context.players);
  const vendor = pick(context, VENDORS);
  const amount = some(context, 1, 300);
  const [from, to] = context.random() < 0.6 ? ['main', vendor] : [vendor, 'main'];
  const purpose = (wallet: string) => (wallet === 'main' ? wallet : `vendor:${wallet}`);
  const sides = [`${player.id}:${purpose(from)}:${-amount}`, `${player.id}:${purpose(to)}:${amount}`];
  const moveRequest = { call: 'transfer' as const, kind: 'transfer', sides };
  await move(
    player,
    moveRequest,
    (client, extras, more) => client.walletTransfer({ from, to, amount: toWire(amount + more) }, extras),
    ({ transferId }) => transferId,
  );
};

const toPartner: Act = async (context, { move }) => {
  const player = pick(context, context.players);
  const amount = some(context, 100, 300);
  const partners = context.players.filter(({ userName }) => player.partners.includes(userName));
  const { id, userName } = pick(context, partners);
  const moveRequest = {
    call: 'partner' as const,
    kind: 'upline',
    sides: [`${player.id}:main:${-amount}`, `${id}:main:${amount}`],
  };
  await move(
    player,
    moveRequest,
    (client, extras, more) =>
      client.partnerTransfer({ to: userName, amount: toWire(amount + more), paymentPassword: PAYMENT }, extras),
    ({ transferId }) => transferId,
  );
};

const withdraw: Act = async (context, { move }) => {
  const player = pick(context, context.players);
  const amount = some(context, 500, 900);
  const moveRequest = {
    call: 'withdraw' as const,
    kind: 'withdrawal',
    sides: [`${player.id}:main:${-amount}`, `${player.id}:locked:${amount}`],
  };
  const where = { bankAccountId: player.bank.id, paymentPassword: PAYMENT };
  const sent = await move(
    player,
    moveRequest,
    (client, extras, more) => client.withdraw({ ...where, amount: toWire(amount + more) }, extras),
    ({ id }) => id,
  );
  if (sent) context.observations.withdrawals.push({ id: sent.id, player });
};

const returnAll: Act = async (context, { ask: send }) => {
  const player = pick(context, context.players);
  const answer = await send(player, (client, extras) => client.returnAll(undefined, extras));
  if (!answer || !('value' in answer)) return;
  const minor = fromWire(answer.value.returned);
  if (minor > 0n) context.observations.returned.push({ owner: player.id, minor });
};

/** Takes an operator's next step of a withdrawal, or confirms its receipt. */
const step: Act = async (context, { ask: send, anyGateway }) => {
  const { fleet, observations, random } = context;
  if (observations.withdrawals.length === 0) return;
  const { id, player } = pick(context, observations.withdrawals);
  if (random() < 0.6) {
    const opsResponse = await fleet
      .ops(anyGateway(), 'withdrawals', [pick(context, OPERATOR_STEPS), id])
      .catch(() => null);
    const state: unknown = Reflect.get(Object(opsResponse?.reply?.value), 'state');
    if (opsResponse?.status === 200 && typeof state === 'string') observations.steps.push({ id, state });
    return;
  }
  const withdrawalAnswer = await send(player, (client, extras) => client.withdrawal({ id }, extras));
  if (
    !withdrawalAnswer ||
    !('value' in withdrawalAnswer) ||
    !withdrawalAnswer.value.permitted.includes('player.received')
  )
    return;
  const word = await send(player, (client, extras) => client.confirmReceived(on(withdrawalAnswer.value), extras));
  if (word && 'value' in word) observations.steps.push({ id, state: word.value.state });
};

/** Acts by upper bound of the roll. */
const ACTS_BELOW: [roll: number, act: Act][] = [
  [0.3, toOrFromVendor],
  [0.36, returnAll],
  [0.5, toPartner],
  [0.6, withdraw],
  [0.75, step],
  [0.85, stake],
  [0.91, beginDeposit],
  [0.97, word],
  [0.985, lower],
  [1, pause],
];

/** A caller that performs one random operation each time. */
export function startOperations(context: OperationContext): () => Promise<void> {
  const caller = startCaller(context.fleet, context.observations, context.random);
  return async () => {
    const roll = context.random();
    await ACTS_BELOW.find(([below]) => roll < below)?.[1](context, caller);
    context.observations.operations += 1;
  };
}
