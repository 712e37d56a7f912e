import type { Caller, Handlers, Kit } from '../kit';
import { ownerOf } from '../security/owner';
import { member } from '../session/service';
import { toWire } from './money';
import { lossOf, recordsOf } from './records';
import { balanceOf } from './service';
import { returnAll, transfer, walletsOf } from './vendors';

type Wallet = 'balance' | 'balanceNews' | 'walletTransfer' | 'merchantWallet' | 'returnAll' | 'records' | 'personalLoss';

/** s7.call.wallets-balance, s7.relay.wallet-transfer, s7.relay.merchant-wallet, and the records of it all. */
export const walletRoutes = (kit: Kit): Handlers<Wallet> => ({
  balance: (_input, caller) => balanceFor(kit, caller),
  balanceNews: (_input, caller) => balanceFor(kit, caller),
  walletTransfer: async (asked, caller) => transfer(kit, (await ownerOf(kit, caller)).id, asked, caller),
  merchantWallet: async (_input, caller) => walletsOf(kit, (await ownerOf(kit, caller)).id),
  returnAll: async (_input, caller) => returnAll(kit, (await ownerOf(kit, caller)).id),
  records: async (asked, caller) => recordsOf(kit, (await ownerOf(kit, caller)).id, asked),
  personalLoss: async (asked, caller) => lossOf(kit, (await ownerOf(kit, caller)).id, asked),
});

const balanceFor = async ({ db }: Kit, caller: Caller) => ({ sumBalance: toWire(await balanceOf(db, member(caller).accountId)) });
