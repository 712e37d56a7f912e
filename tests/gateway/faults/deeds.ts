import type { payee } from '../money/wallet/support';
import type { Bound } from './allowed';

export type Player = Awaited<ReturnType<typeof payee>> & {
  token: string;
  partners: string[];
  /** Has deposit limits; takes breaks, and ends all sessions with a self-exclusion. */
  limited: boolean;
  rests: boolean;
};
/** What was asked for. Sides as the ledger has them: `<owner>:<purpose>:<minor units>`. */
export type Asked = { owner: string; call: 'transfer' | 'partner' | 'withdraw' | 'bet'; kind: string; sides: string[] };
/**
 * How it went. `refused`: nothing may have been moved. `open`: given up before it was answered, or refused while an attempt was left alone
 * that may have come later: it may have been moved, once, or not.
 */
export type Deed = Asked & { key: string } & ({ fate: 'acknowledged'; id: string } | { fate: 'refused' | 'open' });

/** Everything that was heard, for the ledger to bear out. */
export type Heard = {
  deeds: Deed[];
  returned: { owner: string; minor: bigint }[];
  /** Withdrawals that were sent, and where they were said to stand. */
  withdrawals: { id: string; player: Player }[];
  steps: { id: string; state: string }[];
  /** Deposits that were begun; `paid`: the provider has said so, and somebody has heard it. */
  orders: { id: string; amount: string; paid: boolean }[];
  /** Limits and pauses that were acknowledged, or may have been set. */
  bounds: Bound[];
  /** Answers that should not have been. */
  wrong: string[];
  operations: number;
  repeats: number;
  refusals: Map<string, number>;
  faults: Map<string, number>;
};

export const nothingHeard = (): Heard => ({
  deeds: [],
  returned: [],
  withdrawals: [],
  steps: [],
  orders: [],
  bounds: [],
  wrong: [],
  operations: 0,
  repeats: 0,
  refusals: new Map(),
  faults: new Map(),
});

export const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
