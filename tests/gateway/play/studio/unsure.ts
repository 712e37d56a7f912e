import { setTimeout as wait } from 'node:timers/promises';
import { demoSecret } from '../../../../src/gateway/demo/studios';
import { makeLaunch } from '../../../../src/gateway/play/studio/launches';
import { LAB_STUDIO } from '../../../../src/gateway/play/studio-launcher/origin';
import { type Portal, type Reply, send, signCall } from '../../../../src/studio/conformance/wire';
import type { Fleet } from '../../faults/fleet';
import type { StudioCall } from './random';

/** Probabilities that a call is late, its response is lost, or it is cut off; and the maximum delay, ms. */
const LATE = 0.2;
const LOST = 0.08;
const BROKEN_OFF = 0.05;
const LATEST = 40;
/** Number of tries after which no response is expected. */
const TRIES = 300;

/** Counters of what happened to the studio's calls and of the gateways' responses. */
export const createCallCounters = () => ({
  operations: 0,
  tries: 0,
  lost: 0,
  unanswered: 0,
  answers: new Map<string, number>(),
});
export type CallCounters = ReturnType<typeof createCallCounters>;

/** The demo's studio at gateways that may die: each try goes to any of them and may be lost; repeats until answered. */
export async function unsureStudio(fleet: Fleet, counters: CallCounters) {
  const known = { key: LAB_STUDIO, secret: await demoSecret(fleet.ctx, LAB_STUDIO) };
  const at = (index: number): Portal => ({ ...known, url: fleet.urlOf(index) });
  const sign = (portal: Portal, call: string, body: object) =>
    signCall(portal, `/studio/v1/${call}`, JSON.stringify(body));

  async function once(call: string, body: object, random: () => number): Promise<Reply | null> {
    const late = random();
    const roll = random();
    const gateway = Math.floor(random() * 3);
    if (late < LATE) await wait(random() * LATEST);
    const fate = roll < LOST ? 'lost' : roll < LOST + BROKEN_OFF ? 'brokenOff' : null;
    if (fate) counters.lost += 1;
    const portal = at(gateway);
    const reply = await send(portal, sign(portal, call, body), fate).catch(() => null);
    return reply?.signed && reply.body.outcome !== 'unknown' ? reply : null;
  }

  const deliver: StudioCall = async (call, body, random) => {
    for (let time = 0; time < TRIES; time++) {
      counters.tries += 1;
      const reply = await once(call, body, random);
      if (reply) {
        const code = String(reply.body.code);
        const outcome = String(reply.body.outcome);
        counters.answers.set(`${call} ${code}`, (counters.answers.get(`${call} ${code}`) ?? 0) + 1);
        return { code, outcome };
      }
      counters.unanswered += 1;
      await wait(20 + random() * 130);
    }
    throw new Error(`no response to ${call} ${JSON.stringify(body)}`);
  };

  return {
    /** A player in a session; calls carry their common fields. All gateways are up. */
    async seat(accountId: string): Promise<StudioCall> {
      const launchOptions = {
        studioId: LAB_STUDIO,
        accountId,
        gameId: 'lab-wheel',
        roomId: null,
        mode: 'real',
        language: 'bn',
      } as const;
      const { token } = await makeLaunch(fleet.ctx, { ...launchOptions, country: null, origin: 'http://localhost' });
      const opened = await send(at(0), sign(at(0), 'session', { token }));
      const { sessionId }: { sessionId?: unknown } = Object(opened?.body.session);
      return (call, body, random) => deliver(call, { sessionId, player: accountId, currency: 'BDT', ...body }, random);
    },
  };
}

/** Kills gateways one after the other while calls are in progress. */
export function reaper(fleet: Fleet) {
  let last: Promise<unknown> = Promise.resolve();
  let killed = 0;
  return {
    kill(gateway: number, downFor: number) {
      killed += 1;
      last = last.then(() => fleet.kill(gateway, downFor));
      last.catch(() => undefined);
    },
    killed: () => killed,
    /** Resolves when all killed gateways are up again. */
    settled: () => last,
  };
}
