import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { playerAt, tokenOf } from '../gateway/harness/player';

/** Demo accounts with money, and concurrent players per account. */
export const ACCOUNTS = ['player', 'agent', 'downline'];
const PLAYERS = 2;
/** Time before a player sends a call again, ms. */
const PAUSE = 100;

type Answer = { status: number | 'cut'; code: string };
export type Load = Awaited<ReturnType<typeof startLoad>>;

/** Logs in the accounts, and returns their tokens. */
export async function logInAll(origin: string): Promise<string[]> {
  const { status, logIn } = playerAt(origin);
  const key = await status();
  return Promise.all(
    ACCOUNTS.map(async (account) => {
      const { reply } = await logIn(key, account, 'Shapla#2026');
      const token = tokenOf(reply);
      if (!token) throw new Error(`${account} cannot log in: ${reply?.code}`);
      return token;
    }),
  );
}

/**
 * Players who move 1.00 between two wallets until stopped, one move after the other. A move without a 2xx is sent again
 * with its key, as the portal does.
 */
export async function startLoad(origin: string, tokens: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length * PLAYERS });
  const statuses = new Map<string, number>();
  const acknowledged: { key: string; at: number }[] = [];
  let isGoing = true;

  const send = (token: string, key: string, wallets: { from: string; to: string }) =>
    new Promise<Answer>((resolve) => {
      const headers = {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': key,
        'Content-Type': 'application/json',
        Language: 'en',
      };
      const call = request(`${origin}/wps/relay/GCS_walletTransfer`, { method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.on('data', (bytes) => {
          text += bytes;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, code: codeIn(text) }));
        response.on('error', () => resolve({ status: 'cut', code: '' }));
      });
      call.on('error', ({ message }) => resolve({ status: 'cut', code: message }));
      call.end(JSON.stringify({ ...wallets, amount: '1.00' }));
    });

  const play = async (token: string) => {
    for (let count = 0; isGoing; count++) {
      const key = crypto.randomUUID();
      const wallets = count % 2 ? { from: 'moyur', to: 'main' } : { from: 'main', to: 'moyur' };
      while (isGoing) {
        const { status, code } = await send(token, key, wallets);
        const kind = `${status} ${code}`.trim();
        statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
        if (status === 200) {
          acknowledged.push({ key, at: Date.now() });
          break;
        }
        await wait(PAUSE);
      }
    }
  };
  const players = Promise.all(tokens.flatMap((token) => Array.from({ length: PLAYERS }, () => play(token))));
  return {
    acknowledged,
    statuses,
    /** Number of moves acknowledged since a time. */
    since: (time: number) => acknowledged.filter(({ at }) => at >= time).length,
    async stop() {
      isGoing = false;
      await players;
      agent.destroy();
    },
  };
}

function codeIn(text: string): string {
  try {
    return String(JSON.parse(text).code ?? '');
  } catch {
    return text.slice(0, 40);
  }
}
