import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../src/gateway/platform/config';
import { startTestGateway } from '../harness/gateway';

const ID = 'G-TEST1234';
const policyOf = async ({ call }: Awaited<ReturnType<typeof startTestGateway>>) =>
  (await call('/wps/system/status')).headers.get('content-security-policy') ?? '';

test('an id is returned and allows gtag’s hosts only [own.analytics.consent s3.permission.settings]', async () => {
  const gateway = await startTestGateway({ GTAG_ID: ID });
  onTestFinished(() => gateway.stop());
  const { reply } = await gateway.call('/wps/system/status');
  expect(Object(reply?.value).info.analytics).toEqual({ gtagId: ID });
  const policy = await policyOf(gateway);
  expect(policy).toContain(`script-src 'self' https://www.googletagmanager.com;`);
  expect(policy).toContain(`connect-src 'self' https://www.google-analytics.com https://region1.google-analytics.com;`);
  expect(policy.match(/https:/g)).toHaveLength(3);
});

test('an invalid id prevents the start [own.analytics.consent]', () => {
  expect(readConfig({ GTAG_ID: ID }).gtagId).toBe(ID);
  expect(readConfig({}).gtagId).toBe('');
  expect(() => readConfig({ GTAG_ID: `${ID} https://evil.test` })).toThrow('GTAG_ID');
});
