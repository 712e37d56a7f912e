import type { payee } from '../money/wallet/support';
import type { Bound } from './allowed';

export type Player = Awaited<ReturnType<typeof payee>> & {
  token: string;
  partners: string[];
  /** Has deposit limits, takes breaks, and ends all sessions with a self-exclusion. */
  limited: boolean;
  rests: boolean;
};
/** A requested move. Sides as in the ledger: `<owner>:<purpose>:<minor units>`. */
export type MoveRequest = {
  owner: string;
  call: 'transfer' | 'partner' | 'withdraw' | 'bet';
  kind: string;
  sides: string[];
};
/**
 * Outcome of a request. `refused`: nothing may have been moved. `open`: abandoned before a response, or rejected after
 * an abandoned attempt that may have arrived later: moved once or not at all.
 */
export type Deed = MoveRequest & { key: string } & (
    | { fate: 'acknowledged'; id: string }
    | { fate: 'refused' | 'open' }
  );

/** Everything observed, to be checked against the ledger. */
export type Observations = {
  deeds: Deed[];
  returned: { owner: string; minor: bigint }[];
  /** Withdrawals sent, with their reported state. */
  withdrawals: { id: string; player: Player }[];
  steps: { id: string; state: string }[];
  /** Deposits started; `paid`: a gateway has accepted the provider's notification. */
  orders: { id: string; amount: string; paid: boolean }[];
  /** Limits and pauses that were acknowledged or may have been set. */
  bounds: Bound[];
  /** Unexpected responses. */
  wrong: string[];
  operations: number;
  repeats: number;
  rejections: Map<string, number>;
  faults: Map<string, number>;
};

export const emptyObservations = (): Observations => ({
  deeds: [],
  returned: [],
  withdrawals: [],
  steps: [],
  orders: [],
  bounds: [],
  wrong: [],
  operations: 0,
  repeats: 0,
  rejections: new Map(),
  faults: new Map(),
});

export const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
