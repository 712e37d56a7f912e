import type { TaskList } from 'graphile-worker';
import type { ModuleContext } from '../context';
import { carriers, RejectedMessage } from './adapters';
import { keepFailure, type OnFailure } from './failures';
import { readMessage, SEND } from './service';

/**
 * Sends queued messages. graphile-worker retries failures later, and stores only our own error text. A message that its
 * carrier rejects is not retried.
 */
export function outboxTasks(ctx: ModuleContext, onFailure: OnFailure): TaskList {
  const carry = carriers(ctx);
  return {
    [SEND]: async (payload, helpers) => {
      const message = await readMessage(ctx, payload);
      try {
        if (message) await carry[message.channel](message);
      } catch (cause) {
        // A carrier's error may quote the recipient.
        const error = new Error('a message was not sent', { cause });
        const isLast = cause instanceof RejectedMessage || helpers.job.attempts >= helpers.job.max_attempts;
        if (!message || !isLast) throw error;
        await keepFailure(ctx, message, onFailure);
        ctx.log.error({ err: error, purpose: message.purpose }, 'outbox.failed');
      }
    },
  };
}
