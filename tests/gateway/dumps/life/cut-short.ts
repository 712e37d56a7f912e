import { v7 } from 'uuid';
import { settleAll } from '../../../../src/gateway/agents/agreements/pay/settle';
import { doDueJobs } from '../../../../src/gateway/demo/jobs';
import { promise } from '../../../../src/gateway/demo/social/provider';
import { outboxFailures } from '../../../../src/gateway/platform/outbox/tables';
import { reckonDays } from '../../../../src/gateway/rewards/vip/reckon';
import { worked } from '../../harness/work';
import { issuesOf, placesChase, placesOrder } from './draws';
import { logInHeld, offersLink, registers } from './people';
import { atTheLab } from './play';
import { type AnyClient, clientOf, clientWith, DAY, later, operate, type Use } from './use';

const NUMBER = { countryDialingCode: '880', mobileNum: '1912345670' };

/** The last moments before a gateway stops: leaves job work and short-lived secrets behind. No job may run. */
export async function leaveUnfinished(use: Use): Promise<void> {
  await proveNumbers(use);
  await later(use, DAY);
  await reckonLevels(use);
  await settleAll(use.ctx);
  await beginMethods(use);
  await failToLogIn(use);
  const player = await clientOf(use, 'player');
  await (await atTheLab(use, 'player')).round('25.00', '5.00');
  // The agent's transfer brings turnover to stake before the member withdraws.
  await (await atTheLab(use, 'downline')).round('900.00', '1000.00');
  await playsOn(use, player);
  await registers(use, { username: 'nila_22' });
  await operate(use, 'credit', ['sumi_88', '3.00']);
  await clientWith(use, null).freePlay({ os: 'Linux', platform: 'desktop' });
  await player.betsFile({ zone: 'Asia/Dhaka' });
  await (await clientOf(use, 'tanvir')).teamFile({ of: 'team', zone: 'Asia/Dhaka', under: 'tanvir' });
  await changeSettings(use);
}

/** Sends codes and a link, and proves a number. */
async function proveNumbers(use: Use) {
  const visitor = clientWith(use, null);
  for (const modId of ['SMSVERIF', 'PHONEVERIF']) await operate(use, 'flag', [modId, 'on']);
  await visitor.sendRegistrationCode({ mobileNo: NUMBER.mobileNum, countryDialingCode: NUMBER.countryDialingCode });
  await visitor.forgotByEmail({ username: 'player', email: 'player@example.test' });
  await doDueJobs(use.ctx);
  const [sent] = (await operate(use, 'codes')) as { code: string }[];
  await visitor.verifyPhone({ ...NUMBER, code: sent?.code ?? '' });
  for (const modId of ['SMSVERIF', 'PHONEVERIF']) await operate(use, 'flag', [modId, 'off']);
}

/**
 * Leaves level notifications, and a level above the threshold that awaits an operator where promotions are regulated.
 */
async function reckonLevels({ ctx, ...use }: Use) {
  await reckonDays({ ...ctx, config: { ...ctx.config, regulated: true } });
  await operate({ ctx, ...use }, 'vip', ['confirm', 'downline', '7', 'A call and two papers.']);
}

/** Starts authentications without finishing them. */
async function beginMethods(use: Use) {
  const visitor = clientWith(use, null);
  await visitor.captcha();
  await visitor.slide();
  await worked(visitor, 'captcha');
  await visitor.sendPasswordCode({ ...NUMBER });
  await visitor.beginPasskeyLogin();
  await visitor.socialBegin({ provider: 'google', purpose: 'login' });
  await promise(use.ctx, 'google', 'a-challenge', { subject: 'rahim', name: 'Rahim' });
  await offersLink(use, await clientOf(use, 'agent'), 'facebook', 'Rahim');
  await (await clientOf(use, 'player')).beginContact({
    kind: 'email',
    to: 'rupa.akter@example.test',
    password: 'Shapla#2026',
  });
  await logInHeld(use, 'sumi_88');
}

async function failToLogIn(use: Use) {
  const visitor = clientWith(use, null);
  for (const username of ['player', 'stranger'])
    await visitor.logIn({ username, password: 'not the password' }).catch(() => undefined);
}

async function playsOn(use: Use, player: AnyClient) {
  const [, ...issues] = await issuesOf(use, player, 'LF3D', 4);
  await placesOrder(player, 'LF3D', issues[0] ?? '');
  await placesChase(player, 'LF3D', issues);
}

/** Final settings of operators and of the demo's providers. */
async function changeSettings(use: Use) {
  const { ctx } = use;
  const rupa = { name: 'rupa', role: 'payments' } as const;
  await operate(use, 'credit', ['player', '20.00'], {
    as: rupa,
    ctx: { ...ctx, config: { ...ctx.config, opsAlone: 100n } },
  });
  await operate(use, 'draws', ['source', 'feed-two', 'silent']);
  await operate(use, 'payments', ['repeat', '2']);
  await operate(use, 'sms', ['quota', '100']);
  await operate(use, 'studio', ['key', 'rotate', 'rehearsal']);
  await operate(use, 'fault', ['downloads', '10ms']);
  // The demo's own carrier rejects nothing.
  const at = await ctx.now();
  await ctx.db
    .insert(outboxFailures)
    .values({ id: v7(), channel: 'mail', purpose: 'place.new', askedAt: at, failedAt: at });
}

/** Turns maintenance on as the last act, since nothing can be read during it. */
export const closeForMaintenance = (use: Use) => operate(use, 'maintenance', ['on']);
