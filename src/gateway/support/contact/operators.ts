import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { ownAddress } from '../../../contract/platform/own-address';
import { ApiError, type ModuleContext } from '../../platform/context';
import { sealPath } from './seal-path';
import { supportContacts } from './tables';

const TYPES = { vip: '1', chat: '2', sealed: '3', mail: 'EMAIL', phone: 'PHONE' } as const;
type Kind = keyof typeof TYPES;
/** Arguments of the command: `vip|chat|sealed <https address>|off`, `mail <address>|off`, `phone <number>|off`. */
export const contactArguments = v.strictTuple([
  v.picklist(['vip', 'chat', 'sealed', 'mail', 'phone']),
  v.pipe(v.string(), v.maxLength(1_000)),
]);

const email = v.pipe(v.string(), v.email());
const phone = v.pipe(v.string(), v.regex(/^\+?[\d -]{3,20}$/));

/**
 * Sets or removes a contact of customer service. Throws `contact.address`: a chat must be https at a host of
 * `SUPPORT_HOSTS`, the others an email address and a phone number.
 */
export async function setContact(
  ctx: ModuleContext,
  [kind, address]: v.InferOutput<typeof contactArguments>,
): Promise<void> {
  const type = TYPES[kind];
  if (address === 'off') return void (await ctx.db.delete(supportContacts).where(eq(supportContacts.type, type)));
  const path = pathOf(ctx, kind, address);
  if (path === null) throw new ApiError(422, 'contact.address');
  await ctx.db
    .insert(supportContacts)
    .values({ type, path })
    .onConflictDoUpdate({ target: supportContacts.type, set: { path } });
}

/** Returns the path of a contact on the wire; null if the address does not fit its kind. */
function pathOf({ config }: ModuleContext, kind: Kind, address: string): string | null {
  if (kind === 'mail') return v.is(email, address) ? `mailto:${address}` : null;
  if (kind === 'phone') return v.is(phone, address) ? `tel:${address.replace(/[ -]/g, '')}` : null;
  if (ownAddress(address, config.supportHosts) === null) return null;
  return kind === 'sealed' ? sealPath(address) : address;
}
