import type { GamingLimits } from '../../../contract';
import { type Account, audited, member, ownerOf, proveForProtection } from '../../identity';
import type { Caller, Handlers, ModuleContext } from '../../platform/context';
import { confirmDepositLimit, setDepositLimit } from './deposit-limits';
import { limitsOf } from './limits-of';
import { excludePlayer, takeTimeOut } from './pauses';
import { confirmPlayLimit, setPlayLimit } from './play-limits';
import { playStatementOf } from './play-statement';
import { realityOf, setRealityMinutes } from './reality';

type Reads = 'gamingLimits' | 'playStatement' | 'realityCheck';
type Changes = 'setDepositLimit' | 'confirmDepositLimit' | 'setPlayLimit' | 'confirmPlayLimit' | 'setRealityCheck';
type Pauses = 'takeTimeOut' | 'excludeSelf';

/** Handlers of responsible gaming (own.limits.*). Each change is audited, and a pause requires the password. */
export const limitRoutes = (ctx: ModuleContext): Handlers<Reads | Changes | Pauses> => {
  const act = async (
    kind: string,
    caller: Caller,
    work: (account: Account) => Promise<void>,
  ): Promise<GamingLimits> => {
    const account = await ownerOf(ctx, caller);
    await audited(ctx, `limits.${kind}`, account.id, caller, () => work(account));
    return limitsOf(ctx, account.id);
  };
  return {
    gamingLimits: async (_input, caller) => limitsOf(ctx, (await ownerOf(ctx, caller)).id),
    setDepositLimit: (input, caller) => act('deposit', caller, ({ id }) => setDepositLimit(ctx, id, input)),
    confirmDepositLimit: (input, caller) =>
      act('depositConfirm', caller, (account) => confirmDepositLimit(ctx, account, input, caller)),
    setPlayLimit: (input, caller) => act(input.kind, caller, ({ id }) => setPlayLimit(ctx, id, input)),
    confirmPlayLimit: (input, caller) =>
      act(`${input.kind}Confirm`, caller, (account) => confirmPlayLimit(ctx, account, input, caller)),
    playStatement: async (_input, caller) => playStatementOf(ctx, (await ownerOf(ctx, caller)).id),
    takeTimeOut: ({ hours, password }, caller) =>
      act('timeOut', caller, async (account) => {
        await proveForProtection(ctx, account, password);
        await takeTimeOut(ctx, account, hours, caller);
      }),
    excludeSelf: async ({ months, password }, caller) => {
      await act('exclusion', caller, async (account) => {
        await proveForProtection(ctx, account, password);
        await excludePlayer(ctx, account, months, caller);
      });
      return null;
    },
    setRealityCheck: ({ minutes }, caller) => act('reality', caller, ({ id }) => setRealityMinutes(ctx, id, minutes)),
    realityCheck: async (_input, caller) => {
      await ownerOf(ctx, caller);
      return realityOf(ctx, member(caller));
    },
  };
};
