import type { Handlers, ModuleContext } from '../module-context';
import { consumeRateLimit } from '../platform/limits';
import { ownerIdOf } from '../security/owner';
import { keepFeedback } from './service';

/** Feedback of members (s7.call.feedback). */
export const feedbackRoutes = (ctx: ModuleContext): Handlers<'feedback'> => ({
  feedback: async (asked, caller) => {
    const accountId = await ownerIdOf(ctx, caller);
    await consumeRateLimit(ctx, 'feedback', accountId);
    return { ticket: await keepFeedback(ctx, accountId, asked) };
  },
});
