import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { COMING, type ComingScreen } from './titles';

/** A screen that is named in the map but not built yet: says so, and shows the way home. */
export function Coming({ screen }: { screen: ComingScreen }) {
  const { i18n } = useLingui();
  const { art, title } = COMING[screen];
  return (
    <div className="page">
      <Empty page art={art} title={i18n._(title)}>
        <p>
          <Trans id="coming.text">This page is coming soon.</Trans>
        </p>
        <Link className={buttonClass({ look: 'primary' })} to="/">
          <Trans id="coming.home">Back to home</Trans>
        </Link>
      </Empty>
    </div>
  );
}
