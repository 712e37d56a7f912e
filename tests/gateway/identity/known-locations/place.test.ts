import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { startTestGateway, type TestGateway } from '../../harness/gateway';
import { type Modules, startModules } from '../../harness/modules';
import { newcomer } from '../registration/support';
import { AWAY, HOME, travels } from '../step-up/support';

let gateway: Modules;
let operated: TestGateway;
let go: ReturnType<typeof travels>;
beforeAll(async () => {
  gateway = await startModules();
  operated = await startTestGateway();
  go = travels(gateway);
});
beforeEach(async () => {
  await go.begin();
  await setModule(gateway.ctx, 'IPVERIF', false);
});
afterAll(async () => {
  await gateway.close();
  await operated.stop();
});

const mails = async () => (await gateway.sent()).filter(({ purpose }) => purpose === 'place.new');

test('mails once about a login from a new location, not about the first or a known one', async () => {
  await go.logIn();
  await go.logIn();
  expect(await mails()).toEqual([]);
  gateway.visitor.ip = AWAY;
  gateway.visitor.country = 'IN';
  await go.logIn();
  await go.logIn();
  gateway.visitor.ip = HOME;
  gateway.visitor.country = 'BD';
  await go.logIn();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'player@example.test', channel: 'mail' });
  for (const detail of ['player', AWAY, 'IN']) expect(mail?.body).toContain(detail);
});

test('sends nothing for a wrong password or an account without an email address', async () => {
  await go.logIn('agent');
  await go.logIn();
  gateway.visitor.ip = AWAY;
  await go.logIn('player', 'wrong').catch(() => {});
  await go.logIn('agent');
  expect(await mails()).toEqual([]);
});

test('with the module off, a new location is known but not registered [s4.login.unregistered-ip]', async () => {
  await go.logIn();
  gateway.visitor.ip = AWAY;
  await go.logIn();
  await setModule(gateway.ctx, 'IPVERIF', true);
  expect(await go.refused(go.logIn())).toMatchObject({ code: 'login.proofRequired' });
});

test('a registration registers its address: logins elsewhere need a proof [s4.login.unregistered-ip]', async () => {
  for (const modId of ['SMSVERIF', 'REGCAPTCHA', 'SLIDEVERIF']) await setModule(gateway.ctx, modId, false);
  const { username, password } = newcomer({ email: 'rupa@example.test' });
  await gateway.client.register(newcomer({ email: 'rupa@example.test' }));
  await setModule(gateway.ctx, 'IPVERIF', true);
  await gateway.client.logIn({ username, password });
  gateway.visitor.ip = AWAY;
  expect(await go.refused(gateway.client.logIn({ username, password }))).toMatchObject({ code: 'login.proofRequired' });
});

test('ops ip registers and removes an address; rejects an invalid one', async () => {
  expect((await operated.ops('ip', ['register', 'player', AWAY])).status).toBe(200);
  expect((await operated.ops('ip', ['forget', 'player', AWAY])).status).toBe(200);
  expect((await operated.ops('ip', ['register', 'player', 'somewhere'])).reply).toMatchObject({ code: 'ops.invalid' });
  expect((await operated.ops('ip', ['register', 'nobody', AWAY])).reply).toMatchObject({ code: 'account.unknown' });
});
