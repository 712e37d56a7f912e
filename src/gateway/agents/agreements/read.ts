import { and, count, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import {
  type AgentContract,
  CONTRACT_ACTS,
  type ContractKind,
  type ContractLosses,
  lastRequestOf,
} from '../../../contract/agents/agent-contracts';
import { accounts } from '../../identity';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { keyset } from '../../platform/database/keyset';
import { readAtOnce } from '../../platform/database/transact';
import { readLifecycles } from '../../platform/lifecycle/service';
import { readPagesOff } from '../team/pages';
import { waitsFor } from './consolidated';
import { type Contract, contractLifecycle, IN_FORCE, numberOf } from './lifecycle';
import { sideOf } from './line';
import { eventOf, lossesFor } from './service';
import { contracts } from './tables';

const NEWEST_FIRST = keyset([[contracts.number, 'whole']]);

/** Returns a page of the agreements that an agent grants or holds, newest first. */
export const pageOfContracts = (
  ctx: ModuleContext,
  accountId: string,
  { side, kind, standing, ...paging }: Input<'agentContracts'>,
) =>
  readAtOnce(ctx, async (tx) => {
    const isGranted = eq(contracts.giverId, accountId);
    const held = eq(contracts.holderId, accountId);
    const party = { upline: isGranted, downline: held, either: or(isGranted, held) }[side ?? 'either'];
    const standings = { inForce: inArray(contracts.state, [...IN_FORCE]), waiting: waitsFor(accountId) };
    const page = NEWEST_FIRST.at(paging);
    const mine = and(party, ofKind(kind), standing && standings[standing], page.beyond);
    const [{ total } = { total: 0 }] = await tx.select({ total: count() }).from(contracts).where(mine);
    const rows = await tx
      .select()
      .from(contracts)
      .where(mine)
      .orderBy(NEWEST_FIRST.order)
      .limit(page.limit)
      .offset(page.offset);
    const last = rows.at(-1);
    return { list: await renderContracts(tx, rows, accountId), ...page.reply(total, last && [last.number]) };
  });

/** Lists the agreements granted by the house, newest first, at most a hundred. */
export async function contractsOfHouse({ db }: ModuleContext, kind?: ContractKind): Promise<AgentContract[]> {
  const isFromHouse = and(isNull(contracts.giverId), ofKind(kind));
  return renderContracts(
    db,
    await db.select().from(contracts).where(isFromHouse).orderBy(desc(contracts.number)).limit(100),
    null,
  );
}

/** Returns an agreement for one of its parties; null: the house. Throws `contract.unknown`. */
export async function contractOf({ db }: ModuleContext, accountId: string | null, id: string): Promise<AgentContract> {
  const [contract] = await renderContracts(
    db,
    await db.select().from(contracts).where(eq(contracts.id, id)),
    accountId,
  );
  if (!contract) throw new ApiError(404, 'contract.unknown');
  return contract;
}

/** Returns the agreements that would end if an offer were accepted (s4.contract.auto-termination). */
export async function readContractLosses(ctx: ModuleContext, accountId: string, id: string): Promise<ContractLosses> {
  const { losses, digest } = await lossesFor(ctx, accountId, id);
  const names = await namesOf(
    ctx.db,
    losses.map(({ contract }) => contract.holderId),
  );
  const lossViews = losses.map(({ contract, ending }) => ({
    number: numberOf(contract),
    downline: names.get(contract.holderId) ?? '',
    ending,
  }));
  return { losses: lossViews, digest };
}

/** Returns the id of an agreement by its public number. */
export async function idOf({ db }: ModuleContext, number: string): Promise<string> {
  const [row] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.number, BigInt(number.slice(1))));
  if (!row) throw new ApiError(404, 'contract.unknown');
  return row.id;
}

const ofKind = (kind: ContractKind | undefined) => kind && eq(contracts.kind, kind);

async function renderContracts(tx: Tx, rows: Contract[], accountId: string | null): Promise<AgentContract[]> {
  const ids = rows.map(({ id }) => id);
  const stored = await readLifecycles(tx, contractLifecycle, ids);
  const names = await namesOf(
    tx,
    rows.flatMap(({ giverId, holderId }) => [giverId, holderId]).filter((id) => id !== null),
  );
  const isOff = await readPagesOff(tx, rows);
  return rows.flatMap((row) => {
    const side = sideOf(row, accountId);
    const life = stored.get(row.id);
    if (!side || !life) return [];
    const permitted = CONTRACT_ACTS.filter((act) => {
      const event = eventOf(act, side);
      return event !== null && life.snapshot.can(event) && !(act === 'accept' && isOff(row));
    });
    return [
      {
        ...lastRequestOf(row.state, life.snapshot.context.lastEnd ?? null),
        id: row.id,
        number: numberOf(row),
        terms: row.terms,
        state: row.state,
        version: life.version,
        side,
        upline: row.giverId === null ? null : (names.get(row.giverId) ?? ''),
        downline: names.get(row.holderId) ?? '',
        permitted,
        offeredAt: row.offeredAt.getTime(),
        deadline: row.deadline?.getTime() ?? null,
        effectiveFrom: row.effectiveFrom?.getTime() ?? null,
        effectiveTo: row.effectiveTo?.getTime() ?? null,
        ending: row.ending,
      },
    ];
  });
}

async function namesOf(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: accounts.id, name: accounts.userName })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
