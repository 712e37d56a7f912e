import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Button, buttonClass } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Empty } from '../../../../ui/empty';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Chips } from '../../../parts/games/chips';
import { GameTile } from '../../../parts/games/game-tile';
import { categoryOf } from '../../../parts/games/game-types';
import { TileSkeletons } from '../../../parts/games/tile-skeletons';
import type { HostedDialog } from '../../../parts/portal/hosted';
import { LOTTERIES } from '../../../shell/lotteries';
import type { MenuPage } from './game-menu.flow';
import './game-menu.css';

export { gameMenuFlow as flow } from './game-menu.flow';

/**
 * Game menu of the header: a row of categories, one of their vendors, and games to play directly
 * (s1.header.game-menu, s2.game-dropdown.content, `own.game-menu.rows`).
 */
export function View({ content: list, onLeave }: HostedDialog<ListRef<MenuPage>>) {
  const { t, i18n } = useLingui();
  const { outcome, filter } = useSelector(list, ({ context }) => context);
  const page = outcome && 'page' in outcome ? outcome.page : null;
  const show = (type: string, vendor: string) => list.send({ type: 'filter.selected', filter: { type, page: vendor } });
  return (
    <Dialog wide title={<Trans id="gameMenu.title">Games</Trans>} onClose={onLeave}>
      {page && (
        <>
          {page.types.includes('LOTT') && <Lotteries />}
          <div className="menu-row" data-sideways>
            <Chips
              label={t({ id: 'gameMenu.categories', message: 'Categories' })}
              chips={page.types.map((type) => ({ value: type, title: i18n._(categoryOf(type).label) }))}
              chosen={filter.type ?? page.type}
              onChoose={(type) => show(type, '')}
            />
          </div>
          <div className="menu-row" data-sideways>
            <Chips
              label={t({ id: 'gameMenu.vendors', message: 'Game providers' })}
              chips={[
                { value: '', title: t({ id: 'gameMenu.vendors.all', message: 'All providers' }) },
                ...page.cards.map(({ vassalage, displayName }) => ({ value: vassalage, title: displayName })),
              ]}
              chosen={filter.page ?? ''}
              onChoose={(vendor) => show(filter.type ?? page.type, vendor)}
            />
          </div>
        </>
      )}
      <MenuGames list={list} />
    </Dialog>
  );
}

/** Links to the lotteries that have their own pages. */
function Lotteries() {
  const { t, i18n } = useLingui();
  return (
    <nav className="menu-lotteries" aria-label={t({ id: 'gameMenu.lotteries', message: 'Lotteries' })}>
      {LOTTERIES.map(({ to, label }) => (
        <Link key={to} className={buttonClass({ small: true })} to={to}>
          {i18n._(label)}
        </Link>
      ))}
    </nav>
  );
}

function MenuGames({ list }: { list: ListRef<MenuPage> }) {
  const state = useSelector(list, (snapshot) => snapshot);
  const { outcome, failure } = state.context;
  if (state.matches('failed'))
    return <LoadAgain failure={failure} onRetry={() => list.send({ type: 'retry.requested' })} />;
  if (state.matches('empty'))
    return (
      <Empty title={<Trans id="gameMenu.none">No games here</Trans>}>
        <p role="status">
          <Trans id="gameMenu.none.text">Choose another provider or category.</Trans>
        </p>
        <Button onClick={() => list.send({ type: 'filter.selected', filter: {} })}>
          <Trans id="gameMenu.all">Show all games</Trans>
        </Button>
      </Empty>
    );
  const page = state.hasTag('listed') && outcome && 'page' in outcome ? outcome.page : null;
  return (
    <div className="stack" aria-busy={state.hasTag('busy') || undefined}>
      {state.hasTag('busy') && (
        <p role="status" className="vh">
          <Trans id="gameMenu.loading">Loading…</Trans>
        </p>
      )}
      {page ? (
        <>
          <ul className="tiles menu-tiles">
            {page.games.map((game) => (
              <GameTile key={game.gameId} game={game} />
            ))}
          </ul>
          <ListPager list={list} page={page} />
        </>
      ) : (
        <TileSkeletons />
      )}
    </div>
  );
}
