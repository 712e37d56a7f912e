// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { openActivity } from '../../machines/activity-application/activity-application.samples';
import { detail } from '../../machines/game-info/game-info.samples';
import { noticeSamples } from '../../machines/notice/notice.samples';
import { activityFlow } from '../../src/portal/features/activity/activity.flow';
import { afterLoginFlow } from '../../src/portal/features/after-login/after-login.flow';
import { gameInfoFlow } from '../../src/portal/features/game-info/game-info.flow';
import { gameLaunchFlow } from '../../src/portal/features/launch/game-launch.flow';
import { noticeFlow } from '../../src/portal/features/notice/notice.flow';
import { speak } from '../../src/portal/parts/portal/words';
import { lend } from './support/flow-support';

type Dependencies = ReturnType<typeof lend>['deps'];
type Opened = { flow: (deps: Dependencies) => AnyActorLogic; input: object; path: string; value: unknown };

const { notice } = noticeSamples.outcomes.loadNotice.shown.output;
const OPENED: Record<string, Opened> = {
  'an activity': { flow: activityFlow, input: { id: openActivity.id }, path: '/wps/activities/one', value: openActivity },
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

test.each(Object.entries(OPENED))('%s that is open is read again in another language [s4.language.localised]', async (_, opened) => {
  await speak('bn');
  const { deps, sent } = lend({ [opened.path]: { value: opened.value } });
  deps.storage.openSession({ token: 'mark', account: 'player', type: 0 });
  const calls = () => sent.filter(({ path }) => path === opened.path).length;
  const actor = createActor(opened.flow(deps), { input: opened.input }).start();
  onTestFinished(() => void actor.stop());
  await expect.poll(calls).toBe(1);
  await speak('en');
  await expect.poll(calls).toBe(2);
});
