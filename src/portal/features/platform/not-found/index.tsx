import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';

/** An address that leads nowhere. */
export const NotFound = () => (
  <div className="page">
    <Empty page art="kite" title={<Trans id="not-found.title">Page not found</Trans>}>
      <p>
        <Trans id="not-found.text">
          There is nothing at this address. Check it for typing errors; the page may have moved.
        </Trans>
      </p>
      <Link className={buttonClass({ look: 'primary' })} to="/">
        <Trans id="not-found.home">Back to home</Trans>
      </Link>
    </Empty>
  </div>
);
