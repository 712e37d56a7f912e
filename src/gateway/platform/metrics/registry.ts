import type { FastifyInstance } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import { endpoints } from '../../../contract/endpoints';
import type { Config } from '../config';

/** Limits of the buckets of response times, s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const registries = new WeakMap<Config, Registry>();
/** Returns the registry of this gateway's metrics. */
export function registryOf(config: Config): Registry {
  const registry = registries.get(config) ?? new Registry();
  registries.set(config, registry);
  return registry;
}

/**
 * Measures each response by class of status and by endpoint, or by route outside of the contract
 * (`own.metrics.calls`). Streams are left out: they last as long as a page is open.
 */
export function measureCalls(server: FastifyInstance, config: Config) {
  const calls = new Histogram({
    name: 'maidan_http_request_seconds',
    help: 'Response times by endpoint and class of status',
    labelNames: ['endpoint', 'status'],
    buckets: BUCKETS,
    registers: [registryOf(config)],
  });
  server.addHook('onResponse', async ({ routeOptions }, reply) => {
    const { endpoint } = routeOptions.config;
    if (endpoint !== undefined && 'stream' in endpoints[endpoint]) return;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    calls.observe({ endpoint: endpoint ?? routeOptions.url ?? 'none', status }, reply.elapsedTime / 1_000);
  });
}
