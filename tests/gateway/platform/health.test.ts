import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../harness/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

test.each(['/healthz', '/readyz'])('%s returns 200', async (path) => {
  expect(await gateway.call(path)).toMatchObject({ status: 200, reply: { success: true, value: null } });
  expect(await gateway.call(path, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});
