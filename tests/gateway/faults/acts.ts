import type { Caller } from './caller';
import type { Observations, Player } from './deeds';
import type { Fleet } from './fleet';

export type OperationContext = { fleet: Fleet; players: Player[]; observations: Observations; random: () => number };
export type Act = (context: OperationContext, caller: Caller) => Promise<unknown>;

export function pick<T>({ random }: OperationContext, list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error('there is nothing to pick from');
  return picked;
}
export const some = ({ random }: OperationContext, least: number, most: number) =>
  BigInt(Math.floor((least + random() * (most - least)) * 100));
