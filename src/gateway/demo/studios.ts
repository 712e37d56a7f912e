import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleContext, Tx } from '../platform/context';
import { hexOf } from '../platform/secrets/secrets';
import { sharedSecret } from '../platform/secrets/shared-secret';
import { addKey } from '../play/studio/keys';
import { studios } from '../play/studio/tables';
import { LAB_STUDIO } from '../play/studio-launcher/origin';

/** Studio without games, whose key is for testing a portal's conformance to the wire. */
const REHEARSAL = 'rehearsal';

/** Returns the secret of a demo studio's key, whose id is the studio's. */
export const demoSecret = async (ctx: ModuleContext, studio: string) =>
  hexOf(await sharedSecret(ctx, `studio.${studio}`));

/** Returns whether no studio exists yet, as in demos older than studios. */
export const noStudios = async (tx: Tx): Promise<boolean> =>
  (await tx.select({ id: studios.id }).from(studios).limit(1)).length === 0;

/** Creates both studios, each with a key of the same name. */
export async function demoStudios(ctx: ModuleContext): Promise<void> {
  const createdAt = await ctx.now();
  await ctx.db.insert(studios).values([
    { id: LAB_STUDIO, name: 'Maidan Lab', createdAt },
    { id: REHEARSAL, name: 'Rehearsal', rehearses: true, createdAt },
  ]);
  for (const id of [LAB_STUDIO, REHEARSAL]) await addKey(ctx, id, id, await demoSecret(ctx, id));
}

/**
 * Writes the demo's keys to the data folder, readable only by its owner: `studio.json`, by studio, `{ key, secret }`.
 */
export async function writeStudioKeys(ctx: ModuleContext): Promise<void> {
  const of = async (id: string) => ({ key: id, secret: await demoSecret(ctx, id) });
  const keys = { [LAB_STUDIO]: await of(LAB_STUDIO), [REHEARSAL]: await of(REHEARSAL) };
  writeFileSync(join(ctx.config.dataDir, 'studio.json'), `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
}
