// @vitest-environment jsdom
import { createServer } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { uploadFetch } from '../../../src/portal/browser/upload-fetch';

const got: { method?: string; language?: string; body: string }[] = [];
const server = createServer((request, reply) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    reply.setHeader('Access-Control-Allow-Origin', '*');
    reply.setHeader('Access-Control-Allow-Headers', 'Language');
    if (request.method === 'OPTIONS') return reply.end();
    got.push({ method: request.method, language: String(request.headers.language), body });
    if (request.url === '/never') return;
    reply.statusCode = request.url === '/refused' ? 415 : 200;
    reply.end('{"answered":true}');
  });
});
const url = await new Promise<string>((listening) =>
  server.listen(0, '127.0.0.1', () => listening(`http://127.0.0.1:${Object(server.address()).port}`)),
);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const requestInit = (signal?: AbortSignal) => ({
  method: 'POST',
  headers: { Language: 'bn' },
  body: new Blob(['x'.repeat(100_000)]),
  signal,
});

test('sends and answers like fetch, and reports progress [own.proof.upload]', async () => {
  const percents: number[] = [];
  const { send } = XMLHttpRequest.prototype;
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementationOnce(function (this: XMLHttpRequest, body) {
    send.call(this, body);
    // jsdom does not compute lengths.
    for (const loaded of [1_000, 99_999, 100_000, 1_787_000])
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100_000 }));
  });
  const reply = await uploadFetch((percent) => percents.push(percent))(`${url}/kept`, requestInit());
  expect([reply.status, await reply.json()]).toEqual([200, { answered: true }]);
  expect(got.at(-1)).toEqual({ method: 'POST', language: 'bn', body: 'x'.repeat(100_000) });
  expect(percents).toEqual([1, 99, 100, 100]);
});

test('a rejection is a response [own.proof.upload]', async () => {
  expect((await uploadFetch(() => {})(`${url}/refused`, requestInit())).status).toBe(415);
});

test('rejects without a response or when aborted [own.proof.upload]', async () => {
  await expect(uploadFetch(() => {})('http://127.0.0.1:9/', requestInit())).rejects.toBeInstanceOf(TypeError);
  const stop = new AbortController();
  const sending = uploadFetch(() => {})(`${url}/never`, requestInit(stop.signal));
  setTimeout(() => stop.abort(), 50);
  await expect(sending).rejects.toBeInstanceOf(TypeError);
});
