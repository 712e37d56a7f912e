// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../../../../src/contract';
import { endpoints } from '../../../../../src/contract/endpoints';
import { ownDataFlow } from '../../../../../src/portal/features/identity/security/own-data/own-data.flow';
import { lend, runActor, send, typed } from '../../../harness/flow-support';

const STATUS = '/wps/member/ownData';
const PART = '/wps/member/ownData/part';
const status = { state: 'pending', requestedAt: 1, expiresAt: null, nextAt: 86_400_001, factorAsked: null };
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Dependencies whose gateway has a file of several parts. */
function withFile(texts: string[]) {
  const { deps } = lend({});
  const fetch = vi.fn(async (input: Parameters<typeof globalThis.fetch>[0]) => {
    const query = new URL(String(input), 'https://portal.example.test').searchParams;
    const text = texts[Number(query.get('part')) - 1];
    const value = text === undefined ? null : { text, parts: texts.length };
    const failure = { success: false, message: 'No', code: 'ownData.gone', value: null };
    return new Response(JSON.stringify(value ? { success: true, message: '', value } : failure), {
      status: value ? 200 : 404,
    });
  });
  const client = createClient(endpoints, {
    fetch,
    credentials: () => ({ language: 'bn', merchant: 'maidan', token: 't' }),
    seal: async () => Promise.reject(new Error('nothing is sealed')),
  });
  return { deps: { ...deps, client, now: () => Date.UTC(2027, 0, 15, 9) }, fetch };
}

describe('own data', () => {
  test('loads its state [own.data.page]', async () => {
    const { deps } = lend({ [STATUS]: { value: status } });
    expect(await runActor(ownDataFlow(deps), 'readStatus')).toEqual(status);
  });

  test.each([
    ['123456', '', { factor: { kind: 'totp', answer: '123456' } }],
    ['', '', {}],
  ])('is requested with the password and the factor “%s” [own.data.page]', async (factor, passkey, sentFactor) => {
    const { deps, sent } = lend({ [STATUS]: { value: status } });
    typed(deps, [
      ['password', ' as typed '],
      ['factor', factor],
      ['passkey', passkey],
    ]);
    expect(await send(ownDataFlow(deps), 'form')).toMatchObject({ status: 'done', output: { sent: true } });
    expect(sent).toMatchObject([{ method: 'POST', plaintext: { password: ' as typed ', ...sentFactor } }]);
    expect(deps.vault.peek('form.password')).toBeUndefined();
  });

  test.each(['html', 'json'] as const)(
    'saves all parts as one %s file of the site’s day [own.data.page]',
    async (format) => {
      const { deps, fetch } = withFile(['first, ', 'second, ', 'third']);
      expect(await runActor(ownDataFlow(deps), 'saveParts', { format })).toEqual({ kind: 'saved' });
      expect(deps.saveFile).toHaveBeenCalledExactlyOnceWith(`maidan-2027-01-15.${format}`, 'first, second, third');
      expect(fetch.mock.calls.map(([input]) => String(input))).toEqual(
        [1, 2, 3].map((part) => expect.stringContaining(`${PART}?format=${format}&part=${part}`)),
      );
    },
  );

  test('saves nothing of a file that has expired in the meantime [own.data.page]', async () => {
    const { deps } = withFile([]);
    expect(await runActor(ownDataFlow(deps), 'saveParts', { format: 'json' })).toEqual({ kind: 'gone' });
    expect(deps.saveFile).not.toHaveBeenCalled();
  });

  test('reports a download that fails, and saves nothing [own.data.page]', async () => {
    const { deps } = lend({ [PART]: 'offline' });
    await expect(runActor(ownDataFlow(deps), 'saveParts', { format: 'json' })).rejects.toMatchObject({
      kind: 'offline',
    });
    expect(deps.saveFile).not.toHaveBeenCalled();
  });
});
