import type { TaskList } from 'graphile-worker';
import type { ModuleContext } from '../context';
import { type Carrier, carriers, RejectedMessage } from './adapters';
import { refundCost, spendCost } from './cost';
import { recordSent, removeSent } from './deliveries';
import { keepFailure, type OnFailure } from './failures';
import { type Message, readMessage, SEND } from './service';

/**
 * Sends queued messages. graphile-worker retries failures later, and stores only our own error text. A message that its
 * carrier rejects, or that would exceed the cap of its country, is not retried.
 */
export function outboxTasks(ctx: ModuleContext, onFailure: OnFailure): TaskList {
  const carriersByChannel = carriers(ctx);
  return {
    [SEND]: async (payload, helpers) => {
      const message = await readMessage(ctx, payload);
      try {
        if (message) await handOver(ctx, message, carriersByChannel[message.channel]);
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

/** Hands a message to a carrier within the cap of its country; a message that none accepts costs nothing. */
async function handOver(ctx: ModuleContext, message: Message, inOrder: readonly Carrier[]): Promise<void> {
  const isText = message.channel === 'sms';
  if (isText && !(await spendCost(ctx, message.to))) throw new RejectedMessage('the cap of its country is reached');
  try {
    await tryInOrder(ctx, message, inOrder);
  } catch (error) {
    await removeSent(ctx, message.id);
    if (isText) await refundCost(ctx, message.to);
    throw error;
  }
}

/**
 * Tries one carrier after the other (`own.message.fallback`). A carrier's rejection is final, because the others would
 * reject the recipient, too. One that accepts a message and then fails sends it twice, which is better than not at all.
 */
async function tryInOrder(ctx: ModuleContext, message: Message, inOrder: readonly Carrier[]): Promise<void> {
  for (const [index, carrier] of inOrder.entries()) {
    await recordSent(ctx, message, index);
    try {
      return await carrier(message);
    } catch (error) {
      if (error instanceof RejectedMessage || index === inOrder.length - 1) throw error;
      ctx.log.warn({ channel: message.channel, purpose: message.purpose }, 'outbox.fallback');
    }
  }
}
