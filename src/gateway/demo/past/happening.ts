import type { Move } from '../../money/wallet/ledger';
import type { ModuleContext } from '../../platform/context';

/** Something that happened to a demo's player, a transfer or more than that; `main`: what it did to the main wallet, minor units. */
export type Happening = { at: Date; main: bigint } & ({ move: Move } | { does: (ctx: ModuleContext) => Promise<void> });
