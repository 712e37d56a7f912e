import type { Client } from '../../../src/contract';
import type { opsAt } from '../harness/call';

type On = { ops: ReturnType<typeof opsAt>; client: Client; id: string; image: Blob };

const byOps =
  (...args: [string, string?]) =>
  async ({ ops, id }: On) => {
    const [act, decision] = args;
    const { status, text } = await ops('withdrawals', decision ? [act, id, decision] : [act, id]);
    if (status !== 200) throw new Error(`${act} was refused: ${text}`);
  };
const byPlayer = (act: (client: Client, on: { id: string; version: number }, image: Blob) => Promise<unknown>) => {
  return async ({ client, id, image }: On) => {
    const { version } = await client.withdrawal({ id });
    await act(client, { id, version }, image);
  };
};

/** Events of a withdrawal by name. */
export const ACT = {
  approve: byOps('approve'),
  reject: byOps('reject'),
  disburse: byOps('disburse'),
  pay: byOps('dispute', 'pay'),
  refund: byOps('dispute', 'refund'),
  refuse: byOps('dispute', 'refuse'),
  cancel: byPlayer((client, on) => client.cancelWithdrawal(on)),
  received: byPlayer((client, on) => client.confirmReceived(on)),
  notReceived: byPlayer(async (client, on, image) => {
    const { proofId } = await client.uploadProof({ withdrawalId: on.id, image });
    return client.reportNotReceived({ ...on, proofs: [proofId] });
  }),
  partial: byPlayer(async (client, on) => {
    const { amount } = await client.withdrawal({ id: on.id });
    const remainingAmount = `${Number(amount) - 400}.00`;
    return client.reportPartial({ ...on, receivedAmount: '400.00', remainingAmount, proofs: [] });
  }),
};
export type Act = keyof typeof ACT;
