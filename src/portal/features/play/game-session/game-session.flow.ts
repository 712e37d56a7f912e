import { type ActorRefFrom, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import {
  gameSessionMachine,
  type OpenRound,
  type StoredOutcome,
} from '../../../../../machines/play/game-session/game-session.machine';
import { gameEndpoints } from '../../../../contract/play/game-endpoints';
import type { UnfinishedRounds } from '../../../../contract/play/launch';
import { launchEndpoints } from '../../../../contract/play/launch-endpoints';
import type { FrameMessage } from '../../../../contract/play/studio-frame';
import { hearFrame } from '../../../browser/game-frame';
import { storedGame, takeAddress } from '../../../browser/stored-game';
import type { FlowDependencies } from '../../../parts/dependencies';

export type GameRef = ActorRefFrom<typeof gameSessionMachine>;
type GameState = SnapshotFrom<typeof gameSessionMachine>;
export type GameProps = { content: GameRef; state: GameState };

type GameSessionDependencies = Pick<
  FlowDependencies,
  'clientFor' | 'storage' | 'vault' | 'address' | 'money' | 'now' | 'inView'
>;
type Round = UnfinishedRounds['rounds'][number];

/** Polling does not extend the session; the frame's address is in the vault. */
export function gameSessionFlow(deps: GameSessionDependencies) {
  const { clientFor, storage, money, now, inView } = deps;
  const client = clientFor(launchEndpoints);
  const games = clientFor(gameEndpoints);
  const named = async (round: Round, signal: AbortSignal): Promise<OpenRound> => {
    const { gameName } = await games
      .gameDetail({ gameId: round.gameId }, { signal })
      .catch(() => ({ gameName: round.gameId }));
    return { ...round, gameName };
  };
  return gameSessionMachine.provide({
    actors: {
      readGame: fromPromise(async () => readGame(deps)),
      loadRounds: fromPromise(async ({ signal }) => {
        if (storage.token() === null) return [];
        const { rounds } = await client.unfinishedRounds(undefined, { signal });
        return Promise.all(rounds.map((round) => named(round, signal)));
      }),
      frame: fromCallback(({ sendBack, receive }) => {
        receive(money.moved);
        const stop = hearFrame(storedGame()?.launch.origin ?? location.origin, (message) => sendBack(eventOf(message)));
        return () => {
          stop();
          money.moved();
        };
      }),
      address: holdAddress(deps),
      readFigures: fromPromise(async ({ input: { launchId }, signal }) => {
        if (launchId === null) return null;
        await inView(signal);
        return { ...(await client.gameSession({ launchId }, { signal, quiet: true })), at: now() };
      }),
    },
  });
}

/** s2.route.game-iframe-source: the address goes to one frame; the launched game stays known. */
function readGame({ vault }: GameSessionDependencies): StoredOutcome {
  const stored = storedGame();
  if (!stored) return { kind: 'none' };
  const { gameId, gameName, launch } = stored;
  const game = { gameId, gameName, launchId: launch.launchId, mode: launch.mode };
  const address = takeAddress();
  if (address === null) return { kind: 'used', game };
  vault.put('gameAddress', address);
  return { kind: 'fresh', game };
}

/** Holds navigation until the chart ends or refuses to leave. After the end of the session it holds nothing. */
const holdAddress = ({ address, storage }: GameSessionDependencies) =>
  fromCallback(({ sendBack, receive }) => {
    let isOpen = false;
    const waiting: ((leaves: boolean) => void)[] = [];
    const answer = (leaves: boolean) => {
      for (const notify of waiting.splice(0)) notify(leaves);
    };
    const ask = (notify: (leaves: boolean) => void) => {
      waiting.push(notify);
      sendBack({ type: 'leave.requested' });
    };
    receive(({ type }) => {
      if (type === 'leave.rejected') answer(false);
      else isOpen = type === 'game.started';
    });
    const stop = address.hold(
      async () => storage.token() === null || new Promise(ask),
      () => isOpen,
      () => sendBack({ type: 'game.replaced' }),
    );
    return () => {
      stop();
      answer(true);
    };
  });

const EVENTS = {
  ready: 'frame.ready',
  'round.started': 'round.started',
  'round.ended': 'round.ended',
  'balance.hint': 'balance.hinted',
  exit: 'exit.requested',
} as const;

/** Event of the chart for a message of the frame. */
const eventOf = (message: FrameMessage) =>
  message.type === 'error' ? { type: 'frame.failed' as const, code: message.code } : { type: EVENTS[message.type] };
