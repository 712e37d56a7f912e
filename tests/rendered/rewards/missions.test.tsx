import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { missionsMachine } from '../../../machines/rewards/missions/missions.machine';
import { reachedMission } from '../../../machines/rewards/missions/missions.samples';
import { missionsDriver } from '../../drivers/rewards/missions.driver';
import { describePaths } from '../harness/describe-paths';
import { inLanguages } from '../harness/in-languages';
import { listOf } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

const page = { missions: [reachedMission], missionCount: 1 };
const hosted = { missionLeaderboard: held(missionsMachine, { list: listOf(page) }) };

describePaths({
  flow: 'missions',
  driver: missionsDriver,
  children: member,
  hosted,
  begin: (item) => openPlace(item, 'missionLeaderboard'),
});

afterEach(cleanup);

inLanguages((language) => {
  test('shows a mission’s progress, reward and count [s2.member-centre.mission s2.member-centre.mission-badge]', {
    tags: ['extended'],
  }, async () => {
    const opened = await openPage({ children: member, hosted, language, watched: missionsMachine, report: () => {} });
    await openPlace(opened, 'missionLeaderboard');
    const bar = document.querySelector('progress');
    expect(bar?.getAttribute('aria-valuetext')).toBe(language === 'bn' ? '৪ / ৩' : '4 / 3');
    await opened.screen.reads('prize.times', { times: 1 });
    await opened.screen.reads('memberCentre.missionCount');
    const entries = [...document.querySelectorAll('.centre-list button, .centre-list a')].map(
      ({ textContent }) => textContent ?? '',
    );
    const counted = entries.filter((text) => text.includes(language === 'bn' ? 'নেওয়া বাকি' : 'to claim'));
    expect(counted).toHaveLength(1);
    expect(counted[0]).toContain(language === 'bn' ? '১' : '1');
  });
});
