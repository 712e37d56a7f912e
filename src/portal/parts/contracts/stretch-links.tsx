import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button';

type Props = { older: (() => void) | null; newest: (() => void) | null };

/** Navigation of a list without page numbers: older rows, and back to the start. */
export const StretchLinks = ({ older, newest }: Props) =>
  older || newest ? (
    <div className="form-actions">
      {newest && (
        <Button onClick={newest}>
          <Trans id="contracts.newest">Newest</Trans>
        </Button>
      )}
      {older && (
        <Button onClick={older}>
          <Trans id="contracts.older">Older</Trans>
        </Button>
      )}
    </div>
  ) : null;
