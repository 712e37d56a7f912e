// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { avatarFlow } from '../../../../../src/portal/features/identity/profile/avatar.flow';
import { choosePicture } from '../../../../../src/portal/parts/upload/send-picture';
import { eventually } from '../../../../harness/eventually';
import { lend } from '../../../harness/flow-support';

const AVATAR = '/wps/relay/MCSFE_getPlayerAvatar';
const PICTURE = '/wps/member/avatar/picture';
const CHOICE = '/wps/member/avatar';
const id = '01930000-0000-7000-8000-0000000000d7';
const image = 'iVBORw0KGgoAAAAN';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const member = { avatar: 'member', avatarType: 'STATIC' };
const own = { avatar: id, avatarType: 'CUSTOM' };
beforeEach(() => sessionStorage.clear());

async function startFlow(replies: Parameters<typeof lend>[0]) {
  const { deps, sent } = lend(replies);
  const actor = createActor(avatarFlow(deps)).start();
  const rests = (state: object | string) => eventually(() => expect(actor.getSnapshot().value).toEqual(state));
  return { actor, deps, sent, rests };
}

test('loads the avatar, and an uploaded picture into the vault [s3.avatar.fields s7.relay.player-avatar]', async () => {
  const { actor, deps, sent, rests } = await startFlow({ [AVATAR]: { value: own }, [PICTURE]: { value: { image } } });
  await rests({ loaded: 'untouched' });
  expect(actor.getSnapshot().context.avatar).toEqual(own);
  expect(deps.vault.peek('avatarPicture')).toBe(image);
  expect(sent).toMatchObject([{ path: AVATAR }, { path: PICTURE, query: `id=${id}` }]);
});

test('chooses a built-in avatar by name [own.avatar.picture]', async () => {
  const { actor, sent, rests } = await startFlow({ [AVATAR]: { value: member }, [CHOICE]: { value: null } });
  await rests({ loaded: 'untouched' });
  actor.send({ type: 'avatar.selected', name: 'kite' });
  await rests({ loaded: 'changed' });
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: CHOICE, body: { avatarType: 'STATIC', avatar: 'kite' } });
  expect(actor.getSnapshot().context.avatar).toEqual({ avatarType: 'STATIC', avatar: 'kite' });
});

test('uploads a picture, chooses it by id and reloads it as stored [own.avatar.picture]', async () => {
  const { actor, deps, sent, rests } = await startFlow({
    [AVATAR]: { value: member },
    [PICTURE]: { value: { id, image } },
    [CHOICE]: { value: null },
  });
  await rests({ loaded: 'untouched' });
  choosePicture(actor, deps.vault, new File([PNG], 'me.png'));
  await rests({ loaded: 'changed' });
  expect(sent.slice(1)).toMatchObject([
    { method: 'POST', path: PICTURE, body: { name: 'me.png', size: PNG.length } },
    { method: 'PUT', path: CHOICE, body: own },
    { method: 'GET', path: PICTURE, query: `id=${id}` },
  ]);
  expect(deps.vault.peek('avatarPicture')).toBe(image);
});

test('does not send files that are no pictures or too large [s9.const.images own.avatar.picture]', async () => {
  const { actor, deps, sent, rests } = await startFlow({ [AVATAR]: { value: member } });
  await rests({ loaded: 'untouched' });
  for (const [file, code] of [
    [new File(['GIF8'], 'me.png'), 'upload.kind'],
    [new File([PNG, new Uint8Array(5 * 1_048_576)], 'me.png'), 'upload.tooLarge'],
  ] as const) {
    choosePicture(actor, deps.vault, file);
    await rests({ loaded: 'rejected' });
    expect(actor.getSnapshot().context.failure).toMatchObject({ code });
  }
  expect(sent).toHaveLength(1);
});

test('the picture is deleted with the session [asvs 14.3.1]', () => {
  const { deps } = lend({});
  deps.vault.put('avatarPicture', image);
  deps.vault.clear();
  expect(deps.vault.peek('avatarPicture')).toBeUndefined();
});
