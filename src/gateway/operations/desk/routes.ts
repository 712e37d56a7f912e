import type { ModuleContext } from '../../platform/context';
import { accessRoutes } from './access-routes';
import type { DeskHandlers } from './handlers';

/** Handlers of all entries of the desk's contract. */
export const deskRoutes = (ctx: ModuleContext): Partial<DeskHandlers> => ({ ...accessRoutes(ctx) });
