import type { ModuleContext } from '../../platform/context';
import { seal, unseal } from '../../platform/secrets/sealing';

const PURPOSE = 'totp';

/** Encrypts a secret for one account; it does not decrypt in another's row. */
export const sealSecret = (ctx: ModuleContext, accountId: string, secret: string): Promise<string> =>
  seal(ctx, PURPOSE, accountId, secret);

export const openSecret = (ctx: ModuleContext, accountId: string, sealedSecret: string): Promise<string> =>
  unseal(ctx, PURPOSE, accountId, sealedSecret);
