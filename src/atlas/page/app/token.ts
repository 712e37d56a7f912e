import type { Move } from '../../moves';

/** A step in a word that stays the same as long as its sample has its name: what addresses and kept paths hold. */
export function tokenOf({ kind, event, sample, invoke }: Pick<Move, 'kind' | 'event' | 'sample' | 'invoke'>): string {
  return kind === 'delay' ? event.type : `${invoke ?? event.type}: ${sample?.class}`;
}
