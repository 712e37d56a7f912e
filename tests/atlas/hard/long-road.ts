import { createMachine } from 'xstate';

const road = Array.from({ length: 120 }, (_, at) => at);
/** Chain of 120 states in both directions. */
export const longRoad = createMachine({
  id: 'long-road',
  initial: 's0',
  states: Object.fromEntries(
    road.map((at) => [
      `s${at}`,
      { on: { ...(at < 119 && { on: `s${at + 1}` }), ...(at > 0 && { back: `s${at - 1}` }) } },
    ]),
  ),
});
