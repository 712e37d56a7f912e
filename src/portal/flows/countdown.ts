import { type AnyEventObject, fromCallback } from 'xstate';

/** Ticks each second until a deadline (epoch ms), by the gateway's time, so that a tab that slept is right at once; then tells its end. */
export const countdownBy = (now: () => number) =>
  fromCallback<AnyEventObject, { deadline: number }>(({ input, sendBack }) => {
    const tick = () => {
      const secondsLeft = Math.ceil((input.deadline - now()) / 1_000);
      sendBack(secondsLeft > 0 ? { type: 'countdown.ticked', secondsLeft } : { type: 'countdown.ended' });
    };
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  });
