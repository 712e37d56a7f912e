// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { detail } from '../../machines/play/game-info/game-info.samples';
import { openActivity } from '../../machines/rewards/activity-application/activity-application.samples';
import { noticeSamples } from '../../machines/support/notice/notice.samples';
import { MODULES } from '../../src/contract';
import { createContents } from '../../src/portal/app/content';
import { portalFlow } from '../../src/portal/app/portal.flow';
import { afterLoginFlow } from '../../src/portal/features/identity/after-login/after-login.flow';
import { gameInfoFlow } from '../../src/portal/features/play/game-info/game-info.flow';
import { gameLaunchFlow } from '../../src/portal/features/play/launch/game-launch.flow';
import { activityFlow } from '../../src/portal/features/rewards/activity/activity.flow';
import { noticeFlow } from '../../src/portal/features/support/notice/notice.flow';
import { speak } from '../../src/portal/parts/portal/words';
import { reads } from '../../src/ui/list/reads';
import { childOf, lend, runActor } from './harness/flow-support';

type Dependencies = ReturnType<typeof lend>['deps'];
type Opened = { flow: (deps: Dependencies) => AnyActorLogic; input: object; path: string; value: unknown };

const { notice } = noticeSamples.outcomes.loadNotice.loaded.output;
const OPENED: Record<string, Opened> = {
  'an activity': {
    flow: activityFlow,
    input: { id: openActivity.id },
    path: '/wps/activities/one',
    value: openActivity,
  },
  'a notice': { flow: noticeFlow, input: { id: notice.id }, path: '/wps/system/notices/one', value: notice },
  'the sheet of a game': { flow: gameInfoFlow, input: { id: 'lab-wheel' }, path: '/lgw/games/detail', value: detail },
  'a launch': { flow: gameLaunchFlow, input: { id: 'lab-wheel' }, path: '/lgw/games/detail', value: detail },
  'the news after a log-in': {
    flow: afterLoginFlow,
    input: {},
    path: '/wps/relay/MCSFE_getListAnnouncements',
    value: { player: [], banners: [], popup: [notice], promotion: [] },
  },
};

test.each(Object.entries(OPENED))(
  'open content of %s is reloaded in another language [s4.language.localised]',
  async (_, opened) => {
    await speak('bn');
    const { deps, sent } = lend({ [opened.path]: { value: opened.value } });
    deps.storage.openSession({ token: 'mark', account: 'player', type: 0 });
    const calls = () => sent.filter(({ path }) => path === opened.path).length;
    const actor = createActor(opened.flow(deps), { input: opened.input }).start();
    onTestFinished(() => void actor.stop());
    await expect.poll(calls).toBe(1);
    await speak('en');
    await expect.poll(calls).toBe(2);
  },
);

test('the news after a login are read once per language [s2.modal.after-login s4.language.localised]', async () => {
  reads.clear();
  await speak('bn');
  const { path, value } = OPENED['the news after a log-in'] ?? { path: '' };
  const { deps, sent } = lend({ [path]: { value } }, [MODULES.afterLogin]);
  const calls = () => sent.filter((call) => call.path === path).length;
  expect(await runActor(childOf(portalFlow(deps, createContents(deps)), 'news'), 'loadNews')).toEqual([notice]);
  const dialog = createActor(afterLoginFlow(deps)).start();
  onTestFinished(() => void dialog.stop());
  await expect.poll(() => dialog.getSnapshot().context.outcome).toMatchObject({ kind: 'loaded', page: [notice] });
  expect(calls()).toBe(1);
  await speak('en');
  await expect.poll(calls).toBe(2);
});
