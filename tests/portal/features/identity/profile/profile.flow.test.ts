// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { profileFlow } from '../../../../../src/portal/features/identity/profile/profile.flow';
import { PROFILE } from '../../../../gateway/identity/profile/support';
import { childOf, lend, runActor, send, typed } from '../../../harness/flow-support';

const PROFILE_PATH = '/wps/member/profile';
beforeEach(() => sessionStorage.clear());
const fieldsOf = (fields: object) =>
  Object.entries({ ...PROFILE, ...fields }).map(([name, value]): [string, string] => [name, String(value)]);
const validateFields = async (fields: object) => {
  const { deps } = lend({});
  typed(deps, fieldsOf(fields));
  return runActor(childOf(profileFlow(deps), 'profileForm'), 'validate', { about: null });
};
const wrong = (field: string, code: string) => ({ kind: 'wrong', problems: [{ field, code }] });

test('loads the profile [s3.profile.fields]', async () => {
  const { deps } = lend({ [PROFILE_PATH]: { value: PROFILE } });
  expect(await runActor(profileFlow(deps), 'loadProfile')).toEqual(PROFILE);
});

test.each(['address', 'nationality', 'occupation', 'sourceOfIncome', 'region'])(
  'requires %s [s5.profile.required]',
  async (field) => {
    expect(await validateFields({ [field]: ' ' })).toEqual(wrong(field, 'empty'));
  },
);

test.each([
  ['nickname', 'x', 'nickname'],
  ['realName', 'R2', 'realName'],
  ['idNumber', '12', 'idNumber'],
  ['birthday', '1990-02-30', 'birthday'],
  ['address', 'x'.repeat(201), 'tooLong'],
])('rejects %s as %s before sending [own.profile.locked]', async (field, value, code) => {
  expect(await validateFields({ [field]: value })).toEqual(wrong(field, code));
  expect(await validateFields({})).toEqual({ kind: 'right' });
});

test('sends all fields encrypted and leaves nothing in the vault [s3.profile.messaging-ids]', async () => {
  const { deps, sent } = lend({ [PROFILE_PATH]: { value: null } });
  typed(deps, fieldsOf({ telegram: ' @rupa ', idNumber: '১২৩ ৪৫' }));
  expect(await send(profileFlow(deps), 'profileForm')).toMatchObject({ status: 'done', output: { sent: true } });
  const plaintext = { ...PROFILE, telegram: '@rupa', idNumber: '12345' };
  expect(sent).toMatchObject([{ method: 'PUT', path: PROFILE_PATH, plaintext }]);
  expect(deps.vault.peek('form.telegram')).toBeUndefined();
});
