import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { ModuleContext } from '../context';
import { sharedSecret } from './shared-secret';

const IV = 12;
const TAG = 16;

/** The key that secrets at rest are sealed with: from `SECRET_KEY` where it is set, so that a copy of the database does not have it. */
async function keyOf(ctx: ModuleContext, purpose: string): Promise<Buffer> {
  const root = ctx.config.secretKey ?? (await sharedSecret(ctx, purpose));
  return Buffer.from(hkdfSync('sha256', root, '', purpose, 32));
}

/** Seals a text (AES-256-GCM) for a purpose and for what it belongs to, `of`: as another's it does not open. */
export async function seal(ctx: ModuleContext, purpose: string, of: string, text: string): Promise<string> {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(ctx, purpose), iv).setAAD(Buffer.from(of));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Opens what `seal` has sealed; throws where it was changed, or sealed for something else. */
export async function unseal(ctx: ModuleContext, purpose: string, of: string, kept: string): Promise<string> {
  const bytes = Buffer.from(kept, 'base64');
  const opener = createDecipheriv('aes-256-gcm', await keyOf(ctx, purpose), bytes.subarray(0, IV)).setAAD(
    Buffer.from(of),
  );
  opener.setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([opener.update(bytes.subarray(IV + TAG)), opener.final()]).toString('utf8');
}

const sealed = v.object({ sealed: v.string() });

/** Seals a job's payload while it waits: codes, links, addresses. */
export const sealPayload = async (ctx: ModuleContext, task: string, payload: unknown) => ({
  sealed: await seal(ctx, 'jobs', task, JSON.stringify(payload)),
});

/** Opens a job's payload; one from before sealing stays as it is. */
export async function openPayload(ctx: ModuleContext, task: string, payload: unknown): Promise<unknown> {
  return v.is(sealed, payload) ? JSON.parse(await unseal(ctx, 'jobs', task, payload.sealed)) : payload;
}
