import { asc } from 'drizzle-orm';
import type { Value } from '../../../contract';
import type { ModuleContext } from '../../platform/context';
import { supportContacts } from './tables';

type Contact = typeof supportContacts.$inferSelect;
type SupportContacts = Value<'systemStatus'>['info']['customerService'];

/** Wire names of public contacts, in the order in which a closed portal lists them. */
const PUBLIC = [
  { type: 'EMAIL', csType: 'EMAIL' },
  { type: 'PHONE', csType: 'PHONE' },
  { type: '2', csType: 'CHAT' },
] as const;
const CHATS: readonly string[] = ['1', '2', '3'];

const readContacts = ({ db }: Pick<ModuleContext, 'db'>) =>
  db.select().from(supportContacts).orderBy(asc(supportContacts.type));

/** Returns the chats that the support dialog opens in a window (s4.customer-service.path-list). */
export const readChats = async (ctx: Pick<ModuleContext, 'db'>): Promise<Contact[]> =>
  (await readContacts(ctx)).filter(({ type }) => CHATS.includes(type));

/**
 * Returns the portal's help page and the contacts that operators have set (s3.permission.customer-service,
 * `own.support.contacts`).
 */
export async function readSupportContacts(ctx: Pick<ModuleContext, 'db'>): Promise<SupportContacts> {
  const contacts = await readContacts(ctx);
  const open = PUBLIC.flatMap(({ type, csType }) =>
    contacts.filter((contact) => contact.type === type).map(({ path }) => ({ csType, path })),
  );
  return [{ csType: 'HELP', path: '/help' }, ...open];
}

/** Logs a warning at startup if players cannot reach customer service while the portal is closed; not in the demo. */
export async function warnWithoutContacts(ctx: ModuleContext): Promise<void> {
  if (ctx.config.demo || (await readSupportContacts(ctx)).length > 1) return;
  ctx.log.warn('no contact of customer service is set: `ops contact mail|phone|chat` sets one');
}
