import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, startDesk } from './support';

const DOCUMENT = '<!doctype html><title>Desk</title>';
const deskDir = mkdtempSync(join(tmpdir(), 'maidan-desk-'));
let desk: Desk;
beforeAll(async () => {
  mkdirSync(join(deskDir, 'assets'));
  writeFileSync(join(deskDir, 'index.html'), DOCUMENT);
  writeFileSync(join(deskDir, 'assets', 'desk-1a2b.js'), 'let desk;');
  desk = await startDesk({ deskDir });
});
afterAll(async () => {
  await desk.close();
  rmSync(deskDir, { recursive: true, force: true });
});

const get = async (url: string) => {
  const { statusCode, headers, body } = await desk.opsServer.inject({ url });
  return { status: statusCode, headers, body };
};

test('every page of the desk is its document, which is not cached [own.desk.pages]', async () => {
  for (const url of ['/desk', '/desk/', '/desk/withdrawals', '/desk/withdrawals/one?id=1', '/desk/enrol']) {
    const { status, headers, body } = await get(url);
    expect([url, status, headers['content-type'], headers['cache-control'], body]).toEqual([
      url,
      200,
      'text/html; charset=utf-8',
      'no-cache',
      DOCUMENT,
    ]);
  }
});

test('hashed files are immutable; unknown files and calls are not found [own.desk.pages]', async () => {
  const script = await get('/desk/assets/desk-1a2b.js');
  expect([script.status, script.body]).toEqual([200, 'let desk;']);
  expect(script.headers['content-type']).toMatch(/javascript/);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers.vary).toBe('Accept-Encoding');
  for (const url of ['/desk/assets/gone.js', '/desk/api/nothing', '/desk/../package.json', '/', '/wps/system/status']) {
    const { status, headers, body } = await get(url);
    const cached = headers['cache-control'];
    expect([url, status, cached, JSON.parse(body).code]).toEqual([url, 404, 'no-store', 'request.notFound']);
  }
});

test('pages and files of the desk have the policy without inline code [own.desk.pages asvs 3.4.3]', async () => {
  for (const url of ['/desk/', '/desk/assets/desk-1a2b.js', '/desk/api/session']) {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|http/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('the public server has no desk [own.desk.apart]', async () => {
  for (const url of ['/desk/', '/desk/assets/desk-1a2b.js'])
    expect((await desk.server.inject({ url })).statusCode).toBe(404);
});
