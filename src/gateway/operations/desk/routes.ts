import type { ModuleContext } from '../../platform/context';
import { accessRoutes } from './access-routes';
import { auditRoutes } from './audit/routes';
import type { DeskHandlers } from './handlers';
import { moneyRoutes } from './money-routes';
import { playerRoutes } from './player-routes';
import { queueRoutes } from './queues/routes';
import { requestRoutes } from './request-routes';
import { withdrawalDeskRoutes } from './withdrawal-routes';

/** Handlers of all entries of the desk's contract; a missing one does not compile. */
export const deskRoutes = (ctx: ModuleContext): DeskHandlers => ({
  ...accessRoutes(ctx),
  ...withdrawalDeskRoutes(ctx),
  ...queueRoutes(ctx),
  ...playerRoutes(ctx),
  ...moneyRoutes(ctx),
  ...requestRoutes(ctx),
  ...auditRoutes(ctx),
});
