import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { activeFilters, type Scope } from './filters';
import type { PartProps } from './game-browse.flow';

/** Opens the filters, and displays the number of active ones. */
export function FilterButton({ scope, browse, state }: PartProps & { scope: Scope }) {
  const active = activeFilters(scope, state.context.query);
  const open = { type: 'filters.requested' } as const;
  return (
    <Button small aria-haspopup="dialog" onClick={() => browse.getSnapshot().can(open) && browse.send(open)}>
      {active > 0 ? (
        <Trans id="lobby.filters.set">
          Filters: <Plural value={active} one="# active" other="# active" />
        </Trans>
      ) : (
        <Trans id="lobby.filters">Filters</Trans>
      )}
    </Button>
  );
}
