import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../../ui/icon';
import type { PartProps } from './game-browse.flow';
import './lobby.css';

/**
 * Search while a player types, in either script (own.game-browse.search). The chart holds the text, so that the way
 * back restores it.
 */
export function SearchBox({ browse, state }: PartProps) {
  const { t } = useLingui();
  return (
    <search className="seek">
      <Icon name="search" small />
      <input
        className="input"
        type="search"
        name="q"
        maxLength={64}
        autoComplete="off"
        aria-label={t({ id: 'lobby.search', message: 'Search games or providers' })}
        placeholder={t({ id: 'lobby.search.hint', message: 'Search' })}
        value={state.context.query.q ?? ''}
        onChange={({ target }) => browse.send({ type: 'search.typed', text: target.value })}
      />
    </search>
  );
}
