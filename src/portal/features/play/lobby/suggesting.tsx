import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Suggestions } from '../../../../../machines/play/game-search/game-search.machine';
import { GameArt } from '../../../../ui/game-art';
import { Icon } from '../../../../ui/icon';
import { categoryOf } from '../../../parts/games/game-types';
import { useLaunch } from '../../../parts/games/use-play';
import { useUnlessFailed } from '../../../parts/portal/unless-failed';
import type { GameSearchRef } from './game-search.flow';
import './lobby.css';

/** The search keeps the focus while a suggestion is pressed: a browser that focuses no links would close them. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

type Props = { search: GameSearchRef; children: ReactNode };

/**
 * The search with its suggestions: links under the box, reached by Tab (own.game-search.suggestions). Escape closes
 * them, and so does leaving the search.
 */
export function Suggesting({ search, children }: Props) {
  const { t } = useLingui();
  const state = useUnlessFailed(search);
  const suggestions = state?.context.suggestions;
  const dismiss = () => state?.can({ type: 'list.dismissed' }) && search.send({ type: 'list.dismissed' });
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && dismiss();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || dismiss();
  return (
    <fieldset className="suggesting" onKeyDown={onKeyDown} onBlur={onBlur}>
      <legend className="vh">{t({ id: 'lobby.search', message: 'Search games or providers' })}</legend>
      {children}
      {suggestions && <Suggested suggestions={suggestions} onChoose={dismiss} />}
    </fieldset>
  );
}

type SuggestedProps = { suggestions: Suggestions; onChoose: () => void };

function Suggested({ suggestions: { games, vendors, categories }, onChoose }: SuggestedProps) {
  const { t, i18n } = useLingui();
  const { openVendor } = useLaunch();
  const count = games.length + vendors.length + categories.length;
  return (
    <div className="suggested">
      <p role="status" className="vh">
        <Trans id="lobby.suggestions.count">
          <Plural value={count} one="# suggestion" other="# suggestions" />
        </Trans>
      </p>
      <ul aria-label={t({ id: 'lobby.suggestions', message: 'Suggestions' })}>
        {categories.map((type) => (
          <li key={type}>
            <Link className="suggested-link" to={categoryOf(type).to} onMouseDown={keepFocus} onClick={onChoose}>
              <Icon name={categoryOf(type).icon} />
              <span>{i18n._(categoryOf(type).label)}</span>
            </Link>
          </li>
        ))}
        {vendors.map(({ vassalage, displayName, gameType }) => (
          <li key={vassalage}>
            <button
              type="button"
              className="suggested-link"
              onMouseDown={keepFocus}
              onClick={() => {
                onChoose();
                openVendor(vassalage, gameType);
              }}
            >
              <Icon name="grid" />
              <span>
                {displayName}{' '}
                <span className="xs mute">
                  <Trans id="lobby.vendor">Game provider</Trans>
                </span>
              </span>
            </button>
          </li>
        ))}
        {games.map(({ gameId, gameName, vendorName, showIcon }) => (
          <li key={gameId}>
            <Link
              className="suggested-link"
              to="."
              search={{ dialog: 'gameInfo', id: gameId }}
              onMouseDown={keepFocus}
              onClick={onChoose}
            >
              <GameArt id={showIcon} />
              <span>
                {gameName} <span className="xs mute">{vendorName}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
