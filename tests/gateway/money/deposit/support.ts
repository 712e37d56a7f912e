import { randomUUID } from 'node:crypto';
import type { Deposit } from '../../../../src/contract';
import { eventSecret } from '../../../../src/gateway/demo/payments/secrets';
import { HOOK } from '../../../../src/gateway/money/deposit/hook';
import { stamped } from '../../../../src/gateway/money/payment/signature';
import type { Modules } from '../../harness/modules';
import { key, newcomer } from '../wallet/support';

type Word = { id?: string; type?: string; order?: string; amount?: string; reason?: string; payer?: unknown };
type Stamp = { secret?: string; at?: Date; header?: string | null; body?: string };

/** A player with one pending deposit. */
export async function depositor(gateway: Modules, amount = '500.00') {
  const player = await newcomer(gateway, 0n);
  const start = (extras = key(), requestedAmount = amount) =>
    player.client.createDeposit({ method: 'nodi', amount: requestedAmount }, extras);
  return { ...player, begin: start, state: async ({ id }: Deposit) => (await player.client.deposit({ id })).state };
}

/** Injects provider notifications into the server, signed or forged. */
export const paymentProvider = ({ ctx, server }: Modules) => {
  const notify = async ({ id: order, amount }: Pick<Deposit, 'id' | 'amount'>, word: Word = {}, stamp: Stamp = {}) => {
    const whole = { id: randomUUID(), type: 'payment.paid', order, amount, ...word };
    const body = JSON.stringify(whole);
    const signed = stamped(stamp.secret ?? (await eventSecret(ctx)), body, stamp.at ?? (await ctx.now()));
    const header = stamp.header === undefined ? signed : stamp.header;
    const headers = { 'content-type': 'application/json', ...(header !== null && { 'payment-signature': header }) };
    const reply = await server.inject({ method: 'POST', url: HOOK, headers, payload: stamp.body ?? body });
    return `${reply.statusCode} ${JSON.parse(reply.body).code ?? 'heard'}`;
  };
  return {
    notify,
    paid: (deposit: Deposit, word: Word = {}) => notify(deposit, word),
    refused: (deposit: Deposit, reason = 'declined') => notify(deposit, { type: 'payment.refused', reason }),
  };
};
