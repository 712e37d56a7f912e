import { Secret, TOTP } from 'otpauth';
import { promise } from '../../../../src/gateway/demo/social/provider';
import { setContact } from '../../../../src/gateway/identity/account/service';
import { device } from '../../identity/passkey/support';
import { newcomer as form } from '../../identity/registration/support';
import { PIXEL } from '../../money/wallet/support';
import { type AnyClient, clientOf, clientWith, inSession, key, later, operate, type Use } from './use';

const NEWCOMERS = { password: 'River-boat-77', payment: '804913' };
const DEMO = 'Shapla#2026';
const STEP = 30_000;

/** Registered players, their authentication methods, profiles, pictures and self-exclusions. */
export async function havePeople(use: Use): Promise<void> {
  for (const modId of ['SLIDEVERIF', 'REGCAPTCHA', 'SMSVERIF', 'PHONEVERIF', 'FIREBASESMS'])
    await operate(use, 'flag', [modId, 'off']);
  await use.pool.query(`update registration_rules set enabled = true where field = 'idNumber'`);
  const player = await clientOf(use, 'player');
  const { code } = await player.referral({});
  await registers(use, {
    username: 'rupa_77',
    affiliateCode: 'MAIDAN1',
    bonus: 'DOELWELCOME',
    payeeName: 'Rupa Akter',
    email: 'rupa@example.test',
  });
  await registers(use, { username: 'keya_33', bonus: 'DOELWELCOME' });
  await registers(use, { username: 'sumi_88', referralCode: code ?? '', bonus: 'DOELWELCOME' });
  await fillProfile(player);
  await enrolPasskey(use);
  await enrolApp(use);
  await linkAccounts(use);
  await changesContacts(use);
  await excludesThemselves(use);
}

/** Registers a player and sets a payment password. */
export async function registers(use: Use, fields: Parameters<typeof form>[0]) {
  const { token } = await clientWith(use, null).register(form(fields), key());
  const client = clientWith(use, token);
  const paymentPassword = NEWCOMERS.payment;
  await client.setPaymentPassword({
    password: NEWCOMERS.password,
    paymentPassword,
    confirmPaymentPassword: paymentPassword,
  });
  return client;
}

async function fillProfile(player: AnyClient) {
  const identity = {
    realName: 'Rupa Akter',
    fullName: 'Rupa Begum Akter',
    idNumber: '19876543',
    birthday: '1990-12-31',
  };
  const living = {
    nationality: 'BD',
    region: 'Khulna',
    address: '12 Kadam Road',
    occupation: 'Teacher',
    sourceOfIncome: 'salary',
  };
  const ids = { zalo: '', whatsapp: '', facebook: '', telegram: '@rupa', line: '', qq: '', wechat: '' };
  await player.saveProfile({ nickname: 'Rupa', ...identity, ...living, ...ids });
  const { id } = await player.uploadAvatar({ image: PIXEL });
  await player.chooseAvatar({ avatarType: 'CUSTOM', avatar: id });
}

async function enrolPasskey(use: Use) {
  const rupa = await clientOf(use, 'rupa_77');
  const phone = device();
  const passkeyOptions = await rupa.beginPasskey({ password: NEWCOMERS.password });
  await rupa.addPasskey(phone.make(passkeyOptions, { origin: new URL(use.url).origin }));
}

/** Adds an authenticator app and trusts a browser. */
async function enrolApp(use: Use) {
  const { ctx } = use;
  const sumi = await clientOf(use, 'sumi_88');
  const { secret } = await sumi.beginTotp({ password: NEWCOMERS.password });
  const currentCode = async () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: (await ctx.now()).getTime() });
  await sumi.confirmTotp({ code: await currentCode() });
  await later(use, STEP);
  const challengeId = await logInHeld(use, 'sumi_88');
  await clientWith(use, null).answerProof({ challengeId, kind: 'totp', answer: await currentCode(), trust: true });
}

/** Logs in with the right password; returns the id under which a second factor is required. */
export async function logInHeld(use: Use, username: string): Promise<string> {
  const held = await clientWith(use, null)
    .logIn({ username, password: NEWCOMERS.password })
    .then(
      () => null,
      (failure: { value?: { challengeId?: string } }) => failure.value?.challengeId,
    );
  if (!held) throw new Error(`${username} was not asked for a second factor`);
  return held;
}

async function linkAccounts(use: Use) {
  const player = await clientOf(use, 'player');
  const { linkId } = await offersLink(use, player, 'google', 'Karim');
  await player.confirmLink({ linkId, password: DEMO });
}

/** Offers a link to a person at the demo's provider. */
export async function offersLink({ ctx, url }: Use, client: AnyClient, provider: 'google' | 'facebook', name: string) {
  const linkStart = await client.socialBegin({ provider, purpose: 'link' });
  const challenge = new URL(linkStart.url, url).searchParams.get('code_challenge') ?? '';
  const code = await promise(ctx, provider, challenge, { subject: name.toLowerCase(), name });
  return client.offerLink({ provider, code, state: linkStart.state, key: linkStart.key });
}

/** Sets a mobile number, for alerts by text, and changes a password. */
async function changesContacts(use: Use) {
  const { id } = await inSession(use, 'sumi_88');
  await setContact(use.ctx.db, id, { kind: 'mobile', contact: '+8801512345678', at: await use.ctx.now() });
  const rupa = await clientOf(use, 'rupa_77');
  const newPassword = 'Kadam-phul 77';
  await rupa.changePassword({ oldPassword: NEWCOMERS.password, newPassword, confirmNewPassword: newPassword });
}

/** Excludes a player who then registers under another name. */
async function excludesThemselves(use: Use) {
  const gone = await registers(use, { username: 'karim_99', idNumber: '1988000017' });
  await gone.excludeSelf({ months: 6, password: NEWCOMERS.password });
  await registers(use, { username: 'karim_again', idNumber: '1988000017' });
}
