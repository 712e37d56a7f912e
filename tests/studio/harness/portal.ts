import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import {
  STUDIO_CALLS,
  STUDIO_CODES,
  STUDIO_HEADERS,
  type StudioCall,
  type StudioCode,
  type StudioMode,
  studioRequests,
  studioSigned,
} from '../../../src/contract/play/studio';
import { toAmount, toMinor } from '../../../src/studio/play/context';

export const KEY = { key: 'lab-1', secret: 'a-secret-of-thirty-two-characters-or-more' };

type Done = { kind: StudioCall; code: StudioCode; body: string; balance: bigint; amount: bigint; reversed: boolean };
/** Fault of a call: lost before it is applied, lost afterwards, or applied but never answered. */
type Mishap = 'lost' | 'cut' | 'silent';

/**
 * Starts a minimal portal that obeys the rules of the wire: one player, a balance, every transaction once, tombstones.
 * It can lose calls and responses, and be unavailable.
 */
export async function startPortal({
  balance = 1_000_00n,
  mode = 'real',
  game = 'lab-wheel',
}: {
  balance?: bigint;
  mode?: StudioMode;
  game?: string;
} = {}) {
  const done = new Map<string, Done>();
  const receivedCalls: { call: string; transactionId: string | null }[] = [];
  /** Tables of odds by game, and revealed seeds by commitment. */
  const published = new Map<string, unknown>();
  const revealed = new Map<string, string>();
  const mishaps: Partial<Record<StudioCall, Mishap[]>> = {};
  const state = {
    balance,
    refusing: null as StudioCode | null,
    most: undefined as string | undefined,
    page: '',
    /** Player of the next session; all have one balance. */
    player: 'player-1',
    /** Room by which the next session was launched. */
    roomId: null as string | null,
    /** Players who wait in rooms, as last reported. */
    waiting: [] as { roomId: string; waiting: number }[],
  };

  const sign = (path: string, stamp: string, nonce: string, body: string) =>
    createHmac('sha256', KEY.secret)
      .update(studioSigned('POST', path, stamp, nonce, createHash('sha256').update(body).digest('hex')))
      .digest('hex');

  const money = (
    call: StudioCall,
    moneyRequest: { transactionId: string; amount?: string; originalTransactionId?: string },
    body: string,
  ) => {
    const before = done.get(moneyRequest.transactionId);
    if (before)
      return before.body === body
        ? { ...before, again: true }
        : { ...before, code: 'transaction.conflict' as const, again: false };
    const amount = toMinor(moneyRequest.amount ?? '0');
    let code: StudioCode = 'ok';
    if (call === 'bet' && state.refusing) code = state.refusing;
    else if (call === 'bet' && state.balance < amount) code = 'funds.insufficient';
    else if (call === 'bet') state.balance -= amount;
    else if (call === 'win') state.balance += amount;
    else if (call === 'rollback') {
      const original = done.get(moneyRequest.originalTransactionId ?? '');
      if (!original) {
        const gone = {
          kind: call,
          code: 'transaction.rolledBack' as const,
          body: '',
          balance: 0n,
          amount: 0n,
          reversed: true,
        };
        done.set(moneyRequest.originalTransactionId ?? '', gone);
      } else if (original.code === 'ok' && !original.reversed) {
        state.balance += original.amount;
        original.reversed = true;
      }
    }
    const row = { kind: call, code, body, balance: state.balance, amount, reversed: false };
    done.set(moneyRequest.transactionId, row);
    return { ...row, again: false };
  };

  const answer = (call: StudioCall, text: string) => {
    const parsedCall = v.parse(studioRequests[call], JSON.parse(text));
    const id: unknown = Reflect.get(parsedCall, 'transactionId');
    const transactionId = typeof id === 'string' ? id : null;
    const makeReply = (code: StudioCode, at: bigint | null, more: object = {}) => {
      const { outcome } = STUDIO_CODES[code];
      return { code, outcome, balance: at === null ? null : toAmount(at), transactionId, ...more };
    };
    // A studio publishes on its own behalf, not for a player.
    if (call === 'rooms') {
      state.waiting = v.parse(studioRequests.rooms, parsedCall).rooms;
      return makeReply('ok', null);
    }
    if (call === 'odds' || call === 'reveal') {
      if (call === 'odds') published.set(String(Reflect.get(parsedCall, 'gameId')), parsedCall);
      else revealed.set(String(Reflect.get(parsedCall, 'commitment')), String(Reflect.get(parsedCall, 'serverSeed')));
      return makeReply('ok', null);
    }
    receivedCalls.push({ call, transactionId });
    if (call === 'session') {
      const origin = 'http://127.0.0.1:3000';
      const session = {
        sessionId: 'session-1',
        player: state.player,
        gameId: game,
        roomId: state.roomId,
        currency: 'BDT',
        mode,
        language: 'bn',
        origin,
      };
      return makeReply('ok', state.balance, { session });
    }
    if (call === 'balance') return makeReply('ok', state.balance);
    if (call === 'transaction-status') {
      const found = done.get(transactionId ?? '');
      const stands = found?.reversed ? 'rolledBack' : found?.code === 'ok' ? 'applied' : 'refused';
      const transaction = found && {
        kind: found.kind,
        state: stands,
        code: found.code,
        amount: toAmount(found.amount),
        roundId: null,
        at: 0,
      };
      return makeReply('ok', state.balance, { transaction: transaction ?? null, round: null });
    }
    const { code, balance: at, again } = money(call, { ...parsedCall, transactionId: transactionId ?? '' }, text);
    const reply = makeReply(code, at, code === 'limits.bonusStake' ? { most: state.most } : {});
    return again && reply.outcome === 'applied' ? { ...reply, outcome: 'repeated' } : reply;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(state.page);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString();
    const path = request.url ?? '';
    const call = STUDIO_CALLS.find((studioCall) => path === `/studio/v1/${studioCall}`);
    const header = (name: string) => String(request.headers[name.toLowerCase()] ?? '');
    const stamp = header(STUDIO_HEADERS.timestamp);
    const nonce = header(STUDIO_HEADERS.nonce);
    if (!call || sign(path, stamp, nonce, text) !== header(STUDIO_HEADERS.signature)) {
      response
        .writeHead(401)
        .end(JSON.stringify({ code: 'studio.signature', outcome: 'fatal', balance: null, transactionId: null }));
      return;
    }
    const mishap = mishaps[call]?.shift();
    if (mishap === 'lost') return void request.socket.destroy();
    const reply = answer(call, text);
    if (mishap === 'cut') return void request.socket.destroy();
    if (mishap === 'silent') return;
    const body = JSON.stringify(reply);
    const now = `${Date.now()}`;
    const headers = {
      [STUDIO_HEADERS.timestamp]: now,
      [STUDIO_HEADERS.nonce]: nonce,
      [STUDIO_HEADERS.signature]: sign(path, now, nonce, body),
    };
    response.writeHead(STUDIO_CODES[reply.code].status, { 'Content-Type': 'application/json', ...headers }).end(body);
  };

  const listen = (port: number) =>
    new Promise<{ port: number; close(): Promise<void> }>((open) => {
      const server = createServer((request, response) => void serve(request, response));
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      server.listen(port, '127.0.0.1', () => open({ port: (server.address() as AddressInfo).port, close }));
    });

  let running: Awaited<ReturnType<typeof listen>> | null = await listen(0);
  const { port } = running;
  const goAway = async () => {
    await running?.close();
    running = null;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    heard: receivedCalls,
    published,
    revealed,
    done,
    /** Injects faults into the next calls of a kind. */
    mishap(call: StudioCall, ...all: Mishap[]) {
      mishaps[call] = all;
    },
    goAway,
    async comeBack() {
      running = await listen(port);
    },
    stop: goAway,
  };
}
export type Portal = Awaited<ReturnType<typeof startPortal>>;
