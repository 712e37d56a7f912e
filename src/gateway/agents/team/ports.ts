import type { LinkRates } from '../../../contract/agents/team';

declare module '../../platform/context' {
  interface Ports {
    /** Throws `contract.off` or `contract.above` for rates of a link that its agent cannot offer. */
    checkLinkRates: (tx: Tx, agentId: string, rates: LinkRates) => Promise<void>;
  }
}
