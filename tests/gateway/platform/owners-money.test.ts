import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { insufficient } from '../../../src/gateway/money/wallet/ledger';
import type { Caller } from '../../../src/gateway/platform/context';
import { answerErrors } from '../../../src/gateway/platform/http/errors';

const visitor: Caller = {
  ...{
    ip: '203.0.113.7',
    host: 'portal.example.test',
    origin: 'https://portal.example.test',
    country: 'BD',
    language: 'en',
  },
  ...{ merchant: 'maidan', requestId: 'r', idempotencyKey: null, userAgent: '', trustTokens: [], session: null },
};
const as = (accountId: string): Caller => ({
  ...visitor,
  session: { sessionId: 's', accountId, userName: accountId, type: 0 },
});
const server = Fastify();
let caller: Caller | null = null;
server.decorateRequest('caller', null);
answerErrors(server);
server.get('/', async (request) => {
  request.caller = caller;
  throw insufficient('rupa', 123_456n);
});
afterAll(() => server.close());

const problemFor = async (viewer: Caller | null, language: string) => {
  caller = viewer;
  const { statusCode, body } = await server.inject({ url: '/', headers: { language } });
  return { statusCode, ...JSON.parse(body.replaceAll('\u00a0', ' ')) };
};

test.each([
  ['en', 'Insufficient balance: P 1,234.56 available.'],
  ['bn', 'যথেষ্ট ব্যালেন্স নেই: আছে P ১,২৩৪.৫৬।'],
])('shows its owner an insufficient balance, in %s [own.money.number]', async (language, message) => {
  expect(await problemFor(as('rupa'), language)).toMatchObject({
    ...{ statusCode: 422, code: 'ledger.insufficient', message, value: { available: '1234.56' } },
  });
});

test.each([
  ['another player', as('karim')],
  ['a visitor', visitor],
  ['a request outside the contract', null],
])('%s sees no balance [own.money.number asvs 8.2.2]', async (_, viewer) => {
  const reply = await problemFor(viewer, 'en');
  expect(reply).toMatchObject({
    code: 'ledger.insufficient',
    message: 'Insufficient balance in that account.',
    value: null,
  });
  expect(JSON.stringify(reply)).not.toMatch(/1,?234/);
});
