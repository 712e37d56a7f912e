import type { ActivityKind } from '../../../../src/contract/rewards/activities';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { asOwner } from '../../harness/as-owner';
import type { Modules } from '../../harness/modules';

const HOUR = 3_600_000;
let count = 0;

/** Runs an operator command. */
export const operates = ({ ctx }: Pick<Modules, 'ctx'>, command: string, args: string[], reason = 'a reason') =>
  asOwner(ctx, command, args, reason);

/** An activity that opened an hour ago by default; returns its id and, for a raffle, the digest. */
export async function activityMade(gateway: Pick<Modules, 'ctx'>, kind: ActivityKind, more: object = {}) {
  const now = (await gateway.ctx.now()).getTime();
  const moment = (by: number) => new Date(now + by).toISOString();
  const made = {
    code: `activity-${++count}`,
    kind,
    titleBn: 'একটি উৎসব',
    titleEn: 'A festival',
    textBn: 'সবার জন্য।',
    textEn: 'For everybody.\nOnce each.',
    opensAt: moment(-HOUR),
    closesAt: moment(72 * HOUR),
    ...(kind === 'raffle'
      ? {
          prizes: [
            { count: 1, money: '500.00', times: 2, points: 0 },
            { count: 3, money: '10.00', times: 1, points: 5 },
            { count: 6 },
          ],
        }
      : { money: '50.00', times: 3 }),
    ...more,
  };
  const { id, digest } = Object(await operates(gateway, 'activities', ['make', JSON.stringify(made)]));
  return { id: String(id), digest: String(digest), code: made.code };
}

export const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );

/** Sends an application that our client would not; returns status and code. */
export async function applies({ ctx, server }: Modules, accountId: string, body: unknown): Promise<string> {
  const token = await openSession(ctx, ctx.db, accountId);
  const { statusCode, body: answer } = await server.inject({
    method: 'POST',
    url: '/wps/activities/apply',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return `${statusCode} ${JSON.parse(answer).code}`;
}
