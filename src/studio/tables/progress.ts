import { crashRoundMachine } from '../../../machines/play/crash-round/crash-round.machine';
import { restore } from '../../lifecycle';
import type { Studio } from '../play/context';
import type { Query } from '../store/database';
import { lockLifecycle } from './lifecycle-store';

/** Chart of a table's round as it is stored; `lifecycle.ts` adds what its steps do. */
export const CRASH_ROUND = { name: 'crash-round', machine: crashRoundMachine, migrations: [] };

/** Code of stakes whose round was void. */
export const VOID = 'table.void';

/** Permissions of a table's round now. */
export type Progress = { takesBets: boolean; isFlying: boolean; isOver: boolean; isVoid: boolean };

/**
 * Reads what a round permits and locks it against steps until the transaction ends. From a deadline on nothing is
 * permitted, however late the step is taken.
 */
export async function lockProgress(tx: Query, studio: Studio, id: string): Promise<Progress> {
  const row = await lockLifecycle(tx, { name: CRASH_ROUND.name, id }, 'share');
  if (!row) throw new Error(`unknown round ${id} of a table`);
  const { snapshot, timers } = restore(CRASH_ROUND, row);
  const now = (await studio.now(tx)).getTime();
  const isInTime = timers.every(({ due }) => now < Date.parse(due));
  return {
    takesBets: isInTime && snapshot.hasTag('bets'),
    isFlying: isInTime && snapshot.hasTag('takes'),
    isOver: snapshot.hasTag('result'),
    isVoid: snapshot.matches('void'),
  };
}
