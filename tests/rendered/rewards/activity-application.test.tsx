import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formMachine } from '../../../machines/platform/form/form.machine';
import { activitiesMachine } from '../../../machines/rewards/activities/activities.machine';
import { activityApplicationMachine } from '../../../machines/rewards/activity-application/activity-application.machine';
import { openActivity } from '../../../machines/rewards/activity-application/activity-application.samples';
import { settle } from '../../../src/atlas';
import { ACTIVITY_STATUSES, type ActivityDetail } from '../../../src/contract/rewards/activities';
import { activityApplicationDriver } from '../../drivers/rewards/activity-application.driver';
import { describePaths } from '../harness/describe-paths';
import { inLanguages } from '../harness/in-languages';
import { listOf } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { uploadWaits } from '../harness/open-withdrawals';
import { openPage, type RenderedPage } from '../harness/page';
import { form, member } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

const { id, kind, title, status, opensAt, closesAt, prize, tickets } = openActivity;
const list = listOf({ list: [{ id, kind, title, status, opensAt, closesAt, prize, tickets }] });
const hostedWith = (applicationForm: typeof form | ReturnType<typeof held>) => ({
  activities: held(activitiesMachine, {
    list,
    activityApplication: held(activityApplicationMachine, { pictures: uploadWaits, applicationForm }),
  }),
});

async function opens(page: RenderedPage) {
  const activities = await openPlace(page, 'activities');
  await page.act(() => activities.send({ type: 'activity.opened', id }));
  return childOf(activities, 'activityApplication');
}

describePaths({
  flow: 'activity-application',
  driver: activityApplicationDriver,
  children: member,
  hosted: hostedWith(form),
  begin: opens,
});

afterEach(cleanup);

inLanguages((language) => {
  test('shows the bounds of the comment and reports one that is too long [s2.other.activity-application s5.activity.comment s9.const.activity-comment s5.activity.images]', {
    tags: ['extended'],
  }, async () => {
    const page = await openPage({
      children: member,
      hosted: hostedWith(held(formMachine)),
      language,
      watched: formMachine,
      report: () => {},
    });
    const actor = await opens(page);
    await page.act(() => settle(childOf(actor, 'load'), { output: { kind: 'loaded', activity: openActivity } }));
    await page.act(() => actor.send({ type: 'application.requested' }));
    const { screen } = page;
    const most = language === 'bn' ? '১৪০' : '140';
    await screen.reads('activity.comment.hint', { most });
    await screen.reads('activity.pictures.most', { most: language === 'bn' ? '৩' : '3' });
    await screen.reads('activity.pictures.kinds', { size: language === 'bn' ? '৫' : '5' });
    await screen.fill('activity.comment', 'x'.repeat(141));
    await screen.press('activity.send');
    const problems = [{ field: 'comment', code: 'commentLength' }];
    await page.act(() =>
      settle(childOf(childOf(actor, 'applicationForm'), 'validate'), { output: { kind: 'wrong', problems } }),
    );
    await screen.invalid('activity.comment', 'activity.problem.comment', { most });
  });

  test.each(ACTIVITY_STATUSES)(
    'status %s has a label [s4.activity.statuses s8.success.application]',
    { tags: ['extended'] },
    async (item) => {
      const page = await openPage({
        children: member,
        hosted: hostedWith(form),
        language,
        watched: activityApplicationMachine,
        report: () => {},
      });
      const actor = await opens(page);
      const activity: ActivityDetail = { ...openActivity, status: item };
      await page.act(() => settle(childOf(actor, 'load'), { output: { kind: 'loaded', activity } }));
      await page.screen.reads(`activity.status.${item}`);
    },
  );

  test('a raffle shows its pool of entries, the winning draw and the digest [own.raffle.fair]', {
    tags: ['extended'],
  }, async () => {
    const page = await openPage({
      children: member,
      hosted: hostedWith(form),
      language,
      watched: activityApplicationMachine,
      report: () => {},
    });
    const actor = await opens(page);
    const prizes = [
      { count: 1, left: 1, money: '500.00', times: 2, points: 0 },
      { count: 3, left: 2, money: '0.00', times: 1, points: 5 },
      { count: 6, left: 6, money: '0.00', times: 1, points: 0 },
    ];
    const drawn = { ticket: 4, luck: 'aa', prize: null };
    const raffle = { digest: 'f00d', prizes, drawn };
    const activity: ActivityDetail = {
      ...openActivity,
      kind: 'raffle',
      status: 'claimed',
      tickets: { left: 9, winning: 3 },
      raffle,
    };
    await page.act(() => settle(childOf(actor, 'load'), { output: { kind: 'loaded', activity } }));
    const { screen } = page;
    await screen.reads('activity.ticket', { ticket: language === 'bn' ? '৪' : '4' });
    await screen.reads('activity.blank');
    await screen.reads('prize.points', { many: language === 'bn' ? '৫' : '5' });
    expect(document.body.textContent).toContain('f00d');
    const [, prize] = document.querySelectorAll('.facts-list dd');
    expect(prize?.textContent).toBe(language === 'bn' ? 'এবার পুরস্কার নেই' : 'No prize this time');
  });

  test('a raffle of an older gateway has no odds, and its days no next one [own.raffle.odds]', {
    tags: ['extended'],
  }, async () => {
    const page = await openPage({
      children: member,
      hosted: hostedWith(form),
      language,
      watched: activityApplicationMachine,
      report: () => {},
    });
    const actor = await opens(page);
    const raffle = {
      digest: 'f00d',
      prizes: [{ count: 1, left: null, money: '0.00', times: 1, points: 5 }],
      drawn: null,
    };
    const signs = { done: 1, asked: 3, nextDayAt: null };
    const activity: ActivityDetail = { ...openActivity, kind: 'raffle', status: 'claim', raffle, signs };
    await page.act(() => settle(childOf(actor, 'load'), { output: { kind: 'loaded', activity } }));
    const many = language === 'bn' ? '৫' : '5';
    expect(document.querySelector('.activity-prizes li')?.textContent).toBe(
      language === 'bn' ? `${many} পয়েন্ট` : `${many} points`,
    );
    await page.screen.reads('activity.days');
    expect(document.body.textContent).not.toContain(language === 'bn' ? 'পরের সাইন-ইন' : 'Next sign-in');
  });

  test('changing the language keeps the text typed into the application [s4.language.localised]', {
    tags: ['extended'],
  }, async () => {
    const page = await openPage({
      children: member,
      hosted: hostedWith(held(formMachine)),
      language,
      watched: activityApplicationMachine,
      report: () => {},
    });
    const actor = await opens(page);
    await page.act(() => settle(childOf(actor, 'load'), { output: { kind: 'loaded', activity: openActivity } }));
    await page.act(() => actor.send({ type: 'application.requested' }));
    await page.screen.fill('activity.comment', 'The boat race at dusk.');
    await page.act(() => actor.send({ type: 'language.changed' }));
    const activity: ActivityDetail = { ...openActivity, title: 'মেলার ছবি' };
    await page.act(() => settle(childOf(actor, 'load'), { output: { kind: 'loaded', activity } }));
    expect(document.body.textContent).toContain('মেলার ছবি');
    expect(document.body.textContent).not.toContain(openActivity.title);
    expect(document.querySelector('textarea')?.value).toBe('The boat race at dusk.');
  });

  test('an activity missing in the new language does not disturb an application in progress [s4.language.localised s8.success.application]', {
    tags: ['extended'],
  }, async () => {
    const page = await openPage({
      children: member,
      hosted: hostedWith(held(formMachine)),
      language,
      watched: activityApplicationMachine,
      report: () => {},
    });
    const actor = await opens(page);
    const loads = (output: object) => page.act(() => settle(childOf(actor, 'load'), { output }));
    await loads({ kind: 'loaded', activity: openActivity });
    await page.act(() => actor.send({ type: 'application.requested' }));
    await page.screen.fill('activity.comment', 'The boat race at dusk.');
    await page.screen.press('activity.send');
    const sending = childOf(actor, 'applicationForm');
    await page.act(() => settle(childOf(sending, 'validate'), { output: { kind: 'right' } }));
    await page.act(() => actor.send({ type: 'language.changed' }));
    await loads({ kind: 'gone' });
    const words = {
      bn: 'নতুন ভাষায় অ্যাক্টিভিটিটি লোড করা যায়নি। আপনি যা লিখেছেন তা থেকে গেছে।',
      en: 'We couldn’t load this activity in the new language. What you entered is kept.',
    };
    expect(document.querySelector('.note[role=status]')?.textContent).toBe(words[language]);
    expect(document.querySelector('textarea')?.value).toBe('The boat race at dusk.');
    await page.act(() => settle(childOf(sending, 'send'), { output: undefined }));
    await loads({ kind: 'gone' });
    await page.screen.sees('status', 'activity.applied');
  });

  test('shows a raffle as a ticket with prizes and odds, on its card and page, never as a prize to claim [own.raffle.odds]', {
    tags: ['extended'],
  }, async () => {
    const tickets = { left: 500, winning: 200 };
    const raffle = {
      id,
      kind: 'raffle',
      title,
      status: 'claim',
      opensAt,
      closesAt,
      prize: { money: '1000.00', times: 3, points: 0 },
      tickets,
    } as const;
    const page = await openPage({
      children: member,
      hosted: {
        activities: held(activitiesMachine, {
          list: listOf({ list: [raffle] }),
          activityApplication: held(activityApplicationMachine, { pictures: uploadWaits, applicationForm: form }),
        }),
      },
      language,
      watched: activityApplicationMachine,
      report: () => {},
    });
    await openPlace(page, 'activities');
    const { screen } = page;
    const odds = language === 'bn' ? { winning: '২০০', left: '৫০০' } : { winning: '200', left: '500' };
    const isTicket = async () => {
      await screen.reads('activity.status.ticket');
      await screen.reads('activity.tickets.odds', odds);
      expect(document.body.textContent).not.toContain(language === 'bn' ? 'নেওয়ার জন্য তৈরি' : 'Ready to claim');
    };
    await isTicket();
    const actor = await opens(page);
    const drawable: ActivityDetail = {
      ...openActivity,
      ...raffle,
      raffle: { digest: 'f00d', prizes: [], drawn: null },
    };
    await page.act(() => settle(childOf(actor, 'load'), { output: { kind: 'loaded', activity: drawable } }));
    await isTicket();
  });
});
