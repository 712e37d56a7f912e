import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loginMachine } from '../../../machines/identity/login/login.machine';
import { hostMachine } from '../../../machines/platform/host/host.machine';
import { hostSamples } from '../../../machines/platform/host/host.samples';
import { listMachine } from '../../../machines/platform/list/list.machine';
import { rewardCentreMachine } from '../../../machines/rewards/reward-centre/reward-centre.machine';
import { newsMachine } from '../../../machines/support/news/news.machine';
import { newsSamples } from '../../../machines/support/news/news.samples';
import { settle } from '../../../src/atlas';
import { placeTo } from '../harness/hosting';
import { listOf, rewardPage } from '../harness/lists';
import { type Around, openPage } from '../harness/page';
import { member, mockStates, visitor } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';
import '../../harness/dom';
import { inLanguages } from '../harness/in-languages';

afterEach(cleanup);

const { load, content } = hostSamples.outcomes;

/** Content of the slots next to the dialog; host.test.tsx covers their paths. */
inLanguages((language) => {
  const opens = (around: Around) => openPage({ ...around, language, watched: hostMachine, report: () => {} });

  test('a page of the centre that fails to load can be retried [s2.member-centre.modal s8.chunk.load-error]', async () => {
    const { portal, act, screen } = await opens({ children: { ...member, host: held(hostMachine) } });
    await act(() => portal.send({ type: 'place.requested', place: placeTo('referral') }));
    await screen.sees('dialog', 'dialog.loading.title');
    await act(() => settle(childOf(childOf(portal, 'dialog'), 'load'), load['a view without a chart']));
    await screen.sees('dialog', 'memberCentre.title');
    await screen.sees('status', 'centre.bringing');
    await act(() => settle(childOf(childOf(portal, 'page'), 'load'), load['loading failed']));
    await screen.sees('heading', 'centre.failed');
    await screen.press('centre.retry');
    await screen.sees('status', 'centre.bringing');
  });

  test('the menu opens a page, and an unknown address shows an error [s2.member-centre.menu]', async () => {
    const hosted = { rewardCenter: held(rewardCentreMachine, { list: listOf(rewardPage) }) };
    const { portal, act, screen } = await opens({ children: member, hosted });
    await act(() => portal.send({ type: 'place.requested', place: placeTo('nowhere') }));
    await screen.sees('heading', 'centre.unknown');
    await screen.press('memberCentre.rewardCenter');
    await screen.sees('heading', 'rewards.title');
    await screen.at('/?dialog=memberCentre&page=rewardCenter');
  });

  test('login opens over the page, keeps its address, and closes with it [own.session.ran-out]', async () => {
    const { portal, act, screen } = await opens({
      children: member,
      hosted: {
        login: inert(loginMachine, mockStates.form),
        rewardCenter: held(rewardCentreMachine, { list: listOf(rewardPage) }),
      },
    });
    await act(() => portal.send({ type: 'place.requested', place: placeTo('rewardCenter') }));
    await screen.sees('heading', 'rewards.title');
    await act(() => portal.send({ type: 'session.lost', endReason: 'ranOut', username: 'player' }));
    await screen.sees('form', 'login.title');
    await screen.hides('heading', 'rewards.title');
    await screen.at('/?dialog=memberCentre&page=rewardCenter');
    await act(() => settle(childOf(childOf(portal, 'lock'), 'content'), content['logged in']));
    await screen.sees('heading', 'rewards.title');
    await act(() => portal.send({ type: 'session.lost', endReason: 'ranOut', username: 'player' }));
    await screen.sees('form', 'login.title');
    await act(() => settle(childOf(childOf(portal, 'lock'), 'content'), content.left));
    await screen.hides('dialog');
    await screen.at('/');
  });

  test('pop-up notices are shown after a login, their markup as markup [s2.modal.after-login s4.login.after-login s3.notice.lists]', async () => {
    const { portal, act, screen } = await opens({
      children: { ...visitor, news: held(newsMachine) },
      hosted: { afterLogin: held(listMachine) },
    });
    const { account } = content['logged in'].output.report;
    await act(() => portal.send({ type: 'login.completed', account }));
    await act(() => settle(childOf(childOf(portal, 'news'), 'loadNews'), newsSamples.outcomes.loadNews['new entries']));
    await screen.sees('dialog', 'afterLogin.title');
    await screen.sees('heading', newsSamples.outcomes.loadNews['new entries'].output[0]?.title);
    const noticeBody = document.querySelector('[role=dialog] article .notice-html');
    expect([noticeBody?.textContent, noticeBody?.querySelector('strong')?.textContent]).toEqual([
      'Twice the points.',
      'points',
    ]);
    await screen.press('afterLogin.goOn');
    await screen.hides('dialog');
  });
});
