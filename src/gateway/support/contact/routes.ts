import type { Handlers, ModuleContext } from '../../platform/context';
import { readChats } from './service';

/** Handlers of customer service: its chats (s4.customer-service.path-list), and the allowlist of their hosts. */
export const contactRoutes = (ctx: ModuleContext): Handlers<'customerService'> => ({
  customerService: async () => ({ version: { pathList: await readChats(ctx) }, hosts: ctx.config.supportHosts }),
});
