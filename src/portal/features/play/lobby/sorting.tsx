import { Trans, useLingui } from '@lingui/react/macro';
import type { PartProps } from './game-browse.flow';

/** What comes first. */
export function Sorting({ browse, state }: PartProps) {
  const { t } = useLingui();
  const { query } = state.context;
  return (
    <select
      data-applied
      className="input"
      aria-label={t({ id: 'lobby.sort', message: 'Order' })}
      value={query.sort ?? 'popular'}
      onChange={({ target }) => browse.send({ type: 'query.chosen', query: { ...query, sort: target.value } })}
    >
      <option value="popular">
        <Trans id="lobby.sort.popular">Featured first</Trans>
      </option>
      <option value="new">
        <Trans id="lobby.sort.new">New first</Trans>
      </option>
    </select>
  );
}
