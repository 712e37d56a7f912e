import { wait } from './dom';
import { isOffline } from './problem';

/** Interval at which a frame without a connection retries, ms. */
const RETRY_MS = 1_000;

type RoundRead = { id: string; state: string };
type StateRead = { round: RoundRead | null; latest: readonly { id: string }[] };
type Reads<State, Reply> = { state(): Promise<State>; round(id: string): Promise<Reply> };

/**
 * Recovers from lost responses by reading the studio's state. A bet or an act that the studio has not received is never
 * sent again, because the player may have changed their mind (`own.studio.lost`). `show` displays whether the frame is
 * waiting for a connection.
 */
export function recoverLost<State extends StateRead, Round extends { round: RoundRead }>(
  reads: Reads<State, Round>,
  show: (isWaiting: boolean) => void,
) {
  const known = new Set<string>();

  /** Repeats a read until the studio responds. */
  const insist = <T>(read: () => Promise<T>): Promise<T> =>
    read().catch(async (problem: unknown) => {
      if (!isOffline(problem)) throw problem;
      show(true);
      await wait(RETRY_MS);
      return insist(read).finally(() => show(false));
    });

  async function state(): Promise<State> {
    const read = await insist(reads.state);
    for (const { id } of read.latest) known.add(id);
    return read;
  }

  /** Reads a round once its bet is no longer in flight. */
  async function round(id: string): Promise<Round> {
    const reply = await insist(() => reads.round(id));
    if (reply.round.state !== 'betting') return reply;
    await wait(RETRY_MS);
    return round(id);
  }

  /** Returns the round of a stake whose response was lost. Throws the problem if the studio has none. */
  async function findStake(problem: unknown): Promise<Round> {
    if (!isOffline(problem)) throw problem;
    const before = new Set(known);
    await wait(RETRY_MS);
    const { round: unfinished, latest } = await state();
    const found = unfinished ?? latest.find(({ id }) => !before.has(id));
    if (!found) throw problem;
    return round(found.id);
  }

  return {
    state,
    round,
    /** Reads the state once no bet of the player is in flight, so that its round can be resumed. */
    async opening(): Promise<State> {
      const read = await state();
      if (read.round?.state !== 'betting') return read;
      await round(read.round.id);
      return state();
    },
    stake: (sent: Promise<Round>): Promise<Round> =>
      sent.then((reply) => {
        known.add(reply.round.id);
        return reply;
      }, findStake),
    act: (id: string, sent: Promise<Round>): Promise<Round> =>
      sent.catch(async (problem: unknown) => {
        if (!isOffline(problem)) throw problem;
        await wait(RETRY_MS);
        return round(id);
      }),
  };
}
