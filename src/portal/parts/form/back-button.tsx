import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button';

/** Back to where the part was opened from. */
export const BackButton = ({ onBack, busy }: { onBack: () => void; busy?: boolean }) => (
  <Button look="quiet" busy={busy} onClick={onBack}>
    <Trans id="security.back">Back</Trans>
  </Button>
);
