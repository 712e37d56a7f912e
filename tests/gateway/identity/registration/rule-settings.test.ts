import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ruleChange, setRule } from '../../../../src/gateway/identity/registration/rule-settings';
import { registrationRules } from '../../../../src/gateway/identity/registration/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';
import { accountOf, newcomer, type Register, withModules, wrongFields } from './support';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
beforeEach(async () => {
  await withModules(gateway, {});
  // A restart of the demo keeps the rules.
  const line = {
    enabled: false,
    required: false,
    minLength: 1,
    maxLength: 64,
    patternId: 'no_spaces',
    acceptedPattern: '^\\S+$',
  };
  await gateway.ctx.db.update(registrationRules).set(line).where(eq(registrationRules.field, 'line'));
});
afterAll(() => gateway.close());

const set = async (...args: string[]) => setRule(gateway.ctx, v.parse(ruleChange, args));
const register = (fields: Partial<Register> = {}) => gateway.client.register(newcomer(fields));
const publicRule = async (field: 'line' | 'captcha' | 'username') =>
  (await gateway.client.registerRules()).fields[field];

test.each([
  ['line enabled on', 'line required on', {}, 'empty'],
  ['line enabled on', 'line pattern digits', { line: 'abc' }, 'digits'],
  ['line enabled on', 'line min 5', { line: 'abc' }, 'no_spaces'],
  ['line enabled on', 'line max 2', { line: 'abc' }, 'no_spaces'],
] as const)(
  'after `rules set %s` and `%s`, the gateway applies the rule [s5.registration.fields own.registration.rules-set]',
  async (...row) => {
    const [first, second, typed, code] = row;
    for (const command of [first, second]) await set(...command.split(' '));
    const { info } = await gateway.client.systemStatus({});
    expect(info.registerValidation.line).toEqual(await publicRule('line'));
    expect((await publicRule('line')).enabled).toBe(true);
    expect(await wrongFields(register(typed))).toEqual({ line: code });
  },
);

test.each([
  [['captcha', 'enabled', 'off'], 'REGCAPTCHA'],
  [['username', 'enabled', 'off'], 'always has one'],
  [['username', 'max', '65'], '64 at most'],
  [['password', 'min', '1'], 'PASSWORD_'],
  [['mobileNum', 'pattern', 'digits'], 'country'],
  [['birthday', 'pattern', 'any_text'], 'calendar'],
  [['line', 'pattern', '^a+$'], 'one of any_text'],
  [['line', 'min', '0'], 'at least 1'],
  [['line', 'max', '256'], '255 at most'],
  [['line', 'min', '65'], 'must not exceed'],
  [['nothing', 'min', '1'], 'one of username'],
])('`rules set` rejects %j [own.registration.rules-set]', async (args, detail) => {
  const before = await gateway.client.registerRules();
  await expect(set(...args)).rejects.toThrow(detail);
  expect(await gateway.client.registerRules()).toEqual(before);
});

test('a wrong captcha is reported by its module’s rule [s5.registration.fields s5.captcha.public-flag]', async () => {
  expect(await publicRule('captcha')).toMatchObject({ enabled: false, required: false });
  await setModule(gateway.ctx, 'REGCAPTCHA', true);
  expect(await publicRule('captcha')).toMatchObject({ enabled: true, required: true });
  expect(await wrongFields(register({ captcha: 'toolong', captchaId: 'any' }))).toEqual({ captcha: 'alphanumeric' });
  expect(await accountOf(gateway, 'rupa_77')).toBeUndefined();
});
