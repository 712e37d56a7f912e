/** @module-tag extended */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { EVENT_CEILING } from '../../harness/ceilings';
import { studioDatabase } from '../../studio/harness/studio';
import { playerAt, tokenOf } from '../harness/player';
import { end, sharedFolder } from '../harness/process';

const attribute = v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) });
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  /** 2: of a server. */
  kind: v.number(),
  attributes: v.array(attribute),
});
const spansOfScope = v.object({ spans: v.array(span) });
const exported = v.object({
  resourceSpans: v.array(
    v.object({ resource: v.object({ attributes: v.array(attribute) }), scopeSpans: v.array(spansOfScope) }),
  ),
});

/** Bodies that the collector has received since the last test. */
const bodies: string[] = [];
const collector = createServer(async (request, reply) => {
  bodies.push(await text(request));
  reply.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
});
/** Returns all received spans, with the service that made each. */
const spans = () =>
  bodies.flatMap((body) =>
    v.parse(exported, JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) => {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
      return scopeSpans.flatMap((scope) => scope.spans.map((found) => ({ ...found, service })));
    }),
  );
const traced = (traceId: string) => spans().filter((found) => found.traceId === traceId);

let folder: Awaited<ReturnType<typeof sharedFolder>>;
let database: Awaited<ReturnType<typeof studioDatabase>>;
beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  folder = await sharedFolder();
  database = await studioDatabase();
});
afterEach(async () => {
  await folder.halt();
  bodies.length = 0;
});
afterAll(async () => {
  collector.close();
  await folder.clear();
  await database.drop();
});

const collectorUrl = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
const start = (share: string, more: Record<string, string> = {}) =>
  folder.start({ TRACE_URL: collectorUrl(), TRACE_SHARE: share, ...more });

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const unsampled = { traceparent: `00-${TRACE}-${CALLER}-00` };

describe('a gateway that traces', () => {
  test('records a call of a page with its queries in the page’s trace [own.tracing.calls]', async () => {
    const { call, child } = await start('1');
    const { headers } = await call('/wps/system/countries', { headers: unsampled });
    await end(child, 'SIGTERM');
    const [request, ...others] = traced(TRACE).filter(({ parentSpanId }) => parentSpanId === CALLER);
    expect([request?.name, request?.service, others]).toEqual(['countries', 'maidan-gateway', []]);
    expect(headers.get('traceresponse')).toBe(`00-${TRACE}-${request?.spanId}-01`);
    const queries = traced(TRACE).filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    const texts = queries.flatMap(({ attributes }) => attributes.filter(({ key }) => key === 'db.query.text'));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.length).toBe(queries.length);
    expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  });

  test('records jobs, and no password, token, number or address of a player [own.tracing.private]', async () => {
    const { child, url, ops } = await start('1');
    await ops('flag', ['SLIDEVERIF', 'off']);
    const player = playerAt(url, { 'x-forwarded-for': '203.0.113.77' });
    const token = tokenOf((await player.logIn(await player.status(), 'player', 'Shapla#2026')).reply) ?? '';
    expect(await player.isIn(token)).toBe(true);
    await end(child, 'SIGTERM');
    const names = spans().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['logIn', 'memberInfo', 'begin', 'insert']));
    expect(names.filter((name) => name.startsWith('job ')).length).toBeGreaterThan(0);
    for (const secret of ['Shapla#2026', token, '203.0.113.77', '+88017'])
      expect([secret, bodies.some((body) => body.includes(secret))]).toEqual([secret, false]);
  });

  test('continues a trace in the studio [own.tracing.calls]', async () => {
    const { call, child } = await start('1', { STUDIO_DIR: 'dist/studio', STUDIO_DATABASE_URL: database.url });
    const tables = async () => Object((await call('/lgw/games/tables?language=en')).reply?.value).tables.length;
    await expect.poll(tables, { timeout: EVENT_CEILING, interval: 500 }).toBeGreaterThan(0);
    await end(child, 'SIGTERM');
    const requests = spans().filter(({ service, kind }) => service === 'maidan-studio' && kind === 2);
    const callers = requests.map(({ traceId, parentSpanId }) =>
      spans().find((found) => found.traceId === traceId && found.spanId === parentSpanId),
    );
    expect(callers.length).toBeGreaterThan(0);
    expect([...new Set(callers.map((caller) => caller?.service))]).toEqual(['maidan-gateway']);
  });

  test('records only its share, whatever a caller demands [own.tracing.share]', async () => {
    const { call, child } = await start('0');
    const sampled = { traceparent: `00-${TRACE}-${CALLER}-01` };
    const { headers } = await call('/wps/system/countries', { headers: sampled });
    expect(headers.get('traceresponse')).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
    await end(child, 'SIGTERM');
    expect(spans()).toEqual([]);
  });
});

test('a gateway without a collector traces nothing [own.tracing.calls]', async () => {
  const { call, child } = await folder.start();
  const { headers } = await call('/wps/system/countries', { headers: unsampled });
  expect(headers.has('traceresponse')).toBe(false);
  await end(child, 'SIGTERM');
  expect(bodies).toEqual([]);
});
