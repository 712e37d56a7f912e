import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button';

type Props = { onBack: () => void; busy?: boolean; children?: ReactNode };

/** Back to where the part was opened from; `children` in place of "Back". */
export const BackButton = ({ onBack, busy, children }: Props) => (
  <Button look="quiet" busy={busy} onClick={onBack}>
    {children ?? <Trans id="security.back">Back</Trans>}
  </Button>
);
