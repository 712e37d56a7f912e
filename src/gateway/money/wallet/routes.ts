import { toWire } from '../../../contract/money/money';
import { auditedRejection, member, ownerIdOf, ownerOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { spendableOf } from './accounts';
import { partnersOf, sendToPartner } from './partners';
import { lossOf, recordsOf } from './records';
import { returnAll, transfer, walletsOf } from './vendors';

type Reads = 'balance' | 'merchantWallet' | 'transferPartners' | 'records' | 'personalLoss';
type Acts = 'walletTransfer' | 'returnAll' | 'partnerTransfer';

/**
 * Handlers of balances, transfers and the transaction history (s7.call.wallets-balance, s7.relay.wallet-transfer,
 * s7.relay.merchant-wallet).
 */
export const walletRoutes = (ctx: ModuleContext): Handlers<Reads | Acts> => ({
  balance: async (_input, caller) => ({ sumBalance: toWire(await spendableOf(ctx.db, member(caller).accountId)) }),
  walletTransfer: async (input, caller) => transfer(ctx, await ownerIdOf(ctx, caller), input, caller),
  merchantWallet: async (_input, caller) => walletsOf(ctx, await ownerIdOf(ctx, caller)),
  returnAll: async (_input, caller) => returnAll(ctx, await ownerIdOf(ctx, caller)),
  transferPartners: async (_input, caller) => partnersOf(ctx, await ownerOf(ctx, caller)),
  partnerTransfer: async (input, caller) => {
    const id = await ownerIdOf(ctx, caller);
    return auditedRejection(ctx, 'transfer.partner', id, caller, () => sendToPartner(ctx, id, input, caller));
  },
  records: async (input, caller) => recordsOf(ctx, await ownerIdOf(ctx, caller), input, caller.language),
  personalLoss: async (input, caller) => lossOf(ctx, await ownerIdOf(ctx, caller), input),
});
