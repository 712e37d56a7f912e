import { demoSecret } from '../../../../src/gateway/demo/studios';
import { makeLaunch } from '../../../../src/gateway/play/studio/launches';
import { LAB_STUDIO } from '../../../../src/gateway/play/studio-launcher/origin';
import { signCall } from '../../../../src/studio/conformance/wire';
import { launchOf } from '../../play/studio/support';
import { inSession, operate, type Use } from './use';

type Answer = { status: number; code?: string; session?: { sessionId: string } };

/** The demo's studio as its own server calls the gateway. */
async function labOf({ url, ctx }: Use) {
  const portal = { url: '', key: LAB_STUDIO, secret: await demoSecret(ctx, LAB_STUDIO) };
  return async (call: string, body: object): Promise<Answer> => {
    const { path, bytes, headers } = signCall(portal, `/studio/v1/${call}`, JSON.stringify(body));
    const reply = await fetch(url + path, { method: 'POST', headers, body: bytes });
    return { status: reply.status, ...Object(await reply.json()) };
  };
}

let turns = 0;

/** A player in a session of the studio who bets, wins and rolls rounds back. */
export async function atTheLab(use: Use, userName: string) {
  const { id: player, client } = await inSession(use, userName);
  const lab = await labOf(use);
  const launchParams = {
    studioId: LAB_STUDIO,
    accountId: player,
    gameId: 'lab-wheel',
    roomId: null,
    mode: 'real',
    language: 'bn',
  } as const;
  const { token } = await makeLaunch(use.ctx, { ...launchParams, country: null, origin: 'http://localhost' });
  const sessionId = (await lab('session', { token })).session?.sessionId;
  const act = async (call: string, body: object) => {
    const answer = await lab(call, { player, ...body });
    if (answer.status !== 200) throw new Error(`the studio's ${call} was refused: ${JSON.stringify(answer)}`);
  };
  const money = (amount: string) => ({ amount, currency: 'BDT' });
  const bet = async (stake: string) => {
    const turn = ++turns;
    const roundId = `round-${turn}`;
    await act('bet', { transactionId: `bet-${turn}`, roundId, sessionId, gameId: 'lab-wheel', ...money(stake) });
    return { turn, roundId };
  };
  return {
    client,
    bet,
    act,
    /** Plays a round from stake to end; `won` 0.00: nothing came back. */
    round: async (stake: string, won: string) => {
      const { turn, roundId } = await bet(stake);
      await act('win', { transactionId: `win-${turn}`, roundId, closesRound: true, ...money(won) });
      return { turn, roundId };
    },
    back: (turn: number, kind: 'bet' | 'win') =>
      act('rollback', { transactionId: `back-${kind}-${turn}`, originalTransactionId: `${kind}-${turn}` }),
  };
}

/**
 * Plays rounds that are won, lost, rolled back and left open, leaves a win outstanding, and creates files and
 * favourites.
 */
export async function havePlay(use: Use): Promise<void> {
  const { client, round, bet, back } = await atTheLab(use, 'player');
  await round('100.00', '180.00');
  await round('60.00', '0.00');
  const cancelled = await bet('40.00');
  await back(cancelled.turn, 'bet');
  await bet('15.00');
  await operate(use, 'site', ['set', 'launchGameCDNs', 'https://games.example.test']);
  await client.launchGameByGet(launchOf('player'));
  await client.setFavoriteGame({ gameId: 'lab-wheel', favorite: true });
  await client.betsFile({ zone: 'Asia/Dhaka' });
  await owesWin(use);
}

/** A win that was spent before its rollback. */
async function owesWin(use: Use) {
  await operate(use, 'credit', ['sumi_88', '50.00']);
  const { round, bet, back } = await atTheLab(use, 'sumi_88');
  const { turn } = await round('50.00', '400.00');
  const spent = await bet('400.00');
  await back(turn, 'win');
  await back(spent.turn, 'bet');
  const [first] = (await operate(use, 'studio', ['receivables'])) as { id: string }[];
  if (first) await operate(use, 'studio', ['collect', first.id]);
  await operate(use, 'credit', ['sumi_88', '10.00']);
  const again = await round('10.00', '90.00');
  await bet('90.00');
  await back(again.turn, 'win');
}
