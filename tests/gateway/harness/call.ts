import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type CallOptions = {
  method?: string;
  headers?: Record<string, string>;
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer>;
};
export type Reply = {
  success: boolean;
  message: string;
  value: unknown;
  code?: string;
  requestId?: string;
  messages?: Record<string, string>;
};

/** A plain HTTP client: JSON if `json` is set, else the raw body. */
export const callerAt =
  (origin: string) =>
  async (path: string, { method = 'GET', headers = {}, json, body }: CallOptions = {}) => {
    const sent = json === undefined ? { headers } : { headers: { 'Content-Type': 'application/json', ...headers } };
    const response = await fetch(origin + path, {
      method,
      ...sent,
      body: json === undefined ? body : JSON.stringify(json),
      redirect: 'manual',
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, reply: readReply(text) };
  };

function readReply(text: string): Reply | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Options = { until?: string; times?: number; reason?: string; key?: string };

/**
 * Sends operators' commands directly, as the first admin or the owner of `token`; each is a new act unless it has a
 * key.
 */
export const opsAt =
  (origin: string, dataDir: string, token = () => readFileSync(join(dataDir, 'ops.token'), 'utf8')) =>
  (command: string, args: string[] = [], options: Options = { reason: 'a test' }) => {
    const headers = { Authorization: `Bearer ${token()}`, Language: 'en' };
    const json = { command, args, key: crypto.randomUUID(), ...options };
    return callerAt(origin)('/ops', { method: 'POST', headers, json });
  };
