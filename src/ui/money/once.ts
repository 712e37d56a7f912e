import { asFailure } from '../../contract';

/** Key of a call that must count once. */
type Keyed = { idempotencyKey: string };
/** The last request as text, and its key; held until there is a response. */
export type Held = { get(): string | undefined; set(held: string | undefined): void };

/** Returns whether the gateway has responded, which leaves nothing to repeat. */
export const isAnswered = (error: unknown): boolean => {
  const { kind, status = 0 } = asFailure(error);
  return kind === 'rejected' && status < 500;
};

function inMemory(): Held {
  let held: string | undefined;
  return {
    get: () => held,
    set(now) {
      held = now;
    },
  };
}

/**
 * Makes a call count once: repeating a request without a response reuses its key (own.money.once,
 * own.registration.once). After a response, or once the wallet has been read again, an equal request is a new call.
 * `held`: the vault, for requests that contain secrets.
 */
export function createOnce({ randomKey }: { randomKey(): string }, held: Held = inMemory()) {
  const forget = () => held.set(undefined);
  return {
    forget,
    async move<T>(payload: unknown, call: (keyed: Keyed) => Promise<T>): Promise<T> {
      const words = JSON.stringify(payload);
      const [before, key] = JSON.parse(held.get() ?? '[]');
      const idempotencyKey: string = before === words ? key : randomKey();
      held.set(JSON.stringify([words, idempotencyKey]));
      try {
        const answer = await call({ idempotencyKey });
        forget();
        return answer;
      } catch (error) {
        if (isAnswered(error)) forget();
        throw error;
      }
    },
  };
}
