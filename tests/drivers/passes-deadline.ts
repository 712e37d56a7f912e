import type { Gateway } from '../../src/atlas';

/** Moves the gateway's clock past a deadline of five minutes; the clock of the page stays. */
export const passesDeadline = (gateway: Gateway) => gateway.ops('clock', '+6m');
