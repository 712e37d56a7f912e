import type { Modules } from '../../harness/modules';
import { atTheLab, labOf } from '../../play/studio/support';
import { newcomer } from '../wallet/support';

let made = 0;

/** A member in a game of the demo's studio. Amounts are decimal strings. */
export async function playerAtTheLab(gateway: Modules, balance = 100_000n) {
  const player = await newcomer(gateway, balance);
  const lab = await labOf(gateway);
  /** Calls in a session of its own, because tests move the clock and sessions expire. */
  const move = async (call: string, roundId: string, body: object) => {
    const { send } = await atTheLab(gateway, player.id, lab);
    return send(call, { transactionId: `play-limit-${++made}`, roundId, gameId: 'lab-wheel', ...body });
  };
  /** Bets in a round of its own, if none is named. */
  const bet = (amount: string, roundId = `round-${++made}`, more: object = {}) =>
    move('bet', roundId, { amount, ...more });
  /** Settles a round of one bet: stake and return. */
  const play = async (amount: string, returned = '0.00') => {
    const roundId = `round-${++made}`;
    const response = await bet(amount, roundId);
    if (response.code === 'ok') await move('win', roundId, { amount: returned, closesRound: true });
    return response;
  };
  return { ...player, bet, move, play };
}
export type LabPlayer = Awaited<ReturnType<typeof playerAtTheLab>>;
