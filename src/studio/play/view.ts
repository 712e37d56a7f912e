import * as v from 'valibot';
import { GAMES } from '../games';
import { toDecimal, toText } from '../games/fraction';
import { returnOf } from '../games/game';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';
import { Unanswered } from '../wire/wire';
import { type Studio, toAmount } from './context';
import { purse } from './purses';
import { type Round, roundsWhere, shownOf } from './rounds';
import { opened, promises, seedRow } from './seeds';
import type { Sitting } from './sittings';

const LATEST = 10;

/** What is on the wire of a player's balance, or in their purse of demo points; null where the portal does not answer. */
export async function balance(studio: Studio, { mode, player, currency }: Sitting): Promise<string | null> {
  if (mode === 'fun') return toAmount(await studio.store.transact((tx) => purse(tx, player)));
  try {
    return (await studio.wire.call('balance', { player, currency })).answer.balance;
  } catch (error) {
    if (error instanceof Unanswered) return null;
    throw error;
  }
}

/** What the frame shows: everything but the balance, which is asked for apart. */
export const view = (studio: Studio, sitting: Sitting) =>
  studio.store.transact(async (tx) => {
    const { game, mode, currency, language, origin, player } = sitting;
    const unfinished = `player = $1 and game = $2 and mode = $3 and state in ('betting', 'open')`;
    const [round] = await roundsWhere(tx, unfinished, [player, game, mode]);
    const recent = `player = $1 and game = $2 and mode = $3 and state = 'settled' order by created_at desc limit ${LATEST}`;
    const latest = [];
    for (const one of await roundsWhere(tx, recent, [player, game, mode])) latest.push(await toldOf(tx, studio, one));
    return {
      game,
      mode,
      currency,
      language,
      origin,
      stakes: GAMES[game].stakes.map(toAmount),
      odds: oddsOf(game),
      net: await net(tx, sitting),
      seeds: await promises(tx, studio, player),
      round: round ? await shownOf(tx, studio, round) : null,
      latest,
    };
  });

const netRow = v.object({ net: v.pipe(v.string(), v.toBigint()) });

/** Won less staked since the game was opened, minor units as a decimal string with its sign. */
export async function net(tx: Query, { token_hash }: Sitting): Promise<string> {
  const [row] = await queryRows(
    tx,
    netRow,
    `select coalesce(sum(coalesce(payout, 0) - stake), 0)::text as net
      from rounds where sitting = $1 and state in ('open', 'settled')`,
    [token_hash],
  );
  const minor = row?.net ?? 0n;
  return minor < 0n ? `-${toAmount(-minor)}` : toAmount(minor);
}

const oddsOf = (game: Sitting['game']) =>
  GAMES[game].published.map((choice) => {
    const odds = GAMES[game].odds(choice);
    const results = odds.map(({ name, ways, of, pays }) => ({
      name,
      ways: `${ways}`,
      of: `${of}`,
      pays: toText(pays),
    }));
    return { choice, back: toDecimal(returnOf(odds), 4), results };
  });

/** A round that is over, with its proof once the seed is revealed. */
async function toldOf(tx: Query, studio: Studio, round: Round) {
  const [seed] = await queryRows(tx, seedRow, 'select * from seeds where id = $1', [round.seed_id]);
  const { game, version, nonce, acts, id, stake, payout } = round;
  const proof =
    seed?.state === 'revealed'
      ? {
          game,
          version,
          serverSeed: opened(studio, round.player, seed),
          commitment: seed.commitment,
          clientSeed: seed.client_seed,
          nonce,
          acts,
          stake: toAmount(stake),
          payout: toAmount(payout ?? 0n),
        }
      : null;
  return { id, stake: toAmount(stake), payout: toAmount(payout ?? 0n), nonce, proof };
}
