import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Mark } from '../../ui/icon';

/** The mark and the name; the way home. */
export const Brand = () => (
  <Link className="brand" to="/">
    <Mark />
    <span className="word">
      <Trans id="common.brand">Maidan</Trans>
    </span>
  </Link>
);
