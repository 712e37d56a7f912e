import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { purgePictures } from '../../../../src/gateway/identity/avatar/service';
import { avatarPictures, avatars } from '../../../../src/gateway/identity/avatar/tables';
import { startModules } from '../../harness/modules';
import { blob, newcomer, PASSWORD, PIXEL, withSession } from '../../money/wallet/support';
import { plain } from '../../money/withdrawal/pictures';

const gateway = await startModules();
afterAll(() => gateway.close());

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );
const pictures = async () => (await gateway.ctx.db.select().from(avatarPictures)).map(({ id }) => id);

test('shows a default icon until the player chooses an avatar [s3.avatar.fields s7.relay.player-avatar s7.call.member-icon]', async () => {
  const { client } = await newcomer(gateway);
  const agent = await newcomer(gateway, 0n, { type: 1 });
  expect(await client.playerAvatar()).toEqual({ avatar: 'member', avatarType: 'STATIC' });
  expect(await agent.client.playerAvatar()).toEqual({ avatar: 'agent', avatarType: 'STATIC' });
  expect(await client.memberIcon()).toEqual({ icon: 'member' });
  await client.chooseAvatar({ avatar: 'boat', avatarType: 'STATIC' });
  expect(await client.memberIcon()).toEqual({ icon: 'boat' });
  expect(await client.playerAvatar()).toEqual({ avatar: 'boat', avatarType: 'STATIC' });
  const { id } = await client.uploadAvatar({ image: PIXEL });
  expect(await client.playerAvatar()).toEqual({ avatar: 'boat', avatarType: 'STATIC' });
  await client.chooseAvatar({ avatar: id, avatarType: 'CUSTOM' });
  expect(await client.playerAvatar()).toEqual({ avatar: id, avatarType: 'CUSTOM' });
  expect(await agent.client.playerAvatar()).toEqual({ avatar: 'agent', avatarType: 'STATIC' });
});

test('redraws an upload as a small, upright PNG without metadata [own.avatar.picture asvs 5.2.2 5.3.1]', async () => {
  const left = await plain(200, 400, '#f0b429').png().toBuffer();
  const photo = await plain(600, 400, '#1b5e85')
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Nokshi' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { client } = await newcomer(gateway);
  const { id } = await client.uploadAvatar({ image: blob(photo) });
  const storedPicture = Buffer.from((await client.avatarPicture({ id })).image, 'base64');
  const { format, width, height, orientation, exif } = await sharp(storedPicture).metadata();
  expect({ format, width, height, orientation, exif }).toEqual({
    format: 'png',
    width: 256,
    height: 256,
    orientation: undefined,
    exif: undefined,
  });
  expect(storedPicture.includes('Nokshi')).toBe(false);
  const [red = 0, , blue = 255] = await sharp(storedPicture).raw().toBuffer();
  expect(red).toBeGreaterThan(blue);
  const markup = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>']);
  expect(await codeOf(client.uploadAvatar({ image: markup }))).toBe('415 upload.kind');
});

test('deletes unused pictures: with the next upload or choice, after an hour, with the account [own.avatar.picture]', {
  tags: ['extended'],
}, async () => {
  const { client, id: accountId } = await newcomer(gateway, 0n);
  const first = await client.uploadAvatar({ image: PIXEL });
  const second = await client.uploadAvatar({ image: PIXEL });
  expect(await pictures()).toEqual(expect.arrayContaining([second.id]));
  expect(await pictures()).not.toContain(first.id);
  expect(await codeOf(client.chooseAvatar({ avatar: first.id, avatarType: 'CUSTOM' }))).toBe('404 avatar.unknown');
  await client.chooseAvatar({ avatar: second.id, avatarType: 'CUSTOM' });
  const third = await client.uploadAvatar({ image: PIXEL });
  await gateway.later(61 * 60_000);
  await purgePictures(gateway.ctx);
  // The session has expired.
  const later = await withSession(gateway, accountId);
  expect(await pictures()).toContain(second.id);
  expect(await pictures()).not.toContain(third.id);
  await later.chooseAvatar({ avatar: 'kite', avatarType: 'STATIC' });
  expect(await pictures()).not.toContain(second.id);
  expect(await codeOf(later.avatarPicture({ id: second.id }))).toBe('404 avatar.unknown');
  const last = await later.uploadAvatar({ image: PIXEL });
  await later.chooseAvatar({ avatar: last.id, avatarType: 'CUSTOM' });
  await later.closeAccount({ password: PASSWORD });
  expect(await pictures()).not.toContain(last.id);
  expect((await gateway.ctx.db.select().from(avatars)).map(({ pictureId }) => pictureId)).not.toContain(last.id);
});

test('a picture is visible to its owner only, and trial accounts cannot upload [own.avatar.picture]', async () => {
  const { client } = await newcomer(gateway);
  const other = await newcomer(gateway);
  const { id } = await client.uploadAvatar({ image: PIXEL });
  expect(await codeOf(other.client.avatarPicture({ id }))).toBe('404 avatar.unknown');
  expect(await codeOf(other.client.chooseAvatar({ avatar: id, avatarType: 'CUSTOM' }))).toBe('404 avatar.unknown');
  await other.client.uploadAvatar({ image: PIXEL });
  expect(await codeOf(client.avatarPicture({ id }))).toBe('done');
  expect(await codeOf(gateway.as(null).avatarPicture({ id }))).toBe('401 session.required');
  const { token } = await gateway.client.freePlay({ os: 'android', platform: 'web' });
  expect(await codeOf(gateway.as(token).uploadAvatar({ image: PIXEL }))).toBe('403 security.trial');
});
