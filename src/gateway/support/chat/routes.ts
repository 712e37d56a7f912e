import { member, ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { hubOf } from './hub';
import { postLine, rejectBanned, report } from './service';

/**
 * Handlers of the chat room and the live chat, for members only (asvs 8.2.1); a conversation with support is found only
 * through the session (asvs 8.2.2).
 */
export const chatRoutes = (ctx: ModuleContext): Handlers<'chatStream' | 'postChatMessage' | 'reportInChat'> => ({
  chatStream: async ({ place, after }, caller) => {
    const accountId = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'chat.stream', accountId);
    if (place === 'room') await rejectBanned(ctx.db, accountId);
    const { sessionId } = member(caller);
    return hubOf(ctx).open({ accountId, sessionId, country: caller.country, place }, after);
  },
  postChatMessage: async (message, caller) => {
    const accountId = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'chat.say', accountId);
    return { id: await postLine(ctx, accountId, message, caller.idempotencyKey) };
  },
  reportInChat: async ({ id }, caller) => {
    const accountId = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'chat.report', accountId);
    await report(ctx, accountId, id);
    return null;
  },
});
