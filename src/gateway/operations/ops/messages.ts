import * as v from 'valibot';
import { broadcastArguments, broadcastsSent, sendBroadcast, withdrawBroadcast } from '../../support';
import { until } from './arguments';
import { act, type Command, read } from './command';
import { GRANTS, rolesWith } from './roles';

const idArguments = v.strictTuple([v.pipe(v.string(), v.uuid('an id is needed'))]);

/** Commands for messages to many. */
export const messageCommands: Record<string, Command> = {
  'messages list': read(rolesWith('help', 'publish'), 'messages list', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return broadcastsSent(ctx);
  }),
  'messages send': act(
    GRANTS.publish,
    'messages send all|member|agent|vip service|promotion <title bn> <title en> <text bn> <text en> [--until <ISO time>]',
    async (ctx, { args, key, until: end }) =>
      sendBroadcast(ctx, v.parse(broadcastArguments, args), { key, until: v.parse(until(await ctx.now()), end) }),
  ),
  'messages withdraw': act(GRANTS.publish, 'messages withdraw <id>', async (ctx, { args }) => {
    const [id] = v.parse(idArguments, args);
    await withdrawBroadcast(ctx, id);
    return null;
  }),
};
