import type { Withdrawal } from '../../contract';
import type { Account } from '../account/service';
import type { Caller, Handlers, Kit } from '../kit';
import { noted, ownerOf } from '../security/owner';
import { keepProof, proofOf } from './proofs';
import { preview, termsOf, withdraw } from './service';
import { listOf, ownWithdrawal, shown } from './view';
import { sayCancelled, sayNotReceived, sayPartial, sayReceived } from './word';

type Reads = 'withdrawalTerms' | 'previewWithdrawal' | 'withdrawals' | 'withdrawal' | 'proof';
type Acts = 'withdraw' | 'cancelWithdrawal' | 'confirmReceived' | 'reportNotReceived' | 'reportPartial' | 'uploadProof';

/** What a player asks of withdrawals and says of them (s1.member.withdrawal, s4.withdrawal.*); each act is written down. */
export const withdrawalRoutes = (kit: Kit): Handlers<Reads | Acts> => {
  const idOf = async (caller: Caller) => (await ownerOf(kit, caller)).id;
  const act = async (kind: string, caller: Caller, work: (account: Account) => Promise<Withdrawal>) => {
    const account = await ownerOf(kit, caller);
    return noted(kit, `withdrawal.${kind}`, account.id, caller, () => work(account));
  };
  return {
    withdrawalTerms: async (_input, caller) => termsOf(kit, await ownerOf(kit, caller)),
    previewWithdrawal: async (asked, caller) => preview(kit, await ownerOf(kit, caller), asked),
    withdraw: (asked, caller) => act('sent', caller, (account) => withdraw(kit, account, asked, caller)),
    withdrawals: async (asked, caller) => listOf(kit, await idOf(caller), asked),
    withdrawal: async ({ id }, caller) => shown(kit.db, await ownWithdrawal(kit.db, await idOf(caller), id)),
    cancelWithdrawal: (on, caller) => act('cancelled', caller, ({ id }) => sayCancelled(kit, id, on)),
    confirmReceived: (on, caller) => act('received', caller, ({ id }) => sayReceived(kit, id, on)),
    reportNotReceived: (on, caller) => act('notReceived', caller, ({ id }) => sayNotReceived(kit, id, on)),
    reportPartial: (on, caller) => act('partial', caller, ({ id }) => sayPartial(kit, id, on)),
    uploadProof: async (asked, caller) => keepProof(kit, await idOf(caller), asked),
    proof: async ({ id }, caller) => proofOf(kit, await idOf(caller), id),
  };
};
