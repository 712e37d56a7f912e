import type { LimitPeriod } from '../../../../src/contract';
import type { PlayLimitKind } from '../../../../src/contract/money/gaming-limits';
import { demoSecret } from '../../../../src/gateway/demo/studios';
import { LAB_STUDIO } from '../../../../src/gateway/play/studio-launcher/origin';
import { signCall } from '../../../../src/studio/conformance/wire';
import type { Modules } from '../../harness/modules';
import { atTheLab, labOf } from '../../play/studio/support';
import { newcomer } from '../wallet/support';

let made = 0;

/** A member in games of the demo's studio. Amounts are decimal strings. */
export async function playerAtTheLab(gateway: Modules, balance = 100_000n) {
  const player = await newcomer(gateway, balance);
  const lab = await labOf(gateway);
  /** Opens a session for each call, because tests move the clock and sessions expire. */
  const open = () => atTheLab(gateway, player.id, lab);
  const move = async (call: string, roundId: string, body: object) =>
    (await open()).send(call, { transactionId: `play-limit-${++made}`, roundId, gameId: 'lab-wheel', ...body });
  /** Bets in a round of its own by default. */
  const bet = (amount: string, roundId = `round-${++made}`, more: object = {}) =>
    move('bet', roundId, { amount, ...more });
  /** Settles a round of one bet: stake and return. */
  const play = async (amount: string, returned = '0.00') => {
    const roundId = `round-${++made}`;
    const response = await bet(amount, roundId);
    if (response.code === 'ok') await move('win', roundId, { amount: returned, closesRound: true });
    return response;
  };
  /** Bets several times in one call of the batch dialect. */
  const batch = async (amounts: string[]) => {
    const { sessionId } = await open();
    const actions = amounts.map((amount) => ({ action: 'bet', action_id: `play-limit-${++made}`, amount }));
    const ids = { user_id: player.id, session_id: sessionId, game_id: `round-${++made}`, game: 'lab-wheel' };
    const studio = { url: '', key: LAB_STUDIO, secret: await demoSecret(gateway.ctx, LAB_STUDIO) };
    const body = JSON.stringify({ ...ids, currency: 'BDT', actions });
    const { path, headers, bytes } = signCall(studio, '/studio/batch/v1/betwin', body);
    const { body: text } = await gateway.server.inject({ method: 'POST', url: path, headers, payload: bytes });
    return JSON.parse(text);
  };
  return { ...player, bet, move, play, batch };
}
export type LabPlayer = Awaited<ReturnType<typeof playerAtTheLab>>;

/** Returns the used part of a limit, by the player's page. */
export async function usedBy({ client }: LabPlayer, kind: PlayLimitKind, period: LimitPeriod = 'day') {
  const { play } = await client.gamingLimits();
  return play.find((limit) => limit.kind === kind && limit.period === period)?.used;
}
