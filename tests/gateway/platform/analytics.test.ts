import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../src/gateway/platform/config';
import { startTestGateway } from '../harness/gateway';

const ID = 'G-TEST1234';
const policyOf = async ({ call }: Awaited<ReturnType<typeof startTestGateway>>) =>
  (await call('/wps/system/status')).headers.get('content-security-policy') ?? '';

test('own.analytics.consent s3.permission.settings: with an id the status names it, and the policy lets in exactly the hosts of gtag', async () => {
  const gateway = await startTestGateway({ GTAG_ID: ID });
  onTestFinished(() => gateway.stop());
  const { reply } = await gateway.call('/wps/system/status');
  expect(Object(reply?.value).info.analytics).toEqual({ gtagId: ID });
  const policy = await policyOf(gateway);
  expect(policy).toContain(`script-src 'self' https://www.googletagmanager.com;`);
  expect(policy).toContain(`connect-src 'self' https://www.google-analytics.com https://region1.google-analytics.com;`);
  expect(policy.match(/https:/g)).toHaveLength(3);
});

test('own.analytics.consent: what is no id stops the start', () => {
  expect(readConfig({ GTAG_ID: ID }).gtagId).toBe(ID);
  expect(readConfig({}).gtagId).toBe('');
  expect(() => readConfig({ GTAG_ID: `${ID} https://evil.test` })).toThrow('GTAG_ID');
});
