import type { ModuleContext } from '../../platform/context';
import { seal, unseal } from '../../platform/secrets/sealing';

/** Purpose of its sealed values. */
export const TOTP = 'totp';

/** Encrypts a secret for one account; it does not decrypt in another's row. */
export const sealSecret = (ctx: ModuleContext, accountId: string, secret: string): Promise<string> =>
  seal(ctx, TOTP, accountId, secret);

export const openSecret = (ctx: ModuleContext, accountId: string, sealedSecret: string): Promise<string> =>
  unseal(ctx, TOTP, accountId, sealedSecret);
