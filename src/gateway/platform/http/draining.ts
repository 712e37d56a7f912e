import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<FastifyInstance>();

/**
 * Makes a server unready while it goes on answering: a load balancer moves its calls elsewhere, and each response
 * closes its connection (`own.stop.drain`).
 */
export const startDraining = (server: FastifyInstance): void => void draining.add(server);

export const isDraining = (server: FastifyInstance): boolean => draining.has(server);
