import type { Caller, Handlers, Input, ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { provePassword } from '../account/prove';
import { type Account, lockAccount } from '../account/service';
import { alertOwner } from '../alert/service';
import { addFactor, removeFactor } from '../factor/change';
import { inSession, proveFactor, proveFactorInUse } from '../factor/prove';
import { keepRecoveryCodes, makeRecoveryCodes } from '../factor/recovery-codes';
import { beginTotp, checkTotp, removeTotp, switchTotpOn } from '../totp/service';

/** Runs work for the logged-in player and audits it. */
export type Act = <T>(kind: string, caller: Caller, work: (account: Account) => Promise<T>) => Promise<T>;
export type FactorActs = 'beginTotp' | 'confirmTotp' | 'removeTotp' | 'renewRecoveryCodes';

/**
 * Handlers of the second factor: turning it on requires the password and an active factor, if any; turning it off and
 * new recovery codes require the password and the factor (own.security.totp).
 */
export const factorActs = (ctx: ModuleContext, act: Act): Handlers<FactorActs> => {
  const proveBoth = async (account: Account, { password, factor }: Input<'removeTotp'>, caller: Caller) => {
    await provePassword(ctx, account, password);
    await proveFactor(ctx, account, factor, caller, inSession(caller));
  };
  return {
    beginTotp: ({ password, factor }, caller) =>
      act('totpBegin', caller, async (account) => {
        await provePassword(ctx, account, password);
        await proveFactorInUse(ctx, account, factor, caller);
        return beginTotp(ctx, account.id, account.userName);
      }),
    confirmTotp: ({ code }, caller) =>
      act('totpConfirm', caller, async (account) => {
        await checkTotp(ctx, account.id, code, false);
        const notice = { alert: 'totp.on', from: caller } as const;
        return { codes: await addFactor(ctx, account, notice, 'always', (tx) => switchTotpOn(tx, account.id)) };
      }),
    removeTotp: (proofs, caller) =>
      act('totpRemove', caller, async (account) => {
        await proveBoth(account, proofs, caller);
        await removeFactor(ctx, account, { alert: 'totp.off', from: caller }, (tx) => removeTotp(tx, account.id));
        return null;
      }),
    renewRecoveryCodes: (proofs, caller) =>
      act('recoveryCodes', caller, async (account) => {
        await proveBoth(account, proofs, caller);
        const set = await makeRecoveryCodes();
        await transact(ctx, async (tx, within) => {
          await lockAccount(tx, account.id);
          await keepRecoveryCodes(tx, account.id, set);
          await alertOwner(within, tx, account, 'recovery.renewed', {}, { from: caller });
        });
        return { codes: set.codes };
      }),
  };
};
