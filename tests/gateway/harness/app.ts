import { Secret, TOTP } from 'otpauth';
import type { Client } from '../../../src/contract';
import type { Modules } from './modules';

export const STEP = 30_000;

/** Returns the code of an authenticator app, a number of half minutes from now. */
export const currentAppCode = async ({ ctx }: Pick<Modules, 'ctx'>, secret: string, steps = 0): Promise<string> =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: (await ctx.now()).getTime() + steps * STEP });

/** Enables an app for the logged-in owner, which consumes a code. */
export async function addsApp(gateway: Pick<Modules, 'ctx'>, owner: Client, password = 'Shapla#2026') {
  const { secret, qr } = await owner.beginTotp({ password });
  const { codes } = await owner.confirmTotp({ code: await currentAppCode(gateway, secret) });
  return { secret, qr, codes };
}
