import { Counter, type Registry } from 'prom-client';
import { CLIENT_ERROR_KINDS } from '../../../contract/platform/client-errors';
import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { registryOf } from '../../platform/metrics/registry';
import { countClientError } from './service';

const counters = new WeakMap<Registry, Counter<'kind'>>();

/** Handler of reports of errors in browsers (`own.client-errors.grouped`). */
export function clientErrorRoutes(ctx: ModuleContext): Handlers<'reportClientError'> {
  const reports = counterOf(registryOf(ctx.config));
  return {
    reportClientError: async (report, caller) => {
      await consumeRateLimit(ctx, 'client-error', caller.ip);
      reports.inc({ kind: report.kind });
      if (!(await countClientError(ctx, report, caller.userAgent))) ctx.log.warn({}, 'clientErrors.full');
      return null;
    },
  };
}

/** Returns the counter of a registry: the demo makes handlers of its own, which share it. */
function counterOf(registry: Registry): Counter<'kind'> {
  const known = counters.get(registry);
  if (known) return known;
  const counter = new Counter({
    name: 'maidan_client_errors_total',
    help: 'Reports of errors in browsers, by kind',
    labelNames: ['kind'],
    registers: [registry],
  });
  for (const kind of CLIENT_ERROR_KINDS) counter.inc({ kind }, 0);
  counters.set(registry, counter);
  return counter;
}
