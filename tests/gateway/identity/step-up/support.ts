import { setModule } from '../../../../src/gateway/platform/system/service';
import type { Modules } from '../../harness/modules';

export const HOME = '203.0.113.7';
export const AWAY = '198.51.100.9';
export const RIGHT = 'Shapla#2026';

/** The proofs required by a rejected login. */
type Demand = { challengeId: string; proofs: { kind: string; hint: string }[] };
type RejectedLogin = { code: string; status?: number; value: Demand };

/** A demo in which addresses matter, and the steps of a login. */
export function travels(gateway: Modules) {
  const logIn = (username = 'player', password = RIGHT) => gateway.client.logIn({ username, password });
  const rejectionOf = (work: Promise<unknown>): Promise<RejectedLogin> =>
    work.then(
      () => Promise.reject(new Error('It should have been refused')),
      (failure: RejectedLogin) => failure,
    );
  return {
    logIn,
    refused: rejectionOf,
    async begin() {
      await gateway.reset();
      await gateway.ctx.db.execute('truncate allowances, outbox_messages');
      await setModule(gateway.ctx, 'SLIDEVERIF', false);
      await setModule(gateway.ctx, 'IPVERIF', true);
      gateway.visitor.ip = HOME;
    },
    /** Logs in at home, moves away and logs in again; returns the required proofs. */
    async demanded(username = 'player'): Promise<Demand> {
      gateway.visitor.ip = HOME;
      await logIn(username);
      gateway.visitor.ip = AWAY;
      return (await rejectionOf(logIn(username))).value;
    },
    /** Returns the latest code sent to a recipient. */
    code: async (to: string) =>
      (await gateway.codes()).find((sent) => sent.to === to && sent.purpose === 'proof')?.code ?? '',
  };
}
