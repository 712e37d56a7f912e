/** @module-tag extended */

import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatLine } from '../../../../src/contract';
import { readLines } from '../../../../src/contract/lines';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { type Fleet, startFleet } from '../../faults/fleet';
import { newcomer } from '../../money/wallet/support';

/** Listeners at one gateway; `npm run soak -- streams` runs 200. */
const STREAMS = Number(process.env.CHAT_STREAMS ?? 20);
/** Number of texts before, during and after the gateway's absence. */
const EACH = 10;
/**
 * Latency counts only in the full size, which is measured alone: the small one shares the processor with other tests.
 */
const TIMEOUT_MS = STREAMS >= 200 ? 1_000 : Number.POSITIVE_INFINITY;
const LISTENED_AT = 0;
const SPOKEN_AT = 1;
const SECOND = 1_000;

let fleet: Fleet;
const tokens: string[] = [];
beforeAll(async () => {
  fleet = await startFleet();
  for (let nth = 0; nth <= STREAMS; nth++) {
    const { id } = await newcomer(fleet, 0n);
    tokens.push(await openSession(fleet.ctx, fleet.ctx.db, id));
  }
});
afterAll(() => fleet.stop());

/** Memory in MB and processor seconds of a process by the kernel's counters. */
function spent(pid: number) {
  const memory = Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return { memory, processor: (Number(fields[11]) + Number(fields[12])) / 100 };
}

/** Listens to the room at the gateway and resumes from the last line after it is gone. */
function listener(token: string) {
  const receivedAt = new Map<string, number>();
  const order: string[] = [];
  let last: string | undefined;
  let startCount = 0;
  let freshCount = 0;
  let going = true;
  let stopping = new AbortController();
  const onLine = (line: ChatLine) => {
    if (line.kind === 'begun') {
      startCount += 1;
      freshCount += line.anew ? 1 : 0;
    }
    if (line.kind !== 'said') return;
    last = line.seq;
    order.push(line.text);
    receivedAt.set(line.text, Date.now());
  };
  const listens = async () => {
    while (going) {
      stopping = new AbortController();
      const extras = { quiet: true, signal: stopping.signal, onLine, reader: readLines };
      await fleet
        .at(LISTENED_AT, token)
        .chatStream({ place: 'room', after: last }, extras)
        .catch(() => wait(100));
    }
  };
  const over = listens();
  const stop = () => {
    going = false;
    stopping.abort();
    return over;
  };
  return { heard: receivedAt, order, begun: () => startCount, anew: () => freshCount, stop };
}

const until = (what: string, isSo: () => boolean) => expect.poll(isSo, { interval: 20, message: what }).toBe(true);

test('all listeners get each text once within a second, despite a kill [own.chat.room own.chat.resume]', async () => {
  const [speaker = '', ...others] = tokens;
  const before = spent(fleet.pidOf(LISTENED_AT));
  const all = others.map(listener);
  await until('all streams', () => all.every(({ begun }) => begun() === 1));
  const open = spent(fleet.pidOf(LISTENED_AT));
  const sentAt = new Map<string, number>();
  const send = async (text: string) => {
    sentAt.set(text, Date.now());
    await fleet
      .at(SPOKEN_AT, speaker)
      .postChatMessage({ place: 'room', text }, { idempotencyKey: crypto.randomUUID() });
  };
  const saysSome = async (when: string, pause: number) => {
    for (let nth = 1; nth <= EACH; nth++) {
      await send(`${when} number ${nth}`);
      await wait(pause);
    }
  };
  const hearsAll = () => until('all texts', () => all.every(({ heard }) => heard.size === sentAt.size));

  const began = Date.now();
  const atRest = spent(fleet.pidOf(LISTENED_AT));
  await saysSome('before', 200);
  await hearsAll();
  const talked = spent(fleet.pidOf(LISTENED_AT));
  const share = (talked.processor - atRest.processor) / ((Date.now() - began) / SECOND);
  const delays = all
    .flatMap(({ heard }) => [...sentAt].map(([text, at]) => (heard.get(text) ?? Number.POSITIVE_INFINITY) - at))
    .sort((a, b) => a - b);
  const at = (part: number) =>
    delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? Number.POSITIVE_INFINITY;

  const killed = fleet.kill(LISTENED_AT, 500);
  await saysSome('while', 50);
  await killed;
  await until('all streams again', () => all.every(({ begun }) => begun() >= 2));
  await saysSome('after', 50);
  await hearsAll();
  // A duplicate of one of these would have arrived before the next text.
  await send('last of all');
  await hearsAll();
  await Promise.all(all.map(({ stop }) => stop()));

  process.stdout.write(
    `${STREAMS} streams at one gateway: ${(open.memory - before.memory).toFixed(0)} MB more than without (${open.memory.toFixed(0)} MB in all); ` +
      `${(share * 100).toFixed(1)} % of a processor at five texts a second; a text reaches the half in ${at(0.5)} ms, all in ${at(1)} ms\n`,
  );
  const expectedOrder = [...sentAt.keys()];
  for (const { order, anew } of all) {
    expect(order).toEqual(expectedOrder);
    // It started once with the latest lines and resumed from there.
    expect(anew()).toBe(1);
  }
  expect(at(1)).toBeLessThan(TIMEOUT_MS);
  expect(fleet.unforeseen()).toEqual([]);
});
