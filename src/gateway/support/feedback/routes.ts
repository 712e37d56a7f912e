import { mustHaveWorked, ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { saveFeedback } from './service';
import { visitorOf } from './visitor';

/** Handlers of feedback from members (s7.call.feedback) and visitors (`own.feedback.visitor`). */
export const feedbackRoutes = (ctx: ModuleContext): Handlers<'feedback' | 'visitorFeedback'> => ({
  feedback: async (question, caller) => {
    const accountId = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'feedback', accountId);
    return { ticket: await saveFeedback(ctx, { accountId }, question) };
  },
  visitorFeedback: async ({ replyTo, workProof, ...question }, caller) => {
    await mustHaveWorked(ctx, 'feedback', replyTo, workProof);
    await consumeRateLimit(ctx, 'feedback.visitor', caller.ip);
    return { ticket: await saveFeedback(ctx, visitorOf(ctx, replyTo, caller.language), question) };
  },
});
