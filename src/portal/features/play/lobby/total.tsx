import { Plural, Trans } from '@lingui/react/macro';
import type { Found } from '../../../../../machines/play/game-browse/game-browse.machine';
import './lobby.css';

/** Number of games, announced when it changes (own.game-browse.search). */
export const Total = ({ found: { total, isNear } }: { found: Found }) => (
  <p role="status" className="lobby-total sm mute">
    {isNear ? (
      <Trans id="lobby.near">
        Nothing has exactly this name. Similar: <Plural value={total} one="# game" other="# games" />
      </Trans>
    ) : (
      <Trans id="lobby.total">
        <Plural value={total} one="# game" other="# games" />
      </Trans>
    )}
  </p>
);
