import type { blackjackRoundMachine } from '../../../machines/play/blackjack-round/blackjack-round.machine';
import type { crashRoundMachine } from '../../../machines/play/crash-round/crash-round.machine';
import type { fixtureRoundMachine } from '../../../machines/play/fixture-round/fixture-round.machine';
import type { tableRoundMachine } from '../../../machines/play/table-round/table-round.machine';
import { type Lifecycle, type LifecycleTransaction, leafOf } from '../../lifecycle';
import type { VisiblePart } from '../games/game';
import type { Studio } from '../play/context';
import { cancel, originOf, roundsWhere, settle } from '../play/rounds';
import type { Query } from '../store/database';
import { lifecycleStore } from './lifecycle-store';
import { CHARTS, VOID } from './progress';
import { type TableRound, tableRoundOf } from './table-rounds';

/** `host`: the studio that runs the round. */
type Context = { tx: Query; host: Studio };
/** Result that the beacon's signature decides. */
type Decision = { signature: string; result: VisiblePart };
type BlackjackStep = Step & { snapshot: { context: { decision: number } } };
type Step = { id: string; at: Date; deadline: Date | null; snapshot: { value: unknown } };

async function record({ tx }: Context, { id, at, snapshot }: Step, decision?: Decision): Promise<TableRound> {
  await tx.query('update table_rounds set state = $2 where id = $1', [id, leafOf(snapshot.value)]);
  if (decision)
    await tx.query('update table_rounds set signature = $2, result = $3, starts_at = $4 where id = $1', [
      id,
      decision.signature,
      JSON.stringify(decision.result),
      at,
    ]);
  return tableRoundOf(tx, id);
}

async function perform({ tx, host }: Context, { type }: { type: string }, { id }: TableRound): Promise<void> {
  const stakes = await roundsWhere(tx, `table_round = $1 and state = 'open' order by id for update`, [id]);
  const [first] = stakes;
  if (!first) return;
  if (type === 'returnStakes') {
    for (const stake of stakes) await cancel(tx, stake, VOID);
    return;
  }
  const origin = await originOf(tx, host, first);
  for (const stake of stakes) await settle(tx, stake, origin);
}

/** Records a step of blackjack with the decision that it opens. */
async function recordDecision(context: Context, step: BlackjackStep, decision?: Decision): Promise<TableRound> {
  const { id, deadline, snapshot } = step;
  const decideBy = snapshot.value === 'deciding' ? deadline : null;
  const statement = 'update table_rounds set decision = $2, decide_by = $3 where id = $1';
  await context.tx.query(statement, [id, snapshot.context.decision, decideBy]);
  return record(context, step, decision);
}

type TableMachine =
  | typeof blackjackRoundMachine
  | typeof crashRoundMachine
  | typeof fixtureRoundMachine
  | typeof tableRoundMachine;
type TableLifecycle<M extends TableMachine> = Lifecycle<M, Context, TableRound, Decision>;

/** A round of the crash game, as the studio runs it (own.table.*, own.crash.*). */
export const crashRound: TableLifecycle<typeof crashRoundMachine> = { ...CHARTS['crash-round'], record, perform };
/** A round of blackjack, as the studio runs it (own.table.*, own.blackjack.*). */
export const blackjackRound: TableLifecycle<typeof blackjackRoundMachine> = {
  ...CHARTS['blackjack-round'],
  record: recordDecision,
  perform,
};
/** A matchday of fixtures, as the studio runs it (own.table.*, own.fixture.*). */
export const fixtureRound: TableLifecycle<typeof fixtureRoundMachine> = { ...CHARTS['fixture-round'], record, perform };
/** A round of a live table, as the studio runs it (own.table.*). */
export const tableRound: TableLifecycle<typeof tableRoundMachine> = { ...CHARTS['table-round'], record, perform };

/** Opens the store of lifecycles in a transaction of the studio's database. */
export const within = (tx: Query, host: Studio): LifecycleTransaction<Context> => ({
  store: lifecycleStore(tx, host),
  context: { tx, host },
});
