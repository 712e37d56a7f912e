import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientOf, Endpoints } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { operatorActs } from '../../../../src/gateway/operations/ops/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';

let gateway: Modules;
let player: ClientOf<Endpoints>;
let downline: ClientOf<Endpoints>;
beforeAll(async () => {
  gateway = await startModules();
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
  player = await signedIn('player');
  downline = await signedIn('downline');
});
afterAll(() => gateway.close());

async function signedIn(username: string) {
  return gateway.as((await gateway.client.logIn({ username, password: 'Shapla#2026' })).token);
}

test('returns the logged-in member [s7.call.member-info s3.member-info.fields]', async () => {
  expect(await player.memberInfo()).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    account: 'player',
    nickname: 'Player',
    type: 0,
    toUpline: false,
    clubLabel: {
      labelName: 'Harvest',
      labelNames: { bn: expect.stringMatching(/[\u0980-\u09ff]/), en: 'Harvest' },
      rankLevel: 3,
    },
    memberLabel: [],
  });
});

test('returns labels set by operators until removed, with an audit row each [s3.member-info.fields]', async () => {
  const operate = (...args: string[]) =>
    perform(gateway.ctx, { name: 'sumi', role: 'support' }, { command: 'labels', args, reason: 'a reason' });
  const labels = async () => (await player.memberInfo()).memberLabel;
  for (const label of ['Weekly player', 'Careful', 'Careful']) await operate('set', 'player', label);
  expect(await labels()).toEqual([{ labelName: 'Careful' }, { labelName: 'Weekly player' }]);
  expect((await downline.memberInfo()).memberLabel).toEqual([]);
  expect(await operate('list', 'Careful')).toMatchObject([{ label: 'Careful', user: 'player', setBy: 'sumi' }]);
  await operate('remove', 'player', 'Careful');
  await expect(operate('remove', 'player', 'Careful')).rejects.toMatchObject({ status: 404, code: 'label.unknown' });
  await expect(operate('set', 'nobody-here', 'Careful')).rejects.toMatchObject({
    status: 404,
    code: 'account.unknown',
  });
  expect(await labels()).toEqual([{ labelName: 'Weekly player' }]);
  await operate('remove', 'player', 'Weekly player');
  const acts = await gateway.ctx.db.select().from(operatorActs).where(eq(operatorActs.command, 'labels set'));
  expect(acts.filter(({ outcome }) => outcome === 'done')).toHaveLength(3);
});

test('a member with an upline may transfer to it, and has no rank by default', async () => {
  expect(await downline.memberInfo()).toMatchObject({ toUpline: true, clubLabel: { labelName: '', rankLevel: 0 } });
});

test('returns an icon by account type [s7.call.member-icon s7.relay.player-avatar s3.avatar.fields s7.relay.prefix]', async () => {
  expect([await player.memberIcon(), await player.playerAvatar()]).toEqual([
    { icon: 'member' },
    { avatar: 'member', avatarType: 'STATIC' },
  ]);
  expect(await (await signedIn('agent')).memberIcon()).toEqual({ icon: 'agent' });
  expect(endpoints.playerAvatar.path).toMatch(/^\/wps\/relay\//);
});

test('returns each member’s own balance [s7.call.wallets-balance s3.wallet.balance asvs 8.2.2]', async () => {
  expect([await player.balance(), await downline.balance()]).toEqual([
    { sumBalance: '25000.00' },
    { sumBalance: '0.00' },
  ]);
});
