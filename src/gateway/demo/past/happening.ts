import type { ModuleContext } from '../../module-context';
import type { Move } from '../../wallet/ledger';

/** Something that happened to a demo's player, a transfer or more than that; `main`: what it did to the main wallet, minor units. */
export type Happening = { at: Date; main: bigint } & ({ move: Move } | { does: (ctx: ModuleContext) => Promise<void> });
