import { Trans, useLingui } from '@lingui/react/macro';
import type { GameQuery } from '../../../../../machines/play/game-browse/game-browse.machine';
import { Button } from '../../../../ui/button';
import { digits, money } from '../../../../ui/format';
import { LightDialog } from '../../../../ui/light-dialog';
import { Select } from '../../../../ui/select';
import { distinctVendors } from './distinct-vendors';
import { categoryIn, LINES, offersLinesFilter, offersMinBetFilter, type Scope, SMALLEST_BETS } from './filters';
import type { PartProps } from './game-browse.flow';
import { Sorting } from './sorting';
import './lobby.css';

/** Filters and the order of the games, applied together (`own.game-browse.filters`, s3.game-list.query). */
export function FilterSheet({ scope, browse, state }: PartProps & { scope: Scope }) {
  const { t, i18n } = useLingui();
  const { draft, query } = state.context;
  const gameType = categoryIn(scope, query);
  const change = (changes: GameQuery) => browse.send({ type: 'filter.changed', changes });
  return (
    <LightDialog
      closable
      title={<Trans id="lobby.filters.title">Filters and order</Trans>}
      text={<Trans id="lobby.filters.text">Choose what to see, then show the games.</Trans>}
      onEscape={() => browse.send({ type: 'filters.closed' })}
    >
      <div className="filters-fields">
        <VendorChoice state={state} onChoose={(page) => change({ page })} />
        {offersMinBetFilter(gameType) && (
          <AtLeast
            label={t({ id: 'lobby.minBet', message: 'Smallest bet' })}
            choices={SMALLEST_BETS.map((value) => ({ value, text: money(value, i18n.locale) }))}
            value={draft.minBet}
            onChoose={(minBet) => change({ minBet })}
          />
        )}
        {offersLinesFilter(gameType) && (
          <AtLeast
            label={t({ id: 'lobby.minLineNum', message: 'Lines' })}
            choices={LINES.map((value) => ({ value, text: digits(Number(value), i18n.locale) }))}
            value={draft.minLineNum}
            onChoose={(minLineNum) => change({ minLineNum })}
          />
        )}
        <Sorting value={draft.sort} onChoose={(sort) => change({ sort })} />
      </div>
      <div className="answers">
        <Button onClick={() => change({ page: '', minBet: '', minLineNum: '', sort: '' })}>
          <Trans id="lobby.filters.clear">Clear filters</Trans>
        </Button>
        <Button look="primary" onClick={() => browse.send({ type: 'filters.applied' })}>
          <Trans id="lobby.filters.apply">Show games</Trans>
        </Button>
      </div>
    </LightDialog>
  );
}

type VendorChoiceProps = Pick<PartProps, 'state'> & { onChoose: (vassalage: string) => void };

function VendorChoice({ state, onChoose }: VendorChoiceProps) {
  const { t, i18n } = useLingui();
  const { draft, found } = state.context;
  const cards = distinctVendors(found?.cards ?? []);
  if (cards.length === 0) return null;
  return (
    <Select
      data-applied
      label={t({ id: 'lobby.vendor', message: 'Game provider' })}
      value={draft.page ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">
        <Trans id="lobby.any">Any</Trans>
      </option>
      {cards.map(({ vassalage, displayName, games }) => (
        <option key={vassalage} value={vassalage}>
          {displayName} ({digits(games, i18n.locale)})
        </option>
      ))}
    </Select>
  );
}

type AtLeastProps = {
  label: string;
  choices: { value: string; text: string }[];
  value: string | undefined;
  onChoose: (value: string) => void;
};

function AtLeast({ label, choices, value, onChoose }: AtLeastProps) {
  return (
    <Select data-applied label={label} value={value ?? ''} onChange={({ target }) => onChoose(target.value)}>
      <option value="">
        <Trans id="lobby.any">Any</Trans>
      </option>
      {choices.map(({ value: least, text }) => (
        <option key={least} value={least}>
          <Trans id="lobby.atLeast">{text} or more</Trans>
        </option>
      ))}
    </Select>
  );
}
