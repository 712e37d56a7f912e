import { expect, test } from 'vitest';
import { distinctVendors } from '../../../../../src/portal/features/play/lobby/distinct-vendors';

const card = (vassalage: string, gameType: 'RNG' | 'LIVE', games: number) => ({
  isGame: 'VASSALAGE' as const,
  vassalage,
  displayName: vassalage,
  smallIcon: vassalage,
  isHot: 1 as const,
  gameType,
  accountTypeName: vassalage,
  games,
  gameId: null,
  maintenance: false,
});

test('a vendor of several categories has one card, with the sum of its games [s3.vendor-card.fields]', () => {
  const cards = [card('MOYUR', 'LIVE', 7), card('SHIMUL', 'RNG', 4), card('MOYUR', 'RNG', 12)];
  expect(distinctVendors(cards).map(({ vassalage, games }) => [vassalage, games])).toEqual([
    ['MOYUR', 19],
    ['SHIMUL', 4],
  ]);
});
