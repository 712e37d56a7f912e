import { createClient, type LoggedIn } from '../../src/contract';
import { passwordOf } from '../../tests/drivers/passwords';
import { seal } from '../../tests/gateway/support/seal';
import type { RunningGateway } from './gateway';

/** Logs somebody in from elsewhere, without a browser, while the puzzle's module is off. */
export async function logInAt({ url }: RunningGateway, username: string): Promise<LoggedIn> {
  const client = createClient({
    fetch,
    origin: url,
    credentials: () => ({ language: 'en', merchant: 'maidan', token: null }),
    async seal(plaintext) {
      const { serverTime, ...key } = await client.systemStatus({ url });
      return seal(key, plaintext, serverTime);
    },
  });
  return client.logIn({ username, password: passwordOf(username), type: 'username' });
}
