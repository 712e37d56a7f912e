import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { withdrawalLifecycleMachine } from '../../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import { WITHDRAWAL_STATES, type WithdrawalState } from '../../../contract/money/withdrawal';
import { type Lifecycle, leafOf, permittedEvents } from '../../../lifecycle';
import type { ModuleContext, Tx } from '../../platform/context';
import { book, notifyPlayer, type Withdrawing } from './effects';
import { sendPayout } from './payouts';
import { withdrawalSteps, withdrawals } from './tables';

type Machine = typeof withdrawalLifecycleMachine;
type Began = Pick<Withdrawing, 'accountId' | 'bankAccountId' | 'amount' | 'holdId' | 'reviewBy'>;
/**
 * Details of a step besides its event. `prepare` runs once the withdrawal is locked: returns further changes, or throws
 * to reject the step.
 */
export type Note = {
  began?: Began;
  reason?: string;
  /** Operator who takes the step. */
  operator?: string;
  /** Needs that an approval overrides. */
  unmet?: string[];
  prepare?: (tx: Tx, of: Withdrawing) => Promise<Partial<Pick<Withdrawing, 'receivedAmount'>>>;
};
type Stepped = { row: Withdrawing; reason: string | null };

/** Lifecycle of a withdrawal (s4.withdrawal.*), as the gateway runs it. */
export const withdrawalLifecycle: Lifecycle<Machine, ModuleContext, Stepped, Note> = {
  name: 'withdrawal',
  machine: withdrawalLifecycleMachine,
  migrations: [],
  record: async (
    { db },
    { id, version, at, event, snapshot, deadline },
    { began, reason = null, operator, unmet, prepare } = {},
  ) => {
    const now = { state: stateOf(snapshot.value), deadline };
    const row = began ? await made(db, { id, ...began, ...now, createdAt: at }) : await moved(db, id, now, prepare);
    const takenBy = operator === undefined ? takerOf(event) : `operator:${operator}`;
    const step = { withdrawalId: id, version, state: row.state, reason, takenBy, at };
    await db.insert(withdrawalSteps).values({ ...step, unmet });
    return { row, reason };
  },
  perform: async (within, effect, { row, reason }, { at, version }) => {
    if (effect.type === 'notifyPlayer') await notifyPlayer(within, row, effect.params, reason);
    else if (effect.type === 'sendPayout') await sendPayout(within.db, row, at);
    else await book(within.db, row, effect.type, { at, version });
  },
};

/**
 * Derives who took a step from its event if no operator is named; null for steps of unknown operators in the demo's
 * generated past.
 */
function takerOf(event: string | null): string | null {
  if (event === null || event.startsWith('player.')) return 'player';
  if (event.startsWith('rules.')) return 'rules';
  if (event.startsWith('provider.')) return 'provider';
  return event.startsWith('ops.') ? null : 'time';
}

async function made(tx: Tx, values: typeof withdrawals.$inferInsert): Promise<Withdrawing> {
  const [row] = await tx.insert(withdrawals).values(values).returning();
  return row ?? lost();
}

async function moved(tx: Tx, id: string, now: Partial<Withdrawing>, prepare: Note['prepare']): Promise<Withdrawing> {
  const [found] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id));
  const furtherChanges = (await prepare?.(tx, found ?? lost())) ?? {};
  const [row] = await tx
    .update(withdrawals)
    .set({ ...now, ...furtherChanges })
    .where(eq(withdrawals.id, id))
    .returning();
  return row ?? lost();
}

const lost = (): never => {
  throw new Error('the row of the withdrawal is missing');
};

const PLAYERS = ['player.cancelled', 'player.received', 'player.notReceived', 'player.partiallyReceived'] as const;

/** Returns the events that a player can send now, from the same chart that will process them. */
export const permittedToPlayer = (snapshot: Parameters<typeof permittedEvents>[0]): string[] =>
  permittedEvents(snapshot, PLAYERS);

const leaf = v.picklist(WITHDRAWAL_STATES);
/** Returns the wire name of a state: the chart's leaf. */
const stateOf = (value: unknown): WithdrawalState => v.parse(leaf, leafOf(value));
