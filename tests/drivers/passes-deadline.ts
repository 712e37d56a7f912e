import type { Gateway } from '../../src/atlas';

/** For the gateway the time for an answer, of which five minutes were left, is over; the clock of the page has not moved. */
export const passesDeadline = (gateway: Gateway) => gateway.ops('clock', '+6m');
