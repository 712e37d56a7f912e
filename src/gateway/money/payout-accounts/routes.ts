import { audited, ownerOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { paymentStateOf, setPayment } from './payment';
import { banksOf, bindBank, removeBank } from './service';

type Bank = 'paymentPassword' | 'setPaymentPassword' | 'bankAccounts' | 'bindBankAccount' | 'removeBankAccount';

/** Handlers of payout accounts and the payment password that protects withdrawals; each change is audited. */
export const bankRoutes = (ctx: ModuleContext): Handlers<Bank> => ({
  paymentPassword: async (_input, caller) => paymentStateOf(ctx, (await ownerOf(ctx, caller)).id, caller),
  setPaymentPassword: async (input, caller) => {
    const account = await ownerOf(ctx, caller);
    return audited(ctx, 'payment.set', account.id, caller, () => setPayment(ctx, account, input, caller));
  },
  bankAccounts: async (_input, caller) => banksOf(ctx, await ownerOf(ctx, caller), caller),
  bindBankAccount: async (input, caller) => {
    const account = await ownerOf(ctx, caller);
    return audited(ctx, 'bank.bind', account.id, caller, () => bindBank(ctx, account, input, caller));
  },
  removeBankAccount: async (input, caller) => {
    const account = await ownerOf(ctx, caller);
    await audited(ctx, 'bank.remove', account.id, caller, () => removeBank(ctx, account, input, caller));
    return null;
  },
});
