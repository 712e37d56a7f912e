import { expect } from 'vitest';
import type { Modules } from '../../harness/modules';
import type { Issue } from '../../play/lottery/support';
import type { Player } from './players';

/** Accounts that act together; `closed`: issues that await their draw; `next`: seeded random numbers. */
export type Group = {
  players: Player[];
  issue: Issue | null;
  closed: Issue[];
  settled: Issue[];
  next: () => number;
};
/** A random act; returns its name for the count, or `none`. */
export type Act = (gateway: Modules, group: Group) => Promise<string>;

export const codeOf = (error: unknown): string => (error as { code?: string }).code ?? String(error);

export const below = ({ next }: Group, limit: number): number => Math.floor(next() * limit);
export const oneOf = <T>(group: Group, all: readonly T[]): T | undefined => all[below(group, all.length)];
export const playerOf = (group: Group): Player => oneOf(group, group.players) ?? expect.fail('an empty group');
export const amountIn = (group: Group, least: number, most: number): bigint =>
  BigInt(least + below(group, most - least + 1));
