import { callerAt } from './call';
import { seal } from './seal';

type Key = { keyId: string; publicKey: string; serverTime: number };

/** A plain HTTP client written from the design alone: reads the status, encrypts a login, keeps the token. */
export function playerAt(origin: string, headers: Record<string, string> = {}) {
  const call = callerAt(origin);
  const status = async () => Object((await call('/wps/system/status', { headers })).reply?.value) as Key;
  return {
    status,
    /** Sends one encrypted login under a key read before. */
    logIn: (key: Key, username: string, password: string) =>
      call('/wps/session/login', { method: 'POST', headers, json: seal(key, { username, password }, key.serverTime) }),
    /** Checks whether a token grants access to a member's call. */
    isIn: async (token: string) =>
      (await call('/wps/member/info', { headers: { ...headers, Authorization: `Bearer ${token}` } })).status === 200,
  };
}

/** Returns the token of a successful login. */
export const tokenOf = (reply: { value: unknown } | null): string | null => {
  const token: unknown = Reflect.get(Object(reply?.value), 'token');
  return typeof token === 'string' ? token : null;
};
