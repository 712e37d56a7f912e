import type { Ports } from './module-context';

/** What lower areas ask of upper ones, part of the composition root. */
export const ports: Ports = {};
