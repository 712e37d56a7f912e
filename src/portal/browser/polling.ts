import { SETTINGS } from '../../contract';

/** Returns a time that is up to a share shorter, by chance, so that pages do not request at the same moment. */
export const shortened = (ms: number, share: number) => ms * (1 - share * Math.random());

/** Returns the time until the next poll without a stream (`own.live.polls`). */
export const untilPoll = (interval: number = SETTINGS.live.poll) => shortened(interval, 0.2);

/** Polls again and again, each time after another interval. Returns a function that stops it. */
export function pollRepeatedly(poll: () => void, interval?: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      poll();
      wait();
    }, untilPoll(interval));
  };
  wait();
  return () => clearTimeout(timer);
}
