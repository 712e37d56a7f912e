import type { Withdrawal } from '../../../contract';
import { type Account, audited, auditedRejection, ownerIdOf, ownerOf } from '../../identity';
import type { Caller, Handlers, ModuleContext } from '../../platform/context';
import { keepProof, proofOf } from './proofs';
import { cancelWithdrawal, confirmReceipt, reportNotReceived, reportPartialReceipt } from './receipt';
import { withdraw } from './send';
import { preview, termsOf } from './service';
import { listOf, withdrawalOf } from './view';

type Reads = 'withdrawalTerms' | 'previewWithdrawal' | 'withdrawals' | 'withdrawal' | 'proof';
type Acts = 'withdraw' | 'cancelWithdrawal' | 'confirmReceived' | 'reportNotReceived' | 'reportPartial' | 'uploadProof';

/** Handlers of a player's withdrawals (s1.member.withdrawal, s4.withdrawal.*); each act is audited. */
export const withdrawalRoutes = (ctx: ModuleContext): Handlers<Reads | Acts> => {
  const idOf = async (caller: Caller) => (await ownerOf(ctx, caller)).id;
  const act = async (kind: string, caller: Caller, work: (account: Account) => Promise<Withdrawal>) => {
    const account = await ownerOf(ctx, caller);
    return audited(ctx, `withdrawal.${kind}`, account.id, caller, () => work(account));
  };
  return {
    withdrawalTerms: async (_input, caller) => termsOf(ctx, await ownerOf(ctx, caller), caller),
    previewWithdrawal: async (input, caller) => preview(ctx, await ownerOf(ctx, caller), input),
    withdraw: async (input, caller) => {
      const id = await ownerIdOf(ctx, caller);
      return auditedRejection(ctx, 'withdrawal.sent', id, caller, () => withdraw(ctx, id, input, caller));
    },
    withdrawals: async (input, caller) => listOf(ctx, await idOf(caller), input),
    withdrawal: async ({ id }, caller) => withdrawalOf(ctx, await idOf(caller), id),
    cancelWithdrawal: (on, caller) => act('cancelled', caller, ({ id }) => cancelWithdrawal(ctx, id, on)),
    confirmReceived: (on, caller) => act('received', caller, ({ id }) => confirmReceipt(ctx, id, on)),
    reportNotReceived: (on, caller) => act('notReceived', caller, ({ id }) => reportNotReceived(ctx, id, on)),
    reportPartial: (on, caller) => act('partial', caller, ({ id }) => reportPartialReceipt(ctx, id, on)),
    uploadProof: async (input, caller) => keepProof(ctx, await idOf(caller), input),
    proof: async ({ id }, caller) => proofOf(ctx, await idOf(caller), id),
  };
};
