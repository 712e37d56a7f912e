import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifierPage } from '../../../src/gateway/play/draw/verifier';
import { CHECK_MESSAGES } from '../../../src/lottery/fair/check-messages';
import { genuine } from './genuine';

const folder = mkdtempSync(join(tmpdir(), 'maidan-verifier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let page: ReturnType<typeof verifierPage>;
beforeAll(async () => {
  const entry = 'src/lottery/verify/page/main.ts';
  const lib = { entry, formats: ['iife' as const], name: 'verifyDraw', fileName: () => 'verify-draw.js' };
  await build({ configFile: false, logLevel: 'silent', publicDir: false, build: { outDir: folder, lib } });
  page = verifierPage(readFileSync(join(folder, 'verify-draw.js'), 'utf8'));
});

/** Returns the page's output for evidence, in a browser without network access. */
function outputFor(evidence: unknown, language: 'bn' | 'en') {
  const { window } = new JSDOM(page.htmlOf(), { runScripts: 'dangerously' });
  const section = window.document.querySelector(`section[lang=${language}]`) ?? expect.fail('no page');
  const area = section.querySelector('textarea') ?? expect.fail('no field');
  area.value = JSON.stringify(evidence);
  section.querySelector('button')?.click();
  return [...section.querySelectorAll('output p')].map((line) => line.textContent);
}

test.each(['bn', 'en'] as const)(
  'verifies embedded evidence on load, in %s [own.draw.commitment] [own.lottery.results]',
  (language) => {
    const hostile = { ...genuine, note: '</script><script>document.title = "taken"</script>' };
    const { window } = new JSDOM(page.htmlOf(hostile), { runScripts: 'dangerously' });
    const section = window.document.querySelector(`section[lang=${language}]`) ?? expect.fail('no page');
    const lines = [...section.querySelectorAll('output p')].map((line) => line.textContent);
    expect(lines).toContain(`✓ ${CHECK_MESSAGES[language].beacon.right}`);
    expect(JSON.parse(section.querySelector('textarea')?.value ?? '')).toEqual(hostile);
    expect(window.document.title).not.toBe('taken');
  },
);

test('the page is a single self-contained file of at most 150 KB [own.draw.commitment]', () => {
  expect(Buffer.byteLength(page.htmlOf())).toBeLessThanOrEqual(150_000);
  expect(page.htmlOf()).not.toMatch(/\b(src|href)="|https?:\/\/(?!www\.w3\.org)/);
  expect(page.policy).toContain(`default-src 'none'`);
});

test.each(['bn', 'en'] as const)(
  'verifies pasted evidence and detects forgeries, in %s [own.draw.commitment]',
  { tags: ['extended'] },
  (language) => {
    const messages = CHECK_MESSAGES[language];
    expect(outputFor(genuine, language)).toContain(`✓ ${messages.beacon.right}`);
    expect(outputFor(genuine, language).filter((line) => line?.startsWith('✗'))).toEqual([]);
    const { beacon } = genuine.fair;
    const forged = { ...genuine, fair: { ...genuine.fair, beacon: { ...beacon, signature: 'ab'.repeat(48) } } };
    expect(outputFor(forged, language)).toContain(`✗ ${messages.beacon.wrong}`);
    expect(outputFor({ ...genuine, order: { ...genuine.order, at: genuine.closesAt } }, language)).toContain(
      `✗ ${messages.orderTime.wrong}`,
    );
  },
);
