import type { Handlers, ModuleContext } from '../../platform/context';
import { readChats } from './service';

/** Chats of customer service (s4.customer-service.path-list), and the only hosts that a window may be led to. */
export const contactRoutes = (ctx: ModuleContext): Handlers<'customerService'> => ({
  customerService: async () => ({ version: { pathList: await readChats(ctx) }, hosts: ctx.config.supportHosts }),
});
