import type { ContractKind, ContractSide } from '../../../contract/agents/agent-contracts';
import { type Account, accountById, accountByName, isAgent, uplineAt } from '../../identity';
import { ApiError, type Tx } from '../../platform/context';
import { readClock } from '../../platform/database/clock';
import { readPagesOff } from '../team/pages';

/** Giver of an agreement: an agent, or the house, which offers to agents without an upline. */
export type Giver = Account | null;

/**
 * Returns the giver of an account's agreements: its upline, or the house (null) if it has none
 * (s3.contract-offer.offered-by).
 */
const giverOf = async (tx: Tx, { id }: Pick<Account, 'id'>, at?: Date): Promise<string | null> =>
  uplineAt(tx, id, at ?? (await readClock(tx)));

/**
 * Returns a direct downline of a giver who is an agent. Unknown users and strangers get the same response (asvs 8.2.2):
 * `contract.downlineUnknown`; downlines who are not agents get `contract.noAgent`.
 */
export async function downlineOf(tx: Tx, giver: Giver, userName: string): Promise<Account> {
  const account = await accountByName(tx, userName);
  if (!account || account.blocked || (await giverOf(tx, account)) !== (giver?.id ?? null))
    throw new ApiError(404, 'contract.downlineUnknown');
  if (!isAgent(account)) throw new ApiError(409, 'contract.noAgent');
  return account;
}

/**
 * Returns whether a giver may give to an account from a time on: it is the direct upline now and then, and both are
 * agents.
 */
export async function mayStillGive(tx: Tx, giverId: string | null, holder: Account, from: Date): Promise<boolean> {
  if ((await giverOf(tx, holder)) !== giverId || (await giverOf(tx, holder, from)) !== giverId || !isAgent(holder))
    return false;
  const giver = giverId === null ? null : await accountById(tx, giverId);
  return giver === null || (giver !== undefined && isAgent(giver));
}

/** Throws `contract.off` if the page of a kind is off for either party; the house has no pages. */
export async function mustBeOn(
  tx: Tx,
  contract: { giverId: string | null; holderId: string; kind: ContractKind },
): Promise<void> {
  const isOff = await readPagesOff(tx, [contract]);
  if (isOff(contract)) throw new ApiError(409, 'contract.off');
}

/** Returns the account's side in an agreement; null if it is not a party. */
export function sideOf(
  { giverId, holderId }: { giverId: string | null; holderId: string },
  accountId: string | null,
): ContractSide | null {
  if (giverId === accountId) return 'upline';
  return holderId === accountId ? 'downline' : null;
}
