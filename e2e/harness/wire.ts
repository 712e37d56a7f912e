import { type ClientOf, createClient, type Endpoints, type LoggedIn } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { passwordOf } from '../../tests/drivers/identity/passwords';
import { seal } from '../../tests/gateway/harness/seal';
import type { RunningGateway } from './gateway';

/** A client without a browser: the contract's, with the session it opens. */
export function clientAt({ url, sessions }: RunningGateway) {
  let token: string | null = null;
  const client: ClientOf<Endpoints> = createClient(endpoints, {
    fetch,
    origin: url,
    credentials: () => ({ language: 'en', merchant: 'maidan', token }),
    async seal(plaintext) {
      const { serverTime, ...key } = await client.systemStatus({ url });
      return seal(key, plaintext, serverTime);
    },
  });
  const logsIn = async (username: string): Promise<LoggedIn> => {
    const loggedIn = await client.logIn({ username, password: passwordOf(username), type: 'username' });
    token = loggedIn.token;
    return loggedIn;
  };
  return {
    client,
    /** Opens a new session; requires the puzzle's module to be off. */
    logsIn,
    /** Reuses a user's session of the fixture while it is valid, or opens a new one. */
    async isIn(username: string): Promise<void> {
      token = sessions.get(username)?.token ?? null;
      const isGood =
        token !== null &&
        (await client.memberInfo().then(
          () => true,
          () => false,
        ));
      if (!isGood) await logsIn(username);
    },
  };
}

/** Logs a user in from elsewhere. */
export const logInAt = (gateway: RunningGateway, username: string) => clientAt(gateway).logsIn(username);
