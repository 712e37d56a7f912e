import { stream } from '../../../src/studio/fair/stream';
import { GAMES, sharedOf } from '../../../src/studio/games';
import type { TableGame, VisiblePart } from '../../../src/studio/games/game';
import type { Studio } from '../../../src/studio/play/context';
import { seedOfChain } from '../../../src/studio/tables/chains';
import { LIVE, tableRoundsWhere } from '../../../src/studio/tables/table-rounds';
import { startTestStudio } from './studio';

/** Longer than any wait of a table, so that moving the clock by it ends one. */
const LONG_MS = 20_000;

/** State of a table as its viewers receive it. */
export type TableState = {
  round: {
    id: string;
    number: number;
    state: string;
    commitment: string;
    result: VisiblePart | null;
    decision: { number: number; decideBy: number; visible: VisiblePart } | null;
    players: number;
    taken: number;
  } | null;
  chain: { length: number; end: string } | null;
  history: { number: number; result: VisiblePart }[];
};

/** Follows a table over HTTP, as a browser does. `close` drops the connection. */
export const followTable = (url: string, game: TableGame = 'lab-crash') =>
  followEvents<TableState>(`${url}/api/tables/${game}`);

/** Follows the state of a table or of the pond, which all players share. */
export async function followEvents<State>(address: string) {
  const receivedStates: State[] = [];
  const controller = new AbortController();
  const { body, status } = await fetch(address, { signal: controller.signal });
  if (!body || status !== 200) throw new Error(`the table answered ${status}`);
  const read = async () => {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events)
        if (event.startsWith('data: ')) receivedStates.push(JSON.parse(event.slice('data: '.length)).table);
    }
  };
  const ended = read().catch(() => undefined);
  return {
    seen: receivedStates,
    async close() {
      controller.abort();
      await ended;
    },
  };
}

/** Returns a signature of the beacon by which the live round has a suitable result, and that result. */
export async function signatureFor(studio: Studio, isSuitable: (result: VisiblePart) => boolean) {
  const { game, chain_id, number } = await liveRound(studio);
  const serverSeed = await seedOfChain(studio.store.pool, studio, chain_id, number);
  const { version } = GAMES[game];
  for (let attempt = 0; ; attempt++) {
    const signature = attempt.toString(16).padStart(96, '0');
    const source = { serverSeed, clientSeed: signature, game, version, nonce: number };
    const result = sharedOf(game).result(stream(source), number);
    if (isSuitable(result)) return { signature, result };
  }
}

/** Returns a signature of the beacon by which the live flight ends between two points, in hundredths. */
export async function flightBetween(studio: Studio, from: number, to = Number.POSITIVE_INFINITY) {
  const pointOf = ({ point }: VisiblePart) => Number(point);
  const { signature, result } = await signatureFor(
    studio,
    (flight) => pointOf(flight) >= from && pointOf(flight) <= to,
  );
  return { signature, point: pointOf(result) };
}

async function liveRound({ store }: Studio) {
  const [round] = await tableRoundsWhere(store.pool, LIVE);
  if (!round) throw new Error('no round runs');
  return round;
}

/** Starts a studio with a test-controlled clock of tables and a test-controlled beacon. */
export async function startTestTable(portal: { url: string }) {
  let time = Date.now();
  const studio = await startTestStudio(portal, async () => new Date(time));
  const context = studio.studio;
  let signature: string | null = null;
  context.beacon = async () => signature;
  return {
    ...studio,
    live: () => liveRound(context),
    /** Advances the clock of tables, in ms. */
    pass: (ms: number) => {
      time += ms;
    },
    /** Advances the clock past every wait of the current phase. */
    passPhase: () => {
      time += LONG_MS;
    },
    /** Makes the beacon publish a signature by which the round has a suitable result. */
    async publish(isSuitable: (result: VisiblePart) => boolean) {
      const decision = await signatureFor(context, isSuitable);
      signature = decision.signature;
      return decision.result;
    },
    /** Makes the beacon publish a signature by which the flight ends between two points, in hundredths. */
    async publishFlight(from: number, to?: number) {
      const flight = await flightBetween(context, from, to);
      signature = flight.signature;
      return flight.point;
    },
    silence: () => {
      signature = null;
    },
  };
}
