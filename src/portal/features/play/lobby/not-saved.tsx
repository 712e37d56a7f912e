import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FailureWords } from '../../../../ui/failure-words';
import { Note } from '../../../../ui/note';
import type { FavouritesRef } from '../../../parts/games/heart';

/** That a heart could not be saved and is as it was (own.favourite.optimistic). */
export function NotSaved({ favourites }: { favourites: FavouritesRef }) {
  const failure = useSelector(favourites, ({ context }) => context.failure);
  if (!failure) return null;
  return (
    <Note tone="alert" role="alert">
      <b>
        <Trans id="lobby.notSaved">The favourite was not saved.</Trans>
      </b>{' '}
      <FailureWords failure={failure} />
    </Note>
  );
}
