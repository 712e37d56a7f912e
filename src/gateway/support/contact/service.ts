import { asc } from 'drizzle-orm';
import type { Value } from '../../../contract';
import type { ModuleContext } from '../../platform/context';
import { supportContacts } from './tables';

type Contact = typeof supportContacts.$inferSelect;
type SupportContacts = Value<'systemStatus'>['info']['customerService'];

/**
 * Names that the system status gives to contacts that are open to everybody, in the order in which a closed portal
 * offers them.
 */
const PUBLIC = [
  { type: 'EMAIL', csType: 'EMAIL' },
  { type: 'PHONE', csType: 'PHONE' },
  { type: '2', csType: 'CHAT' },
] as const;
const CHATS: readonly string[] = ['1', '2', '3'];

const readContacts = ({ db }: Pick<ModuleContext, 'db'>) =>
  db.select().from(supportContacts).orderBy(asc(supportContacts.type));

/** Chats that the support dialog opens in a window (s4.customer-service.path-list). */
export const readChats = async (ctx: Pick<ModuleContext, 'db'>): Promise<Contact[]> =>
  (await readContacts(ctx)).filter(({ type }) => CHATS.includes(type));

/**
 * Help page of the portal and the contacts that operators have set (s3.permission.customer-service,
 * `own.support.contacts`).
 */
export async function readSupportContacts(ctx: Pick<ModuleContext, 'db'>): Promise<SupportContacts> {
  const contacts = await readContacts(ctx);
  const open = PUBLIC.flatMap(({ type, csType }) =>
    contacts.filter((contact) => contact.type === type).map(({ path }) => ({ csType, path })),
  );
  return [{ csType: 'HELP', path: '/help' }, ...open];
}

/**
 * Warns at the start of a gateway whose players cannot reach customer service while the portal is closed; not in the
 * demo.
 */
export async function warnWithoutContacts(ctx: ModuleContext): Promise<void> {
  if (ctx.config.demo || (await readSupportContacts(ctx)).length > 1) return;
  ctx.log.warn('no contact of customer service is set: `ops contact mail|phone|chat` sets one');
}
