import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { EventFromLogic } from 'xstate';
import type { ContractAct, ContractKind, ContractSide, ContractTerms } from '../../../contract/agents/agent-contracts';
import { SETTINGS } from '../../../contract/platform/settings';
import { type Account, accountById, moveInTree } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { advance, start } from '../../platform/lifecycle/service';
import { type Contract, contractLifecycle, endOne, IN_FORCE } from './lifecycle';
import { downlineOf, type Giver, mayStillGive, mustBeOn, sideOf } from './line';
import { digestOf, type Loss, lossesOf } from './losses';
import { beginsAfter } from './pay/periods';
import { contracts } from './tables';
import { isWithin } from './terms';

type Event = EventFromLogic<typeof contractLifecycle.machine>;
/** Lifecycle events of a party's acts, by its side; the chart decides whether they are permitted. */
const EVENTS: Record<ContractAct, (side: ContractSide) => Event | null> = {
  accept: (side) => (side === 'downline' ? { type: 'downline.accepted' } : null),
  reject: (side) => (side === 'downline' ? { type: 'downline.rejected' } : null),
  withdraw: (side) => (side === 'upline' ? { type: 'upline.withdrawn' } : null),
  askEnd: (side) => ({ type: `${side}.endAsked` }),
  confirmEnd: (side) => ({ type: `${side}.endConfirmed` }),
  refuseEnd: (side) => ({ type: `${side}.endRefused` }),
  takeBackEnd: (side) => ({ type: `${side}.endTakenBack` }),
};
export const eventOf = (act: ContractAct, side: ContractSide): Event | null => EVENTS[act](side);

/** Serializes changes of agreements, because each depends on agreements of uplines and downlines (asvs 2.3.3). */
export const alone = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('contracts'))`);

/**
 * Offers terms to a direct downline who is an agent (s6.contract.parties); the current agreement stays in force until
 * they are accepted. Throws `contract.downlineUnknown`, `contract.noAgent`, `contract.off` if the kind is off for
 * either, `contract.above` if the giver has no such agreement or a lower one, or `contract.open` if an offer of the
 * kind is pending.
 */
export async function offer(
  ctx: ModuleContext,
  giver: Giver,
  { downline, terms }: { downline: string; terms: ContractTerms },
): Promise<string> {
  return transact(ctx, async (tx, within) => {
    await alone(tx);
    const holder = await downlineOf(tx, giver, downline);
    const giverId = giver?.id ?? null;
    await mustBeOn(tx, { giverId, holderId: holder.id, kind: terms.kind });
    await mustCover(tx, giverId, terms);
    const waits = and(
      eq(contracts.holderId, holder.id),
      eq(contracts.kind, terms.kind),
      eq(contracts.state, 'offered'),
    );
    const [waiting] = await tx.select({ id: contracts.id }).from(contracts).where(waits);
    if (waiting) throw new ApiError(409, 'contract.open');
    return open(within, { giverId, holderId: holder.id, terms });
  });
}

/** Creates an offer in the caller's transaction; callers have checked that it is permitted. Returns its id. */
export async function open(
  within: ModuleContext,
  offered: { giverId: string | null; holderId: string; terms: ContractTerms },
): Promise<string> {
  const id = v7();
  const input = { answerMinutes: SETTINGS.contracts.answerMinutes };
  await start(within, contractLifecycle, { id, input, note: { offered } });
  return id;
}

/** Act of a party; `account` null is the house. `version` and `digest`: what the party has seen. */
type PartyAct = {
  id: string;
  version?: number;
  act: ContractAct;
  digest?: string | undefined;
  operator?: string;
};

/**
 * Takes a party's step, with all that follows, in one transaction. Throws `contract.unknown`, also for agreements of
 * others; `contract.changed`, `contract.notPermitted`; and for `accept` `contract.off`, `contract.above`,
 * `contract.giverGone` and `contract.lossesChanged` if `digest` does not match the agreements that would end.
 */
export async function actOnAgreement(
  ctx: ModuleContext,
  account: Pick<Account, 'id'> | null,
  { id, version, act, digest, operator }: PartyAct,
): Promise<void> {
  await transact(ctx, async (tx, within) => {
    await alone(tx);
    const { row, side } = await found(tx, id, account?.id ?? null);
    const event = eventOf(act, side);
    if (!event) throw new ApiError(409, 'contract.notPermitted');
    const at = await within.now();
    const begins = act === 'accept' && row.state === 'offered' ? await makeWay(within, row, digest, at) : undefined;
    const ends = act === 'confirmEnd' ? { ending: 'agreed' as const, at } : undefined;
    const note = { ...(begins && { begins }), ...(ends && { ends }), ...(operator && { operator }) };
    await advance(within, contractLifecycle, { id, event, at, note, ...(version !== undefined && { version }) });
  });
}

/** Returns the agreements that accepting an offer would end, for its downline (s4.contract.auto-termination). */
export async function lossesFor(
  { db }: ModuleContext,
  accountId: string,
  id: string,
): Promise<{ losses: Loss<Contract>[]; digest: string }> {
  const { row, side } = await found(db, id, accountId);
  if (side !== 'downline') throw new ApiError(404, 'contract.unknown');
  const losses = row.state === 'offered' ? lossesOf(row, await inForceBelow(db, row)) : [];
  return { losses, digest: digestOf(losses) };
}

/**
 * Ends an agreement in force and those that depend on it, by an operator. Throws `contract.unknown` or
 * `contract.notPermitted`.
 */
export async function endFor(ctx: ModuleContext, id: string, operator: string): Promise<void> {
  await transact(ctx, async (tx, within) => {
    await alone(tx);
    await endOne(within, id, { ending: 'operator', at: await within.now() }, operator);
  });
}

/**
 * Moves an account to another upline (`moveInTree`) and ends the agreements it holds, in one transaction, because their
 * giver is no longer its upline. Locks the tree before agreements. Agreements that it grants end only if they depend on
 * those.
 */
export const moveWithContracts = (
  ctx: ModuleContext,
  accountId: string,
  uplineId: string,
): Promise<{ moved: number; at: Date }> =>
  transact(ctx, async (tx, within) => {
    const done = await moveInTree(within, accountId, uplineId);
    await alone(tx);
    for (const { id, giverId, kind, terms } of await heldBy(tx, accountId)) {
      if (giverId === uplineId) continue;
      const own = await inForceOf(tx, uplineId, kind);
      await endOne(within, id, { ending: own && isWithin(terms, own.terms) ? 'giverEnded' : 'above', at: done.at });
    }
    return done;
  });

/**
 * Ends the agreements that an accepted offer replaces, and those that would exceed it. Returns the start of the new
 * one.
 */
async function makeWay(within: ModuleContext, row: Contract, digest: string | undefined, at: Date): Promise<Date> {
  const { db, config } = within;
  const holder = await accountById(db, row.holderId);
  const begins = new Date(beginsAfter(row.terms, at.getTime(), config.siteZone));
  if (!holder || !(await mayStillGive(db, row.giverId, holder, begins))) throw new ApiError(409, 'contract.giverGone');
  await mustBeOn(db, row);
  await mustCover(db, row.giverId, row.terms);
  const losses = lossesOf(row, await inForceBelow(db, row));
  if (digest !== digestOf(losses)) throw new ApiError(409, 'contract.lossesChanged');
  const old = await inForceOf(db, row.holderId, row.kind);
  const superseded = { ending: 'superseded' as const, at: begins };
  if (old)
    await advance(within, contractLifecycle, {
      id: old.id,
      event: { type: 'other.superseded' },
      at,
      note: { ends: superseded },
    });
  for (const { contract, ending } of losses)
    if (ending === 'above') await endOne(within, contract.id, { ending, at: begins });
  return begins;
}

/** Throws `contract.above` if terms exceed the giver's own; the house has no limit. */
async function mustCover(tx: Tx, giverId: string | null, terms: ContractTerms): Promise<void> {
  if (giverId === null) return;
  const own = await inForceOf(tx, giverId, terms.kind);
  if (!own || !isWithin(terms, own.terms)) throw new ApiError(409, 'contract.above');
}

/** Returns the agreements in force of a holder, at most one of each kind, in the order of their offers. */
export const heldBy = (tx: Tx, holderId: string): Promise<Contract[]> =>
  tx
    .select()
    .from(contracts)
    .where(and(eq(contracts.holderId, holderId), inArray(contracts.state, [...IN_FORCE])))
    .orderBy(contracts.id);

const inForceOf = async (tx: Tx, holderId: string, kind: ContractKind): Promise<Contract | undefined> =>
  (await heldBy(tx, holderId)).find((candidate) => candidate.kind === kind);

/** Returns all agreements in force of the same kind below an agreement's holder. */
async function inForceBelow(tx: Tx, { holderId, kind }: Contract): Promise<Contract[]> {
  const states = sql.join(
    IN_FORCE.map((state) => sql`${state}`),
    sql`, `,
  );
  const below = sql`
    with recursive below as (
      select id, holder_id from contracts where giver_id = ${holderId} and kind = ${kind} and state in (${states})
      union select c.id, c.holder_id from contracts c join below b on c.giver_id = b.holder_id where c.kind = ${kind} and c.state in (${states})
    ) select id from below`;
  return tx.select().from(contracts).where(sql`${contracts.id} in (${below})`).orderBy(contracts.id);
}

async function found(tx: Tx, id: string, accountId: string | null): Promise<{ row: Contract; side: ContractSide }> {
  const [row] = await tx.select().from(contracts).where(eq(contracts.id, id));
  const side = row && sideOf(row, accountId);
  if (!row || !side) throw new ApiError(404, 'contract.unknown');
  return { row, side };
}
