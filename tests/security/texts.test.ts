import { afterAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../src/contract/endpoints';
import { startModules } from '../gateway/harness/modules';
import { withModules } from '../gateway/identity/registration/support';
import { sampleOf, withTextReplaced } from './sample-input';

const gateway = await startModules();
afterAll(() => gateway.close());
await withModules(gateway, {});
const { token } = await gateway.client.logIn({ username: 'agent', password: 'Shapla#2026' });

/** Texts that PostgreSQL cannot store: they must be rejected or lose the character. */
const UNSTORABLE = {
  NUL: 'Rahim\u0000Uddin',
  'half a surrogate pair': 'Rahim\ud83d',
};
/** Texts that are rejected or stored unchanged. */
const STORABLE = {
  'a control character of C1': 'Rahim\u0085Uddin',
  'marks of direction, emoji, quotes and wildcards': `\u202eRahim\u200b\ufeff\u2066😀a\u0301\u0302\u0303';--%_\\"{}[]$1`,
};

const named = Object.entries<Endpoint>(endpoints).filter(([, { query, body }]) => query ?? body);

async function statusOf({ method, path, query, body, form, encrypted, clear }: Endpoint, input: object) {
  const inQuery = query && !body;
  const url = inQuery
    ? `${path}?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}`
    : path;
  const sealed = encrypted ? await gateway.sealed({ ...input }) : input;
  const whole = encrypted === 'value' && clear ? { ...Object(sampleOf(clear)), value: sealed } : sealed;
  const payload = form ? new URLSearchParams(Object.entries(input)).toString() : JSON.stringify(whole);
  const contentType = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': contentType,
    'idempotency-key': crypto.randomUUID(),
  };
  const reply = await gateway.server.inject({ method, url, headers, payload: inQuery ? undefined : payload });
  return reply.statusCode;
}

describe('texts of each endpoint', () => {
  const answers = async (endpoint: Endpoint, texts: Record<string, string>) => {
    const schema = endpoint.body ?? endpoint.query;
    if (!schema) throw new Error(`${endpoint.path} takes no input`);
    const sample = sampleOf(schema);
    for (const [kind, text] of Object.entries(texts))
      for (const input of withTextReplaced(sample, text))
        expect(await statusOf(endpoint, Object(input)), `${kind} in ${JSON.stringify(input)}`).toBeLessThan(500);
  };

  test.each(named)(
    '%s responds without an internal error to texts that cannot be stored [own.input.readable]',
    { tags: ['extended'] },
    (_, endpoint) => answers(endpoint, UNSTORABLE),
  );

  test.each(named)(
    '%s responds without an internal error to any other text [own.input.readable]',
    { tags: ['extended'] },
    (_, endpoint) => answers(endpoint, STORABLE),
  );
});

test('rejects a text with a control character and names the field [own.input.readable]', async () => {
  const bind = {
    kind: 'bank',
    provider: 'Meghna Bank',
    holder: 'Rahim\u0000',
    number: '123456789',
    paymentPassword: '246810',
  } as const;
  const rejection = { code: 'request.unreadable', status: 422, value: { fields: ['holder'] } };
  await expect(gateway.as(token).bindBankAccount(bind)).rejects.toMatchObject(rejection);
});
