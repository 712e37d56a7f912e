import { expect, test } from 'vitest';
import { PAYMENT_PASSWORD } from '../../../tests/drivers/identity/passwords';
import { PICTURE } from '../../../tests/drivers/pictures';
import { wordsOf } from '../../../tests/harness/words';
import { opensCentre } from '../../harness/centre';
import { isFaultless } from '../../harness/faultless';
import { LOOKS } from '../../harness/looks';
import { expectTexts } from '../../harness/lottery-player';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { createTester, ops } = stage({}, 'member');

/** Opens a page of the centre in a fixture. */
async function opens(tester: Tester, fixture: string, page: string) {
  await tester.gateway.becomes(fixture);
  await opensCentre(tester, page);
}
const buttons = ({ page, language }: Tester, id: string) =>
  page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: wordsOf(language)(id), exact: true });
/** Expects the bonus's totals to add up. */
const isWhole = async () => expect(await ops('ledger', 'verify')).toMatchObject({ problems: [] });

test.each(LOOKS)(
  'a reward is claimed, becomes a bonus, and is in the history, in %s at %d px [s2.member-centre.reward-centre own.rewards.claim]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen } = player;
    await opens(player, 'memberWithRewards', 'rewardCenter');
    const claims = buttons(player, 'rewards.claim');
    await expect.poll(() => claims.count()).toBe(2);
    await isFaultless(player, 'rewards');
    await claims.first().click();
    await screen.sees('status', 'rewards.claimed');
    await expect.poll(() => claims.count()).toBe(1);
    await screen.press('rewards.past');
    await screen.reads('rewards.state.claimed');
    await isFaultless(player, 'rewards-past');
    await screen.visit('/?dialog=memberCentre&page=bonusDetails');
    await screen.reads('bonus.state.open');
    await isWhole();
  },
);

test.each(LOOKS)(
  'a day’s cashback is shown with its amount, and claimed once, in %s at %d px [s2.member-centre.cashback own.cashback.claimed]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen } = player;
    await opens(player, 'member', 'manualRebate');
    await screen.sees('button', 'cashback.claim');
    await isFaultless(player, 'cashback');
    const claims = buttons(player, 'cashback.claim');
    const waiting = await claims.count();
    await claims.first().click();
    await screen.sees('status', 'cashback.claimed');
    await expect.poll(() => claims.count()).toBe(waiting - 1);
    await isWhole();
  },
);

test.each(LOOKS)(
  'a completed mission is claimed once, in %s at %d px [s2.member-centre.mission own.mission.claimed]',
  async (language, width) => {
    const player = await createTester({ language, width });
    await opens(player, 'activitiesOn', 'missionLeaderboard');
    await player.screen.sees('heading', 'missions.title');
    const claims = buttons(player, 'missions.claim');
    await expect.poll(() => claims.count()).toBeGreaterThan(0);
    await isFaultless(player, 'missions');
    const reached = await claims.count();
    await claims.first().click();
    await player.screen.sees('status', 'missions.claimed');
    await expect.poll(() => claims.count()).toBe(reached - 1);
    await isWhole();
  },
);

test.each(LOOKS)(
  'a hidden player has no row on the leaderboard until visible again, in %s at %d px [s2.other.ranking own.ranking.hidden]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen } = player;
    await opens(player, 'activitiesOn', 'ranking');
    await screen.sees('table', 'ranking.title');
    await screen.reads('ranking.you');
    await isFaultless(player, 'ranking');
    await screen.press('ranking.hide');
    await screen.reads('ranking.hidden');
    await expect.poll(() => player.page.getByText(wordsOf(language)('ranking.you'), { exact: true }).count()).toBe(0);
    await screen.press('ranking.show');
    await screen.reads('ranking.you');
  },
);

test.each(LOOKS)(
  'a bonus is forfeited after a confirmation, without outstanding wagering, in %s at %d px [s2.member-centre.bonus-details own.bonus.give-up]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen } = player;
    await opens(player, 'memberWithBonus', 'bonusDetails');
    await screen.reads('bonus.state.open');
    await isFaultless(player, 'bonus');
    await screen.press('bonus.giveUp');
    await screen.sees('alertdialog', 'bonus.giveUp.title');
    await isFaultless(player, 'bonus-giving-up');
    await screen.press('bonus.giveUp.yes');
    await screen.sees('status', 'bonus.givenUp.done');
    await screen.reads('bonus.state.givenUp');
    await isWhole();
  },
);

test.each(LOOKS)(
  'points are converted to money immediately, and both records show it, in %s at %d px [s7.points.convert s7.points.transactions]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen } = player;
    await player.isLoggedIn('player');
    await player.opens('/pointMall');
    await screen.sees('heading', 'points.goods');
    await isFaultless(player, 'points');
    await screen.press('points.convert');
    await screen.sees('form', 'points.convert.form');
    await isFaultless(player, 'points-convert');
    await screen.fill('points.amount', '500');
    await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
    await screen.press('points.convert.send');
    await screen.sees('heading', 'points.goods');
    await screen.press('points.changes');
    await expectTexts(player, '−500');
    await isFaultless(player, 'points-changes');
    await isWhole();
  },
);

test.each(LOOKS)(
  'a picture is submitted, approved, and its prize claimed, in %s at %d px [s2.other.activity-application s4.activity.statuses]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen } = player;
    await opens(player, 'activityToApplyFor', 'activities');
    await screen.press('activity.open');
    await screen.reads('activity.status.join');
    await isFaultless(player, 'activity');
    await screen.press('activity.apply');
    await screen.sees('form', 'activity.application');
    await screen.attach('activity.pictures.choose', PICTURE);
    await screen.sees('button', 'activity.pictures.remove', { 0: PICTURE.name });
    await screen.fill('activity.comment', 'The boat race at dusk. সন্ধ্যার নৌকাবাইচ।');
    await isFaultless(player, 'activity-application');
    await screen.press('activity.send');
    await screen.sees('status', 'activity.applied');
    const [{ number }] = Object(await ops('applications', 'list'));
    await ops('applications', 'approve', number);
    await screen.press('activity.refresh');
    await screen.reads('activity.status.issued');
    await screen.press('activity.toRewards');
    await screen.press('rewards.claim');
    await screen.sees('status', 'rewards.claimed');
    await isWhole();
  },
);

test.each(LOOKS)(
  'a raffle ticket is drawn once, with the digest of its seed, in %s at %d px [s7.relay.raffle-claim own.raffle.fair]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen, page } = player;
    await opens(player, 'activitiesOn', 'activities');
    await screen.sees('heading', 'activity.list');
    await isFaultless(player, 'activities');
    const title = { bn: 'শাপলা র‍্যাফেল', en: 'Lotus raffle' }[language];
    await page.getByRole('listitem').filter({ hasText: title }).getByRole('button').click();
    await screen.press('activity.draw');
    await screen.sees('status', 'activity.done');
    expect(await page.locator('.activity-digest').textContent()).toMatch(/^[0-9a-f]{64}$/);
    await expect.poll(() => buttons(player, 'activity.draw').count()).toBe(0);
    await isFaultless(player, 'raffle');
    await isWhole();
  },
);

/** Reward pages, and their empty states. */
const EMPTY = {
  rewardCenter: 'rewards.none',
  bonusDetails: 'bonus.none',
  missionLeaderboard: 'missions.none',
  activities: 'activity.none',
  manualRebate: 'cashback.none',
  referral: 'referral.none',
};

test.each(LOOKS)(
  'each page has an empty state for a player without rewards, in %s at %d px [s2.member-centre.reward-centre s2.member-centre.mission s2.member-centre.cashback s2.member-centre.referral]',
  async (language, width) => {
    const player = await createTester({ language, width });
    await player.isLoggedIn('downline');
    for (const [page, words] of Object.entries(EMPTY)) {
      await player.opens(`/?dialog=memberCentre&page=${page}`);
      await player.screen.reads(words);
      await isFaultless(player, `${page}-empty`);
    }
  },
);
