import type { GamingLimits } from '../../contract';
import { provePassword } from '../account/prove';
import type { Account } from '../account/service';
import type { Caller, Handlers, Kit } from '../kit';
import { noted, ownerOf } from '../security/owner';
import { member } from '../session/service';
import { confirmDepositLimit, depositLimitsOf, setDepositLimit } from './deposit-limits';
import { excludeSelf, pausesOf, takeTimeOut } from './pauses';
import { realityMinutesOf, realityOf, setRealityMinutes } from './reality';

type Reads = 'gamingLimits' | 'realityCheck';
type Acts = 'setDepositLimit' | 'confirmDepositLimit' | 'takeTimeOut' | 'excludeSelf' | 'setRealityCheck';

/** What players set against too much (own.limits.*); each act is written down, and a pause takes the password. */
export const limitRoutes = (kit: Kit): Handlers<Reads | Acts> => {
  const act = async (kind: string, caller: Caller, work: (account: Account) => Promise<void>): Promise<GamingLimits> => {
    const account = await ownerOf(kit, caller);
    await noted(kit, `limits.${kind}`, account.id, caller, () => work(account));
    return limitsOf(kit, account.id);
  };
  return {
    gamingLimits: async (_input, caller) => limitsOf(kit, (await ownerOf(kit, caller)).id),
    setDepositLimit: (asked, caller) => act('deposit', caller, ({ id }) => setDepositLimit(kit, id, asked)),
    confirmDepositLimit: (asked, caller) => act('depositConfirm', caller, ({ id }) => confirmDepositLimit(kit, id, asked)),
    takeTimeOut: ({ hours, password }, caller) =>
      act('timeOut', caller, async (account) => {
        await provePassword(kit, account, password);
        await takeTimeOut(kit, account, hours);
      }),
    excludeSelf: async ({ months, password }, caller) => {
      await act('exclusion', caller, async (account) => {
        await provePassword(kit, account, password);
        await excludeSelf(kit, account, months);
      });
      return null;
    },
    setRealityCheck: ({ minutes }, caller) => act('reality', caller, ({ id }) => setRealityMinutes(kit, id, minutes)),
    realityCheck: async (_input, caller) => {
      await ownerOf(kit, caller);
      return realityOf(kit, member(caller));
    },
  };
};

async function limitsOf(kit: Kit, accountId: string): Promise<GamingLimits> {
  const { timeOutUntil, excludedUntil } = await pausesOf(kit, accountId);
  return {
    deposit: await depositLimitsOf(kit.db, accountId),
    timeOutUntil: timeOutUntil?.getTime() ?? null,
    excludedUntil: excludedUntil?.getTime() ?? null,
    realityMinutes: await realityMinutesOf(kit.db, accountId),
  };
}
