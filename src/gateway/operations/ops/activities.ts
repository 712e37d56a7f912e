import * as v from 'valibot';
import {
  activitiesMade,
  activityMade,
  endActivity,
  endMission,
  leaderboardMade,
  leaderboardsMade,
  makeActivity,
  makeLeaderboard,
  makeMission,
  missionMade,
  missionsMade,
  picturesForOperators,
} from '../../rewards';
import { json } from './arguments';
import { ADMIN, act, type Command, HELP, read } from './command';

const nothing = v.strictTuple([]);
const oneArgument = v.strictTuple([v.string()]);
const number = v.strictTuple([
  v.pipe(v.string(), v.regex(/^E\d{8,15}$/, 'an application such as E00000001 is needed')),
]);

/** Commands for activities. Their prizes are the house's money. */
export const activityCommands: Record<string, Command> = {
  'activities list': read(HELP, 'activities list', async (ctx, { args }) => {
    v.parse(nothing, args);
    return activitiesMade(ctx);
  }),
  'activities make': act(ADMIN, 'activities make <activity as JSON>', async (ctx, { args }) =>
    makeActivity(ctx, v.parse(activityMade, json(v.parse(oneArgument, args)[0]))),
  ),
  'activities end': act(ADMIN, 'activities end <code>', async (ctx, { args }) => {
    await endActivity(ctx, v.parse(oneArgument, args)[0]);
    return null;
  }),
  'applications pictures': {
    ...read(HELP, 'applications pictures <number> --out <folder>', async (ctx, { args }) =>
      picturesForOperators(ctx, v.parse(number, args)[0]),
    ),
    shows: ['pictures'],
  },
  'missions list': read(HELP, 'missions list', async (ctx, { args }) => {
    v.parse(nothing, args);
    return missionsMade(ctx);
  }),
  'missions make': act(ADMIN, 'missions make <mission as JSON>', async (ctx, { args }) =>
    makeMission(ctx, v.parse(missionMade, json(v.parse(oneArgument, args)[0]))),
  ),
  'missions end': act(ADMIN, 'missions end <code>', async (ctx, { args }) => {
    await endMission(ctx, v.parse(oneArgument, args)[0]);
    return null;
  }),
  'leaderboards list': read(HELP, 'leaderboards list', async (ctx, { args }) => {
    v.parse(nothing, args);
    return leaderboardsMade(ctx);
  }),
  'leaderboards make': act(ADMIN, 'leaderboards make <board as JSON>', async (ctx, { args }) =>
    makeLeaderboard(ctx, v.parse(leaderboardMade, json(v.parse(oneArgument, args)[0]))),
  ),
};
