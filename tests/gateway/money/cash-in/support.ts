import { randomInt } from 'node:crypto';
import type { CashIn } from '../../../../src/contract';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import type { Modules } from '../../harness/modules';
import { key, newcomer } from '../wallet/support';

/** Number of the operator's wallet in these tests, and of the player's. */
export const TO = '01700000001';
export const SENDER = '01712345678';

/** A reference that no other report has. */
export const reference = () => `TX${randomInt(10 ** 9, 10 ** 10)}`;

/** Performs a command about cash-ins as one of two clerks. */
export const clerk =
  ({ ctx }: Modules, name = 'clerk') =>
  (command: string, ...args: string[]) =>
    perform(
      ctx,
      { name, role: 'payments' },
      { command: 'cash-ins', args: [command, ...args], reason: 'as in the statement' },
    );

/** Opens the receiving wallet. */
export const openWallet = ({ ctx }: Modules, wallet = 'nodi', number = TO) =>
  perform(
    ctx,
    { name: 'admin', role: 'admin' },
    { command: 'cash-ins', args: ['wallet', wallet, number], reason: crypto.randomUUID() },
  );

/** A player without a balance who reports transfers. */
export async function reporter(gateway: Modules) {
  await openWallet(gateway);
  const player = await newcomer(gateway, 0n);
  const report = (
    more: Partial<{ amount: string; sender: string; reference: string; wallet: string }> = {},
    extras = key(),
  ) =>
    player.client.createCashIn(
      { wallet: 'nodi', amount: '500.00', sender: SENDER, reference: reference(), ...more },
      extras,
    );
  const confirm = ({ id }: CashIn, amount = '500.00', ...more: string[]) =>
    clerk(gateway)('confirm', id, amount, SENDER, ...more);
  const balance = async () => (await player.client.balance()).sumBalance;
  return { ...player, report, confirm, balance };
}

/** A player with a confirmed cash-in. */
export async function credited(gateway: Modules) {
  const player = await reporter(gateway);
  const cashIn = await player.report();
  await player.confirm(cashIn);
  return { ...player, cashIn };
}
