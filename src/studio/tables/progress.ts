import { blackjackRoundMachine } from '../../../machines/play/blackjack-round/blackjack-round.machine';
import { crashRoundMachine } from '../../../machines/play/crash-round/crash-round.machine';
import { fixtureRoundMachine } from '../../../machines/play/fixture-round/fixture-round.machine';
import { tableRoundMachine } from '../../../machines/play/table-round/table-round.machine';
import { leafOf, restore } from '../../lifecycle';
import type { GameId } from '../catalogue/entries';
import { sharedOf } from '../games';
import type { RoomGameId } from '../games/rooms/room-game';
import type { Studio } from '../play/context';
import type { Query } from '../store/database';
import { lockLifecycle } from './lifecycle-store';

/** Stored charts of tables' rounds; `lifecycle.ts` adds the effects of their steps. */
export const CHARTS = {
  'crash-round': { name: 'crash-round', machine: crashRoundMachine, migrations: [] },
  'blackjack-round': { name: 'blackjack-round', machine: blackjackRoundMachine, migrations: [] },
  'fixture-round': { name: 'fixture-round', machine: fixtureRoundMachine, migrations: [] },
  'table-round': { name: 'table-round', machine: tableRoundMachine, migrations: [] },
};

/** Code of stakes in void rounds. */
export const VOID = 'table.void';

/** Permissions of a table's round now. */
export type Progress = { takesBets: boolean; isFlying: boolean; isDeciding: boolean; isOver: boolean; isVoid: boolean };

/**
 * Reads the permissions of a round of a game's table and locks it against steps until the transaction ends. After a
 * deadline nothing is permitted, however late the step is taken.
 */
export async function lockProgress(
  tx: Query,
  studio: Studio,
  { game, id }: { game: GameId | RoomGameId; id: string },
): Promise<Progress> {
  const { chart } = sharedOf(game);
  const row = await lockLifecycle(tx, { name: chart, id }, 'share');
  if (!row) throw new Error(`unknown round ${id} of a table`);
  const { snapshot, timers } = restore(CHARTS[chart], row);
  const now = (await studio.now(tx)).getTime();
  const isInTime = timers.every(({ due }) => now < Date.parse(due));
  const hasTag = (tag: string) => snapshot.tags.has(tag);
  return {
    takesBets: isInTime && hasTag('bets'),
    isFlying: isInTime && hasTag('takes'),
    isDeciding: isInTime && hasTag('decisions'),
    isOver: hasTag('result'),
    isVoid: leafOf(snapshot.value) === 'void',
  };
}
