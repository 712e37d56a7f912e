import { type AnyEventObject, fromCallback } from 'xstate';

/**
 * Sends `countdown.ticked` immediately and every second, and `countdown.ended` at the deadline, by the gateway's time
 * (epoch ms).
 */
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
