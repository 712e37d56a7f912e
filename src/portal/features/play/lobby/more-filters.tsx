import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GameQuery } from '../../../../../machines/play/game-browse/game-browse.machine';
import { money } from '../../../../ui/format';
import { Select } from '../../../../ui/select';
import {
  categoryIn,
  isOneOf,
  LINES,
  offersLinesFilter,
  offersMinBetFilter,
  type Scope,
  SMALLEST_BETS,
} from './filters';
import type { PartProps } from './game-browse.flow';
import './lobby.css';

type Filter = 'minBet' | 'minLineNum';

/** Filters by the smallest bet and by lines, folded away until asked for (s3.game-list.query). */
export function MoreFilters({ scope, browse, state }: PartProps & { scope: Scope }) {
  const { t, i18n } = useLingui();
  const { query } = state.context;
  const gameType = categoryIn(scope, query);
  const withBet = offersMinBetFilter(gameType);
  const withLines = offersLinesFilter(gameType);
  if (!withBet && !withLines) return null;
  const set = [withBet && isOneOf(SMALLEST_BETS, query.minBet), withLines && isOneOf(LINES, query.minLineNum)].filter(
    Boolean,
  ).length;
  const choose = (name: Filter) => (value: string) =>
    browse.send({ type: 'query.chosen', query: { ...query, [name]: value } });
  return (
    <details className="filters">
      <summary>
        {set > 0 ? (
          <Trans id="lobby.filters.set">
            Filters: <Plural value={set} one="# active" other="# active" />
          </Trans>
        ) : (
          <Trans id="lobby.filters">Filters</Trans>
        )}
      </summary>
      <div className="filters-fields">
        {withBet && (
          <Choice
            label={t({ id: 'lobby.minBet', message: 'Smallest bet' })}
            choices={SMALLEST_BETS.map((value) => ({ value, text: money(value, i18n.locale) }))}
            query={query}
            name="minBet"
            onChoose={choose('minBet')}
          />
        )}
        {withLines && (
          <Choice
            label={t({ id: 'lobby.minLineNum', message: 'Lines' })}
            choices={LINES.map((value) => ({ value, text: new Intl.NumberFormat(i18n.locale).format(Number(value)) }))}
            query={query}
            name="minLineNum"
            onChoose={choose('minLineNum')}
          />
        )}
      </div>
    </details>
  );
}

type ChoiceProps = {
  label: string;
  choices: { value: string; text: string }[];
  query: GameQuery;
  name: Filter;
  onChoose: (value: string) => void;
};

function Choice({ label, choices, query, name, onChoose }: ChoiceProps) {
  return (
    <Select data-applied label={label} value={query[name] ?? ''} onChange={({ target }) => onChoose(target.value)}>
      <option value="">
        <Trans id="lobby.any">Any</Trans>
      </option>
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          <Trans id="lobby.atLeast">{text} or more</Trans>
        </option>
      ))}
    </Select>
  );
}
