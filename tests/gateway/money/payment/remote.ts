import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const KEYS = { PAYMENT_KEY: 'ours'.repeat(8), PAYMENT_HOOK_KEY: 'theirs'.repeat(6) };
type ProviderMessage = { port: number } | { said: string; code: string; tries: number } | 'heard';

/** Runs a payment provider as a separate process that can be killed and restarted with its data. */
export async function startRemote() {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  const words: string[] = [];
  let child: ChildProcess | null = null;
  let port = 0;
  let acknowledge = () => {};
  const start = async () => {
    const env = {
      KEY: KEYS.PAYMENT_KEY,
      HOOK_KEY: KEYS.PAYMENT_HOOK_KEY,
      FILE: join(folder, 'orders.json'),
      PORT: String(port),
    };
    child = fork('tests/gateway/money/payment/provider-process.mjs', { env });
    port = await new Promise<number>((done) => {
      child?.on('message', (providerMessage: ProviderMessage) => {
        if (providerMessage === 'heard') return acknowledge();
        if ('port' in providerMessage) done(providerMessage.port);
        else words.push(`${providerMessage.said} ${providerMessage.code}`);
      });
    });
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}/maidan`,
    /** Notifications sent, with their outcome. */
    words,
    start,
    async goes(more: { hook?: string; ahead?: number; way?: string }) {
      if (!child) throw new Error('the provider does not run');
      const running = child;
      await new Promise<void>((done) => {
        acknowledge = done;
        running.send(more);
      });
    },
    async kill() {
      child?.kill('SIGKILL');
      if (child) await once(child, 'exit');
      child = null;
    },
    async clear() {
      await this.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Acts as a player on the payment page; returns the state of the order. */
export async function paysAt(
  url: string | null,
  answer: 'pay' | 'refuse' | null = 'pay',
): Promise<Record<string, string>> {
  const reply = await fetch(url ?? 'http://nowhere.invalid', answer === null ? {} : { method: 'POST', body: answer });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return Object(await reply.json());
}
