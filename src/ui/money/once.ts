import { asFailure } from '../../contract';

/** The key of a call that counts once. */
type Keyed = { idempotencyKey: string };
/** The last request as text, and its key; held until there is a response. */
type Held = { get(): string | undefined; set(held: string | undefined): void };

/** The gateway has answered, so that there is nothing left to be repeated. */
const isAnswered = (error: unknown): boolean => {
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
 * Makes a call count once: the same asked again while no answer has come goes under the same key (own.money.once,
 * own.registration.once). What is asked after an answer, or after the wallet was read anew, is another call. `held`:
 * where secrets are in what is asked, the vault.
 */
export function createOnce({ randomKey }: { randomKey(): string }, held: Held = inMemory()) {
  const forget = () => held.set(undefined);
  return {
    forget,
    async move<T>(asked: unknown, call: (keyed: Keyed) => Promise<T>): Promise<T> {
      const words = JSON.stringify(asked);
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
