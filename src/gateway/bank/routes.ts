import type { Handlers, Kit } from '../kit';
import { noted, ownerOf } from '../security/owner';
import { paymentStateOf, setPayment } from './payment';
import { banksOf, bindBank, removeBank } from './service';

type Bank = 'paymentPassword' | 'setPaymentPassword' | 'bankAccounts' | 'bindBankAccount' | 'removeBankAccount';

/** Where money can go, and the payment password that is asked for before it does; each act is written down. */
export const bankRoutes = (kit: Kit): Handlers<Bank> => ({
  paymentPassword: async (_input, caller) => paymentStateOf(kit, (await ownerOf(kit, caller)).id),
  setPaymentPassword: async (asked, caller) => {
    const account = await ownerOf(kit, caller);
    return noted(kit, 'payment.set', account.id, caller, () => setPayment(kit, account, asked));
  },
  bankAccounts: async (_input, caller) => banksOf(kit, await ownerOf(kit, caller)),
  bindBankAccount: async (asked, caller) => {
    const account = await ownerOf(kit, caller);
    return noted(kit, 'bank.bind', account.id, caller, () => bindBank(kit, account, asked));
  },
  removeBankAccount: async (asked, caller) => {
    const account = await ownerOf(kit, caller);
    await noted(kit, 'bank.remove', account.id, caller, () => removeBank(kit, account, asked));
    return null;
  },
});
