import { asc } from 'drizzle-orm';
import type { Handlers, ModuleContext } from '../module-context';
import { supportContacts } from './tables';

/** Where customer service is reached (s4.customer-service.path-list), and the only hosts that a window may be led to. */
export const contactRoutes = ({ db, config }: ModuleContext): Handlers<'customerService'> => ({
  customerService: async () => ({
    version: { pathList: await db.select().from(supportContacts).orderBy(asc(supportContacts.type)) },
    hosts: config.supportHosts,
  }),
});
