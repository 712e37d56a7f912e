import { callerAt } from './call';
import { seal } from './seal';

type Key = { keyId: string; publicKey: string; serverTime: number };

/** What a plain HTTP client does that knows only the design: reads the status, seals a login, keeps the token. */
export function playerAt(origin: string, headers: Record<string, string> = {}) {
  const call = callerAt(origin);
  const status = async () => Object((await call('/wps/system/status', { headers })).reply?.value) as Key;
  return {
    status,
    /** Sends one sealed login under a key that was read before. */
    logIn: (key: Key, username: string, password: string) =>
      call('/wps/session/login', { method: 'POST', headers, json: seal(key, { username, password }, key.serverTime) }),
    /** Checks whether a token opens what only a member may see. */
    isIn: async (token: string) =>
      (await call('/wps/member/info', { headers: { ...headers, Authorization: `Bearer ${token}` } })).status === 200,
  };
}

/** The token of a login that was acknowledged. */
export const tokenOf = (reply: { value: unknown } | null): string | null => {
  const token: unknown = Reflect.get(Object(reply?.value), 'token');
  return typeof token === 'string' ? token : null;
};
