import type { ContractTerms } from '../../../contract/agents/agent-contracts';
import { KIND_OF_RATE, type LinkRates } from '../../../contract/agents/team';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { pagesOff } from '../team/pages';
import { alone, heldBy, open } from './service';

/** New agent who joined by a link, and the link's maximum rates. */
export type Joining = { giverId: string; holderId: string; rates: LinkRates };

/**
 * Offers a new agent who joined by a link the giver's agreements of each kind in the link, capped at the link's rates.
 * Offers therefore never exceed the giver's own agreement (s6.contract.parties), even if that has changed since the
 * link was created. Kinds that are off for the giver are left out.
 */
export async function offerByLink(within: ModuleContext, { giverId, holderId, rates }: Joining): Promise<void> {
  if (isNone(rates)) return;
  await alone(within.db);
  const off = await pagesOff(within.db, giverId);
  for (const { kind, terms: own } of await heldBy(within.db, giverId)) {
    const terms = off.includes(kind) ? null : cappedTerms(own, rates);
    if (terms) await open(within, { giverId, holderId, terms });
  }
}

/**
 * Throws `contract.off` for rates of a kind that is off for an agent, and `contract.above` for rates above the agent's
 * own.
 */
export async function mustHave(tx: Tx, agentId: string, rates: LinkRates): Promise<void> {
  if (isNone(rates)) return;
  const off = await pagesOff(tx, agentId);
  if (Object.entries(KIND_OF_RATE).some(([name, kind]) => name in rates && off.includes(kind)))
    throw new ApiError(409, 'contract.off');
  const held = new Map((await heldBy(tx, agentId)).flatMap(({ terms }) => Object.entries(highestOf(terms))));
  const isAbove = Object.entries(rates).some(([name, rate]) => rate > (held.get(name) ?? 0));
  if (isAbove) throw new ApiError(409, 'contract.above');
}

/** Returns the terms with all rates capped; null if the link has no rate of their kind. */
export function cappedTerms(own: ContractTerms, rates: LinkRates): ContractTerms | null {
  if (own.kind === 'realtime') {
    const winRate = Math.min(own.winRate, rates.win ?? 0);
    const lossRate = Math.min(own.lossRate, rates.loss ?? 0);
    return winRate + lossRate === 0 ? null : { ...own, winRate, lossRate };
  }
  const most = rates[own.kind];
  if (most === undefined) return null;
  const capped = own.tiers.map((tier) => ({ ...tier, rate: Math.min(tier.rate, most) }));
  // Drops tiers that pay no more than the previous one.
  return { ...own, tiers: capped.filter(({ rate }, at) => rate > (capped[at - 1]?.rate ?? 0)) };
}

const isNone = (rates: LinkRates) => Object.keys(rates).length === 0;

/** Returns the maximum rate by each name that a link can have. */
const highestOf = (terms: ContractTerms): Record<string, number> =>
  terms.kind === 'realtime'
    ? { win: terms.winRate, loss: terms.lossRate }
    : { [terms.kind]: Math.max(...terms.tiers.map(({ rate }) => rate)) };
