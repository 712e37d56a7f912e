import { DEMO_PAYMENT_PASSWORD } from '../../../../src/gateway/demo/accounts';
import { plantActivities } from '../../../../src/gateway/demo/activities';
import { reckonAll } from '../../../../src/gateway/rewards/points/earn';
import { PIXEL } from '../../money/wallet/support';
import { atTheLab } from './play';
import { type AnyClient, clientOf, key, operate, type Use } from './use';

/** Uses activities, missions, boards, offers, points and levels. */
export async function haveRewards(use: Use): Promise<void> {
  await plantActivities(use.ctx);
  const player = await clientOf(use, 'player');
  const activities = await activitiesOf(use);
  await player.actOnActivity({ id: activities('welcome-gift'), act: 'claim' }, key());
  await player.actOnActivity({ id: activities('five-days'), act: 'sign' }, key());
  await player.actOnActivity({ id: activities('turnover-week'), act: 'join' }, key());
  await player.claimRaffle({ id: activities('lotus-raffle'), luck: 'c0ffee'.repeat(4) }, key());
  await haveApplied(use, activities('fair-picture'));
  await player.takeOffer({ code: 'NODIWEEKLY' });
  await operate(use, 'offers', ['off', 'BHORDAILY']);
  await finishMissions(player);
  await (await clientOf(use, 'sumi_88')).chooseLeaderboard({ isHidden: true });
  await takeBonus(use);
  await spendPoints(use, player);
  await raiseSignals(use);
  await raiseLevels(use);
}

async function activitiesOf({ pool }: Use) {
  const { rows } = await pool.query<{ id: string; code: string }>('select id, code from activities');
  return (code: string): string => {
    const found = rows.find((row) => row.code === code);
    if (!found) throw new Error(`there is no ${code}`);
    return found.id;
  };
}

/** Applications with pictures: one in review, one approved, one rejected. */
async function haveApplied(use: Use, id: string) {
  for (const [name, decision] of [
    ['player', 'review'],
    ['rupa_77', 'approve'],
    ['downline', 'reject'],
  ] as const) {
    const client = await clientOf(use, name);
    const { id: picture } = await client.uploadActivityPicture({ id, image: PIXEL });
    const { application } = await client.applyForActivity({
      id,
      comment: 'The boat race at dusk.',
      pictures: [picture],
    });
    await operate(use, 'applications', [decision, application?.number ?? '']);
  }
}

async function finishMissions(player: AnyClient) {
  const { missions } = await player.missionSummary();
  for (const { id, starts, state } of missions)
    if (state === 'claimable') await player.claimMission({ id, starts }, key());
}

/** Claims two bonuses: stakes part of one, and gives up the other. */
async function takeBonus(use: Use) {
  await claimsBonus(await clientOf(use, 'rupa_77'));
  await (await atTheLab(use, 'rupa_77')).round('20.00', '30.00');
  const keya = await clientOf(use, 'keya_33');
  const { id, left } = await claimsBonus(keya);
  await keya.giveUpBonus({ id, left }, key());
}

/** Claims the offer chosen at the registration. */
async function claimsBonus(client: AnyClient) {
  const reward = (await client.rewards({})).list.find(({ source }) => source === 'offer');
  await client.claimReward({ id: reward?.id ?? '' }, key());
  const [bonus] = (await client.bonuses({})).list;
  if (!bonus) throw new Error('a reward that was claimed is no bonus');
  return bonus;
}

const DELIVER = { recipient: 'রহিমা Begum', phone: '+8801712345678', address: '12 Lake Road, Dhanmondi, Dhaka 1205' };

async function spendPoints(use: Use, player: AnyClient) {
  await reckonAll(use.ctx);
  const paymentPassword = DEMO_PAYMENT_PASSWORD;
  const redeems = () => player.redeemPoints({ good: 'paper-kite', deliverTo: DELIVER, paymentPassword }, key());
  const { redemption } = await redeems();
  await operate(use, 'redemptions', ['approve', redemption.referenceNumber, 'It is on its way.']);
  await operate(use, 'redemptions', ['reject', (await redeems()).redemption.referenceNumber, 'None is left.']);
  await redeems();
  await player.convertPoints({ points: 500, paymentPassword }, key());
}

async function raiseSignals(use: Use) {
  await operate(use, 'abuse', ['look']);
  const [first] = Object.values(Object(await operate(use, 'abuse', ['list']))) as { number: string }[];
  if (first) await operate(use, 'abuse', ['close', first.number, 'innocent']);
}

const RATES = { ELOTT: 200, LOTT: 200, LIVE: 300, SPORTS: 300, FISH: 400, RNG: 400, PVP: 200, ESPORTS: 300 };
/** Sets levels of the demo's accounts, effective from tomorrow. */
async function raiseLevels(use: Use) {
  const levels = Array.from({ length: 8 }, (_, level) => ({
    nameBn: level ? `স্তর ${level}` : '',
    nameEn: level ? `Level ${level}` : '',
    validBet: `${level * 200}.00`,
    deposits: '0.00',
    riseBonus: `${level}.00`,
    birthdayBonus: level ? '5.00' : '0.00',
    bonusTimes: 1,
    rates: RATES,
  }));
  await operate(use, 'vip', ['change', JSON.stringify(levels)]);
}

/** Claims the cashback of earlier days. */
export async function claimsCashback(use: Use): Promise<void> {
  const player = await clientOf(use, 'player');
  const { amount } = await player.cashback();
  await player.claimCashback({ amount }, key());
}

/** Plays enough for the highest level at the end of the day. */
export async function risesTomorrow(use: Use): Promise<void> {
  await operate(use, 'credit', ['downline', '1500.00']);
  const { round } = await atTheLab(use, 'downline');
  await round('1500.00', '1400.00');
}
