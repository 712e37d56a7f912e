import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pointMallMachine } from '../../../machines/rewards/point-mall/point-mall.machine';
import { pointMallDriver } from '../../drivers/rewards/point-mall.driver';
import { describePaths } from '../harness/describe-paths';
import { inLanguages } from '../harness/in-languages';
import { listOf } from '../harness/lists';
import { mallPage, mallWith, openMall } from '../harness/open-points';
import { openPage } from '../harness/page';
import { member, trialMember, visitor } from '../harness/siblings';

describePaths({ flow: 'point-mall', driver: pointMallDriver, ...mallWith(), begin: openMall });

afterEach(cleanup);

const balance = mallPage.standing?.balance ?? { currentPoints: 0, pointsHeld: 0, pointsOwed: 0, isBarred: false };
const shows = async (language: 'bn' | 'en', page: object, children = member) => {
  const opened = await openPage({
    ...mallWith({ list: listOf({ ...mallPage, ...page }) }),
    children,
    language,
    watched: pointMallMachine,
    report: () => {},
  });
  await openMall(opened);
  return opened;
};

inLanguages((language) => {
  test('shows points, their value, and that they never expire [s2.route.point-mall s3.points.goods s3.points.account s3.points.never-expire s9.const.points-never-expire s9.const.nav-points]', {
    tags: ['extended'],
  }, async () => {
    const { screen } = await shows(language, {});
    await screen.sees('heading', 'points.title');
    const words = document.body.textContent ?? '';
    for (const part of language === 'bn'
      ? [
          '১২,৩৪৫',
          '৬০০ পয়েন্ট',
          '১২০টির মধ্যে ১১৮টি বাকি',
          'আর নেই',
          'আরও ৭,৬৫৫ পয়েন্ট লাগবে',
          'পয়েন্টের মেয়াদ কখনও শেষ হয় না।',
          '০.৭০',
          '১.২০',
        ]
      : [
          '12,345',
          '600 points',
          '118 of 120 left',
          'None left',
          '7,655 points to go',
          'Points never expire.',
          '0.70',
          '1.20',
        ])
      expect(words).toContain(part);
  });

  test('lists redemptions with status and remark [s2.other.point-mall-history s3.points.redeem-record s4.status.redeem]', {
    tags: ['extended'],
  }, async () => {
    const { screen } = await shows(language, {});
    await screen.press('points.history');
    const words = document.body.textContent ?? '';
    for (const part of language === 'bn'
      ? ['R00000007', 'Paper kite × ২', 'নাকচ', 'We cannot send it there.', '12 Lake Road', 'R00000006', 'অনুমোদিত']
      : [
          'R00000007',
          'Paper kite × 2',
          'Rejected',
          'We cannot send it there.',
          '12 Lake Road',
          'R00000006',
          'Approved',
        ])
      expect(words).toContain(part);
  });

  test('shows on each item how it arrives, and asks for an address where a courier brings it [own.points.delivery]', {
    tags: ['extended'],
  }, async () => {
    const { screen } = await shows(language, {});
    const words = document.body.textContent ?? '';
    for (const part of language === 'bn'
      ? ['কুরিয়ারে আপনার ঠিকানায় আসবে', 'আপনার বার্তায় আসবে']
      : ['Delivered to your address by courier', 'Arrives in your messages'])
      expect(words).toContain(part);
    await screen.press('points.redeem');
    for (const field of ['points.recipient', 'points.phone', 'points.address']) await screen.sees('textbox', field);
    await screen.press('security.back');
  });

  test('shows during a break only that the points are retained', { tags: ['extended'] }, async () => {
    const { screen } = await shows(language, {
      list: [],
      standing: { balance: { ...balance, currentPoints: 0, isBarred: true }, canPay: true },
    });
    await screen.sees('heading', 'points.barred');
    await screen.hides('heading', 'points.goods');
  });

  test('shows a demo player that a full account is required, and no login [s6.protected.trial]', {
    tags: ['extended'],
  }, async () => {
    const { screen } = await shows(language, { standing: null }, trialMember);
    await screen.reads('in_need_true_account');
    await screen.hides('button', 'points.login');
    await screen.hides('button', 'points.convert');
  });

  test('prompts a visitor to log in, and leads a player without a payment password to set one', {
    tags: ['extended'],
  }, async () => {
    const visited = await shows(language, { standing: null }, visitor);
    await visited.screen.sees('button', 'points.login');
    await visited.screen.hides('button', 'points.convert');
    cleanup();
    const { screen } = await shows(language, {
      standing: { balance: { ...balance, pointsHeld: 600, pointsOwed: 40 }, canPay: false },
    });
    await screen.sees('button', 'points.protect');
    const words = document.body.textContent ?? '';
    for (const part of language === 'bn' ? ['৬০০ প্রক্রিয়াধীন', '৪০ বাকি'] : ['600 in process', '40 owed'])
      expect(words).toContain(part);
  });
});
