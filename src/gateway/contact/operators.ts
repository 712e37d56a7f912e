import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { ownAddress } from '../../contract/own-address';
import { ApiError, type ModuleContext } from '../module-context';
import { sealPath } from './seal-path';
import { supportContacts } from './tables';

const TYPES = { vip: '1', chat: '2', sealed: '3' } as const;
/** `vip|chat|sealed <https address>|off`. */
export const contactAsked = v.strictTuple([v.picklist(['vip', 'chat', 'sealed']), v.pipe(v.string(), v.maxLength(1_000))]);

/** Says where customer service is reached, or that it is not. Refuses what is not https, or not at a host of `SUPPORT_HOSTS`, with `contact.address`. */
export async function setContact({ db, config }: ModuleContext, [kind, address]: v.InferOutput<typeof contactAsked>): Promise<void> {
  const type = TYPES[kind];
  if (address === 'off') return void (await db.delete(supportContacts).where(eq(supportContacts.type, type)));
  if (ownAddress(address, config.supportHosts) === null) throw new ApiError(422, 'contact.address');
  const path = kind === 'sealed' ? sealPath(address) : address;
  await db.insert(supportContacts).values({ type, path }).onConflictDoUpdate({ target: supportContacts.type, set: { path } });
}
