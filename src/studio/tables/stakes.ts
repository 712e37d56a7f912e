import { MIN_TARGET, msUntil, multipleAfter } from '../games/crash';
import { Rejection, type Studio } from '../play/context';
import { lockedRound, originOf, type Round, roundsWhere, settle } from '../play/rounds';
import { lockProgress } from './progress';
import { tableRoundOf } from './table-rounds';

/** The only game with stakes that can be cashed out while its round runs. */
const CRASH = 'lab-crash';

/**
 * Cashes out a stake at the current multiple, at most at the player's target. A stake that was settled before is
 * returned unchanged. Rejects with `round.over`, or with `round.tooSoon` before the multiple has risen.
 */
export const takeStake = (studio: Studio, { id, table }: { id: string; table: string }): Promise<Round> =>
  studio.store.transact(async (tx) => {
    const { isFlying } = await lockProgress(tx, studio, { game: CRASH, id: table });
    const stake = await lockedRound(tx, id);
    if (!stake) throw new Rejection(404, 'round.unknown');
    if (stake.state === 'settled') return stake;
    if (!isFlying || stake.state !== 'open') throw new Rejection(409, 'round.over');
    const { starts_at } = await tableRoundOf(tx, table);
    const elapsed = (await studio.now(tx)).getTime() - (starts_at?.getTime() ?? 0);
    const multiple = multipleAfter(elapsed);
    if (multiple < MIN_TARGET) throw new Rejection(429, 'round.tooSoon', msUntil(MIN_TARGET) - elapsed);
    const isReached = multiple >= targetOf(stake);
    const acts = isReached ? stake.acts : [...stake.acts, { act: 'take', multiple }];
    await settle(tx, { ...stake, acts }, await originOf(tx, studio, stake));
    return (await lockedRound(tx, id)) ?? stake;
  });

/** Settles the stakes with a target that a flight has reached. */
export async function settleReached(studio: Studio, table: string, multiple: number): Promise<void> {
  const condition = `table_round = $1 and state = 'open' and (acts -> 0 ->> 'target')::int <= $2`;
  for (const { id } of await roundsWhere(studio.store.pool, condition, [table, multiple]))
    await studio.store.transact(async (tx) => {
      const { isFlying } = await lockProgress(tx, studio, { game: CRASH, id: table });
      const stake = await lockedRound(tx, id);
      if (isFlying && stake?.state === 'open') await settle(tx, stake, await originOf(tx, studio, stake));
    });
}

/** Returns the target that a player chose with the stake, in hundredths. */
export function targetOf({ acts: [first] }: Pick<Round, 'acts'>): number {
  const { target }: { target?: unknown } = Object(first);
  return Number(target);
}
