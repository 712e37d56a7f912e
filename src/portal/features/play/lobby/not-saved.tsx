import { Trans } from '@lingui/react/macro';
import { FailureWords } from '../../../../ui/failure-words';
import { Note } from '../../../../ui/note';
import type { FavouritesRef } from '../../../parts/games/heart';
import { useUnlessFailed } from '../../../parts/portal/unless-failed';

/** Message that a favourite was not saved and is reset (own.favourite.optimistic). */
export function NotSaved({ favourites }: { favourites: FavouritesRef }) {
  const failure = useUnlessFailed(favourites)?.context.failure;
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
