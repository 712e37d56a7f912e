import { useLingui } from '@lingui/react/macro';
import { GAME_TYPES } from '../../../../contract/play/game-kinds';
import { Chips } from '../../../parts/games/chips';
import { categoryOf } from '../../../parts/games/game-types';
import { categoryIn, offersMinBetFilter, type Scope } from './filters';
import type { PartProps } from './game-browse.flow';
import { LIVE_CLASSES } from './live-classes';

/** The chips of a lobby: the categories where there are all (s2.other.game-lobby), the classes of live games where there are those. */
export function Narrowing({ scope, browse, state }: PartProps & { scope: Scope }) {
  const { t, i18n } = useLingui();
  const { query } = state.context;
  const all = { value: '', title: t({ id: 'lobby.everything', message: 'All' }) };
  if (scope === 'all')
    return (
      <Chips
        label={t({ id: 'lobby.categories', message: 'Categories' })}
        chips={[all, ...GAME_TYPES.map((type) => ({ value: type, title: i18n._(categoryOf(type).label) }))]}
        chosen={query.type ?? ''}
        onChoose={(type) => {
          const minBet = offersMinBetFilter(categoryIn(scope, { type })) ? query.minBet : '';
          browse.send({ type: 'query.chosen', query: { ...query, type, page: '', minBet, minLineNum: '' } });
        }}
      />
    );
  if (scope !== 'LIVE') return null;
  return (
    <Chips
      label={t({ id: 'lobby.live', message: 'Kinds of live games' })}
      chips={[all, ...Object.entries(LIVE_CLASSES).map(([value, name]) => ({ value, title: i18n._(name) }))]}
      chosen={query.kind ?? ''}
      onChoose={(kind) => browse.send({ type: 'query.chosen', query: { ...query, kind } })}
    />
  );
}
