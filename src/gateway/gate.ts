import type { FastifyInstance } from 'fastify';
import { endpoints } from '../contract/endpoints';
import { ApiError, type ModuleContext } from './module-context';
import { consumeRateLimit } from './platform/limits';
import type { VisitorOf } from './platform/visitor';
import { readMaintenance } from './system/service';

const CALL = /^\/(wps|lgw)(\/|\?|$)/;

/**
 * What every call passes first: a rate limit by address, and while maintenance is on only the system status is answered
 * (s4.system-status.maintenance). Unknown addresses under `/wps` and `/lgw` pass it too.
 */
export function gate(server: FastifyInstance, ctx: ModuleContext, visitorOf: VisitorOf) {
  server.addHook('onRequest', async (request) => {
    if (!CALL.test(request.url)) return;
    await consumeRateLimit(ctx, 'call.ip', visitorOf(request).ip);
    if (request.routeOptions.url === endpoints.systemStatus.path) return;
    const { maintenance, maintenanceEnd } = await readMaintenance(ctx);
    if (maintenance) throw new ApiError(503, 'system.maintenance', { value: { maintenanceEnd: maintenanceEnd?.getTime() ?? null } });
  });
}
