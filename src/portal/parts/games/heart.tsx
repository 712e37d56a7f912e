import { useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import type { favouritesMachine } from '../../../../machines/play/favourites/favourites.machine';
import { IconButton } from '../../../ui/icon-button';
import { useOpen } from '../portal/shell-data';
import { useUnlessFailed } from '../portal/unless-failed';
import './games.css';

export type FavouritesRef = ActorRefFrom<typeof favouritesMachine>;
type Props = { favourites: FavouritesRef; gameId: string; gameName: string };

/** A game's heart: full for a favourite (s2.other.favourites). For visitors it leads to the login. */
export function Heart({ favourites, gameId, gameName }: Props) {
  const { t } = useLingui();
  const open = useOpen();
  const state = useUnlessFailed(favourites);
  if (!state) return null;
  const visitor = state.matches('visitor');
  if (!visitor && !state.hasTag('known')) return null;
  const toggle = { type: 'favourite.toggled', gameId } as const;
  const press = () => (visitor ? open('login') : state.can(toggle) && favourites.send(toggle));
  return (
    <IconButton
      icon="heart"
      className="fav"
      aria-pressed={state.context.ids.includes(gameId)}
      label={t({ id: 'game.favourite', message: `Favourite: ${gameName}` })}
      onClick={press}
    />
  );
}
