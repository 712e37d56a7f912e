import { toWire } from '../../contract/money';
import type { Handlers, Kit } from '../kit';
import { noted, ownerOf } from '../security/owner';
import { member } from '../session/service';
import { partnersOf, sendToPartner } from './partners';
import { lossOf, recordsOf } from './records';
import { balanceOf } from './service';
import { returnAll, transfer, walletsOf } from './vendors';

type Reads = 'balance' | 'merchantWallet' | 'transferPartners' | 'records' | 'personalLoss';
type Acts = 'walletTransfer' | 'returnAll' | 'partnerTransfer';

/** s7.call.wallets-balance, s7.relay.wallet-transfer, s7.relay.merchant-wallet, and the records of it all. */
export const walletRoutes = (kit: Kit): Handlers<Reads | Acts> => ({
  balance: async (_input, caller) => ({ sumBalance: toWire(await balanceOf(kit.db, member(caller).accountId)) }),
  walletTransfer: async (asked, caller) => transfer(kit, (await ownerOf(kit, caller)).id, asked, caller),
  merchantWallet: async (_input, caller) => walletsOf(kit, (await ownerOf(kit, caller)).id),
  returnAll: async (_input, caller) => returnAll(kit, (await ownerOf(kit, caller)).id),
  transferPartners: async (_input, caller) => partnersOf(kit, await ownerOf(kit, caller)),
  partnerTransfer: async (asked, caller) => {
    const account = await ownerOf(kit, caller);
    return noted(kit, 'transfer.partner', account.id, caller, () => sendToPartner(kit, account, asked, caller));
  },
  records: async (asked, caller) => recordsOf(kit, (await ownerOf(kit, caller)).id, asked),
  personalLoss: async (asked, caller) => lossOf(kit, (await ownerOf(kit, caller)).id, asked),
});
