import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { advanceLifecycle, LifecycleError } from '../../lifecycle';
import { sharedOf } from '../games';
import { Rejection, type Studio } from '../play/context';
import { readAct } from '../play/permitted';
import { lockedRound, type Round } from '../play/rounds';
import { queryRows } from '../store/query';
import { blackjackRound, within } from './lifecycle';
import { lockProgress } from './progress';
import { type TableRound, tableRoundOf } from './table-rounds';

/** The only game with decisions while its round runs. */
const BLACKJACK = 'lab-blackjack';

/**
 * Records a decision about a stake, numbered `at` from 1. Repeating the same decision changes nothing. Rejects with
 * `round.unknown`, `round.over`, `act.stale` or `act.unknown`.
 */
export const decideStake = (
  studio: Studio,
  { id, table, at, act }: { id: string; table: string; at: number; act: unknown },
): Promise<Round> =>
  studio.store.transact(async (tx) => {
    const { isDeciding } = await lockProgress(tx, studio, { game: BLACKJACK, id: table });
    const stake = await lockedRound(tx, id);
    if (!stake) throw new Rejection(404, 'round.unknown');
    if (isDeepStrictEqual(stake.acts[at], act)) return stake;
    if (!isDeciding || stake.state !== 'open') throw new Rejection(409, 'round.over');
    const { decision } = await tableRoundOf(tx, table);
    if (at !== stake.acts.length || at !== decision + 1) throw new Rejection(409, 'act.stale');
    const acts = [...stake.acts, act];
    readAct(() => sharedOf(BLACKJACK).staked(acts));
    await tx.query('update rounds set acts = $2 where id = $1', [id, JSON.stringify(acts)]);
    return { ...stake, acts };
  });

const countsRow = v.object({ pending: v.number(), drawing: v.number() });

/** Ends a decision early if no stake waits for it. */
export async function endDecision(studio: Studio, { id, decision }: TableRound): Promise<void> {
  await studio.store
    .transact(async (tx) => {
      // Stakes that the portal has not confirmed yet may still get this decision.
      const [counts] = await queryRows(
        tx,
        countsRow,
        `select (count(*) filter (where jsonb_array_length(acts) = $2::int + 1))::int as pending,
                (count(*) filter (where jsonb_array_length(acts) = $2::int + 2))::int as drawing
           from rounds
          where table_round = $1 and state in ('betting', 'open') and not acts @> '[{"act": "stand"}]'`,
        [id, decision],
      );
      if (!counts || counts.pending > 0) return;
      const type = counts.drawing > 0 ? 'decisions.made' : 'hands.stood';
      await advanceLifecycle(within(tx, studio), blackjackRound, { id, event: { type } });
    })
    .catch((error: unknown) => {
      // The time to decide has ended, or another process was faster.
      if (!(error instanceof LifecycleError)) throw error;
    });
}
