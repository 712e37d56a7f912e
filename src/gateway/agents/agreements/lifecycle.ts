import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type ContractNews,
  contractLifecycleMachine,
} from '../../../../machines/agents/contract-lifecycle/contract-lifecycle.machine';
import {
  CONTRACT_STATES,
  type ContractEnding,
  type ContractState,
  type ContractTerms,
} from '../../../contract/agents/agent-contracts';
import { type Lifecycle, leafOf } from '../../../lifecycle';
import { accountById, alertOwner } from '../../identity';
import type { ModuleContext, Tx } from '../../platform/context';
import { advance } from '../../platform/lifecycle/service';
import { publicNumber } from '../../platform/public-number';
import { contractSteps, contracts } from './tables';

export type Contract = typeof contracts.$inferSelect;
type Ends = { ending: ContractEnding; at: Date };
/**
 * Details of a step. `offered`: content of a new offer; `begins`: start of an accepted one; `ends`: end, with its
 * reason.
 */
type Note = {
  offered?: { giverId: string | null; holderId: string; terms: ContractTerms };
  begins?: Date;
  ends?: Ends;
  operator?: string;
};

export const IN_FORCE = ['active', 'endAskedByUpline', 'endAskedByDownline'] as const satisfies ContractState[];
/** Returns the public number of an agreement. */
export const numberOf = ({ number }: Pick<Contract, 'number'>) => publicNumber('C', number);

/** Lifecycle of an agreement (s4.contract.*), as the gateway runs it. */
export const contractLifecycle: Lifecycle<typeof contractLifecycleMachine, ModuleContext, Contract, Note> = {
  name: 'contract',
  machine: contractLifecycleMachine,
  migrations: [],
  record: async ({ db }, { id, version, at, event, snapshot, deadline }, { offered, begins, ends, operator } = {}) => {
    const state = stateOf(snapshot.value);
    const row = offered
      ? await made(db, { id, ...offered, kind: offered.terms.kind, state, deadline, offeredAt: at })
      : await moved(db, id, { state, deadline, ...(begins && { effectiveFrom: begins }) }, ends);
    const actor = operator === undefined ? takerOf(event) : `operator:${operator}`;
    await db.insert(contractSteps).values({ contractId: id, version, state, takenBy: actor, at });
    return row;
  },
  perform: async (within, effect, row) => {
    if (effect.type === 'endDownlineContracts') await endBelow(within, row);
    if (effect.type === 'notifySides') await alertBoth(within, row, effect.params);
  },
};

/**
 * Ends the agreements granted by the holder of an ended one, at the same time, and in turn those that depend on them.
 */
async function endBelow(within: ModuleContext, { kind, holderId, effectiveTo }: Contract): Promise<void> {
  const isDependent = and(
    eq(contracts.giverId, holderId),
    eq(contracts.kind, kind),
    inArray(contracts.state, [...IN_FORCE]),
  );
  const below = await within.db.select({ id: contracts.id }).from(contracts).where(isDependent).orderBy(contracts.id);
  const at = effectiveTo ?? lost();
  for (const { id } of below) await endOne(within, id, { ending: 'giverEnded', at });
}

/** Ends an agreement in force, and those that depend on it. */
export async function endOne(within: ModuleContext, id: string, ends: Ends, operator?: string): Promise<void> {
  await advance(within, contractLifecycle, {
    id,
    event: { type: 'other.ended' },
    note: { ends, ...(operator && { operator }) },
  });
}

/**
 * Notifies both parties, each with its own text, in the portal and by mail; the house is not notified
 * (`own.contract.addressed`).
 */
async function alertBoth(within: ModuleContext, row: Contract, notification: ContractNews): Promise<void> {
  const giver = row.giverId === null ? null : ((await accountById(within.db, row.giverId)) ?? lost());
  const holder = (await accountById(within.db, row.holderId)) ?? lost();
  const until = row.deadline ?? row.effectiveTo;
  const params = {
    number: numberOf(row),
    upline: giver ? giver.userName : HOUSE,
    downline: holder.userName,
    ...(row.effectiveFrom && { since: row.effectiveFrom.toISOString() }),
    ...(until && { until: until.toISOString() }),
  };
  for (const party of giver ? [giver, holder] : [holder]) {
    const side = party === holder ? 'downline' : 'upline';
    const reader = 'askedBy' in notification ? (notification.askedBy === side ? 'asker' : 'answerer') : side;
    const other = side === 'downline' ? params.upline : params.downline;
    await alertOwner(within, within.db, party, `contract.${notification.news}`, { ...params, other, reader });
  }
}
/** Name of the giver when it is the house. */
const HOUSE = 'Maidan';

async function made(tx: Tx, values: typeof contracts.$inferInsert): Promise<Contract> {
  const [row] = await tx.insert(contracts).values(values).returning();
  return row ?? lost();
}

/** Stores changes. An agreement that ends before its start gets an empty period, so that nothing counts for it. */
async function moved(tx: Tx, id: string, now: Partial<Contract>, ends?: Ends): Promise<Contract> {
  const [found] = await tx.select().from(contracts).where(eq(contracts.id, id));
  const from = found?.effectiveFrom?.getTime() ?? 0;
  const over = ends && { ending: ends.ending, effectiveTo: new Date(Math.max(ends.at.getTime(), from)) };
  const [row] = await tx
    .update(contracts)
    .set({ ...now, ...over })
    .where(eq(contracts.id, id))
    .returning();
  return row ?? lost();
}

/** Returns the party that took a step, from its event. */
function takerOf(event: string | null): string {
  const [party = ''] = (event ?? 'upline.').split('.');
  return party === 'xstate' ? 'time' : party;
}

const lost = (): never => {
  throw new Error('the agreement or one of its parties is missing');
};

const leaf = v.picklist(CONTRACT_STATES);
/** Returns the wire name of a state: the chart's leaf. */
const stateOf = (value: unknown): ContractState => v.parse(leaf, leafOf(value));
