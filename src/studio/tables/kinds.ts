import { advanceLifecycle, expireTimer, startLifecycle } from '../../lifecycle';
import { sharedOf } from '../games';
import { msUntil, multipleAfter } from '../games/crash';
import type { SharedRules, TableGame, VisiblePart } from '../games/game';
import type { Studio } from '../play/context';
import type { Query } from '../store/database';
import { endDecision } from './decisions';
import { blackjackRound, crashRound, fixtureRound, tableRound, within } from './lifecycle';
import { settleReached } from './stakes';
import type { TableRound } from './table-rounds';

/** First step of a round: its id, its time, and the durations of its phases, ms. */
type Opening = { id: string; at: Date; input: { betMs: number; beaconMs: number; pauseMs: number } };
/** Decision of the beacon about a round. */
type Decided = { id: string; note: { signature: string; result: VisiblePart } };

/** Steps of the rounds of one chart, each in a transaction of the studio's database. */
type TableKind = {
  open(tx: Query, studio: Studio, game: TableGame, opening: Opening): Promise<unknown>;
  expire(tx: Query, studio: Studio, timer: { id: string; key: string }): Promise<unknown>;
  /** Rejects with a `LifecycleError` if the round is no longer closed. */
  decide(tx: Query, studio: Studio, game: TableGame, decided: Decided): Promise<unknown>;
  /** Takes steps that follow from the stakes of a round while it runs. */
  follow?(studio: Studio, round: TableRound): Promise<void>;
};

/** Time from the start of fixtures to their break, and from there to their end. */
const PART_MS = 4_000;

/** Rounds of tables by their chart. */
export const KINDS: Readonly<Record<SharedRules['chart'], TableKind>> = {
  'crash-round': {
    open: (tx, studio, _, opening) => startLifecycle(within(tx, studio), crashRound, opening),
    expire: (tx, studio, timer) => expireTimer(within(tx, studio), crashRound, timer),
    decide(tx, studio, _, decided) {
      const event = { type: 'beacon.published', flightMs: msUntil(Number(decided.note.result.point)) } as const;
      return advanceLifecycle(within(tx, studio), crashRound, { ...decided, event });
    },
    async follow(studio, round) {
      if (round.state !== 'flying' || !round.starts_at) return;
      const now = await studio.now(studio.store.pool);
      await settleReached(studio, round.id, multipleAfter(now.getTime() - round.starts_at.getTime()));
    },
  },
  'table-round': {
    open: (tx, studio, _, opening) => startLifecycle(within(tx, studio), tableRound, opening),
    expire: (tx, studio, timer) => expireTimer(within(tx, studio), tableRound, timer),
    decide: (tx, studio, _, decided) =>
      advanceLifecycle(within(tx, studio), tableRound, { ...decided, event: { type: 'beacon.published' } }),
  },
  'fixture-round': {
    open: (tx, studio, _, { input, ...opening }) =>
      startLifecycle(within(tx, studio), fixtureRound, { ...opening, input: { ...input, partMs: PART_MS } }),
    expire: (tx, studio, timer) => expireTimer(within(tx, studio), fixtureRound, timer),
    decide: (tx, studio, _, decided) =>
      advanceLifecycle(within(tx, studio), fixtureRound, { ...decided, event: { type: 'beacon.published' } }),
  },
  'blackjack-round': {
    open(tx, studio, game, { input, ...opening }) {
      const decisionMs = sharedOf(game).decisions?.ms ?? 0;
      return startLifecycle(within(tx, studio), blackjackRound, { ...opening, input: { ...input, decisionMs } });
    },
    expire: (tx, studio, timer) => expireTimer(within(tx, studio), blackjackRound, timer),
    decide(tx, studio, game, decided) {
      const decisions = sharedOf(game).decisions?.count(decided.note.result) ?? 0;
      const event = { type: 'beacon.published', decisions } as const;
      return advanceLifecycle(within(tx, studio), blackjackRound, { ...decided, event });
    },
    async follow(studio, round) {
      if (round.state === 'deciding') await endDecision(studio, round);
    },
  },
};
