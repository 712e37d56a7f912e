import { asFailure } from '../../contract';
import type { CentreNeeds } from './needs';

/** The key of a call that moves money. */
type Keyed = { idempotencyKey: string };

/** The gateway has answered, so that there is nothing left to be repeated. */
const isAnswered = (error: unknown): boolean => {
  const { kind, status = 0 } = asFailure(error);
  return kind === 'rejected' && status < 500;
};

/**
 * Moves money once: the same asked again while no answer has come goes under the same key (own.money.once). What is asked after an answer, or
 * after the wallet was read anew, is another move.
 */
export function createOnce({ randomKey }: Pick<CentreNeeds, 'randomKey'>) {
  let last: { asked: string; idempotencyKey: string } | null = null;
  const forget = () => {
    last = null;
  };
  return {
    forget,
    async move<T>(asked: object, call: (keyed: Keyed) => Promise<T>): Promise<T> {
      const words = JSON.stringify(asked);
      if (last?.asked !== words) last = { asked: words, idempotencyKey: randomKey() };
      try {
        const answer = await call({ idempotencyKey: last.idempotencyKey });
        forget();
        return answer;
      } catch (error) {
        if (isAnswered(error)) forget();
        throw error;
      }
    },
  };
}
