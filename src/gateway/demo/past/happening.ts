import type { Move } from '../../money/wallet/ledger';
import type { ModuleContext } from '../../platform/context';

/** Past event of a demo player, a transfer or more; `main`: change of the main wallet, minor units. */
export type Happening = { at: Date; main: bigint } & ({ move: Move } | { does: (ctx: ModuleContext) => Promise<void> });
