import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { ModuleContext } from '../module-context';
import { sharedSecret } from '../platform/shared-secret';

const IV = 12;
const TAG = 16;

/** The key that secrets at rest are sealed with: from `SECRET_KEY` where it is set, so that a copy of the database does not have it. */
async function keyOf(ctx: ModuleContext): Promise<Buffer> {
  const root = ctx.config.secretKey ?? (await sharedSecret(ctx, 'totp'));
  return Buffer.from(hkdfSync('sha256', root, '', 'totp', 32));
}

/** Seals a secret for one account; in another's row it does not open. */
export async function sealSecret(ctx: ModuleContext, accountId: string, secret: string): Promise<string> {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(ctx), iv).setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

export async function openSecret(ctx: ModuleContext, accountId: string, kept: string): Promise<string> {
  const bytes = Buffer.from(kept, 'base64');
  const opener = createDecipheriv('aes-256-gcm', await keyOf(ctx), bytes.subarray(0, IV)).setAAD(Buffer.from(accountId));
  opener.setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([opener.update(bytes.subarray(IV + TAG)), opener.final()]).toString('utf8');
}
