import { studioPath } from '../../contract/play/studio';
import type { Case } from './case';
import { type Portal, send, signCall } from './wire';

export type Player = { player: string; session: string; token: string };
/** The players of a case by their letters, and an id of this run. */
export type CaseFixture = { players: Map<string, Player>; run: string };

/** Requests the players of a case from the portal. */
export async function makeFixture(portal: Portal, { players }: Case, run: string): Promise<CaseFixture> {
  const made = new Map<string, Player>();
  for (const [letter, rehearsalRequest] of Object.entries(players)) {
    const { player, sessionId, token } = await rehearse(portal, rehearsalRequest);
    made.set(letter, {
      player: String(player),
      session: String(sessionId ?? crypto.randomUUID()),
      token: String(token),
    });
  }
  return { players: made, run };
}

/** Requests a rehearsal; throws if the portal does not offer rehearsals. */
export async function rehearse(portal: Portal, rehearsalRequest: object): Promise<Record<string, unknown>> {
  const reply = await send(portal, signCall(portal, studioPath('rehearsal'), JSON.stringify(rehearsalRequest)));
  if (reply?.status !== 200)
    throw new Error(
      `the portal does not rehearse with this key: ${reply?.status} ${JSON.stringify(reply?.body)} to ${JSON.stringify(rehearsalRequest)}`,
    );
  return reply.body;
}

/** Replaces the placeholders of a text. */
export const filled = (text: string, { players, run }: CaseFixture): string =>
  text.replace(
    /\{(?:(\w)\.(player|session|token)|run)\}/g,
    (_all, letter?: string, field?: 'player' | 'session' | 'token') => {
      if (!letter || !field) return run;
      const player = players.get(letter);
      if (!player) throw new Error(`there is no player ${letter}`);
      return player[field];
    },
  );
