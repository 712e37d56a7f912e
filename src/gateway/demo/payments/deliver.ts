import { reachable } from '../../discovery-file';
import { HOOK } from '../../money/deposit/hook';
import { stamped } from '../../money/payment/signature';
import type { ModuleContext, Tx } from '../../platform/context';
import { enqueue } from '../../platform/jobs/enqueue';
import { randomSecret } from '../../platform/secrets/secrets';
import { currentBehaviour, type PaymentBehaviour } from './behaviour';
import { eventSecret } from './secrets';

/** Tries of an event with increasing delays; the last is more than an hour after the first. */
export const TRIES = 9;
/** Delay of the first event in the mode `disorder`, ms. */
const OVERTAKEN = 2_000;
const WAIT_FOR_REPLY = 10_000;

/**
 * Enqueues the delivery of an event in a mode: late, repeatedly, and in the mode `disorder` after the next event if it
 * is the first of two.
 */
export async function enqueueDelivery(
  db: Tx,
  { late, repeat, disorder }: PaymentBehaviour,
  task: string,
  payload: object,
  isFirst: boolean,
): Promise<void> {
  const wait = late + (disorder && isFirst ? OVERTAKEN : 0);
  for (let time = 0; time < repeat; time++) await enqueue(db, task, payload, { wait, tries: TRIES });
}

/** Delivers a signed event to the gateway over HTTP, like a real provider; throws without a 200. */
export async function deliver(ctx: ModuleContext, event: object): Promise<void> {
  const { config, listening } = ctx;
  const body = JSON.stringify(event);
  const secret = (await currentBehaviour(ctx)).forge ? randomSecret() : await eventSecret(ctx);
  const response = await fetch(`http://${reachable(config.host)}:${listening.gateway}${HOOK}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Payment-Signature': stamped(secret, body, await ctx.now()) },
    body,
    signal: AbortSignal.timeout(WAIT_FOR_REPLY * config.timeoutFactor),
  });
  if (response.status !== 200) throw new TypeError(`webhook delivery failed with status ${response.status}`);
}
