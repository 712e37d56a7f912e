import type { crashRoundMachine } from '../../../machines/play/crash-round/crash-round.machine';
import { type Lifecycle, type LifecycleTransaction, leafOf } from '../../lifecycle';
import type { Studio } from '../play/context';
import { cancel, originOf, roundsWhere, settle } from '../play/rounds';
import type { Query } from '../store/database';
import { lifecycleStore } from './lifecycle-store';
import { CRASH_ROUND, VOID } from './progress';
import { type TableRound, tableRoundOf } from './table-rounds';

/** `host`: the studio that runs the round. */
type Context = { tx: Query; host: Studio };
/** Result that the beacon's signature decides. */
type CrashResult = { signature: string; point: number };

/** A round of the crash game, as the studio runs it (own.table.*, own.crash.*). */
export const crashRound: Lifecycle<typeof crashRoundMachine, Context, TableRound, CrashResult> = {
  ...CRASH_ROUND,
  record: async ({ tx }, { id, at, snapshot }, result) => {
    await tx.query('update table_rounds set state = $2 where id = $1', [id, leafOf(snapshot.value)]);
    if (result)
      await tx.query('update table_rounds set signature = $2, point = $3, starts_at = $4 where id = $1', [
        id,
        result.signature,
        result.point,
        at,
      ]);
    return tableRoundOf(tx, id);
  },
  perform: async ({ tx, host }, { type }, { id }) => {
    const stakes = await roundsWhere(tx, `table_round = $1 and state = 'open' order by id for update`, [id]);
    const [first] = stakes;
    if (!first) return;
    if (type === 'returnStakes') {
      for (const stake of stakes) await cancel(tx, stake, VOID);
      return;
    }
    const origin = await originOf(tx, host, first);
    for (const stake of stakes) await settle(tx, stake, origin);
  },
};

/** Opens the store of lifecycles in a transaction of the studio's database. */
export const within = (tx: Query, host: Studio): LifecycleTransaction<Context> => ({
  store: lifecycleStore(tx, host),
  context: { tx, host },
});
