import { createMachine } from 'xstate';

const road = Array.from({ length: 120 }, (_, at) => at);
/** A road of 120 states, walked on and back. */
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
