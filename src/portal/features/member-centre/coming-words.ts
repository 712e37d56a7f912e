import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What will be on a page that comes later. */
export const comingWords: Record<string, MessageDescriptor | undefined> = {
  missionLeaderboard: msg({ id: 'memberCentre.coming.missions', message: 'Missions and the leaderboard.' }),
};
