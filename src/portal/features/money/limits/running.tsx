import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button';
import { BackButton } from '../../../../ui/form/back-button';
import { Note } from '../../../../ui/note';

type Props = { children: ReactNode; onLonger: () => void; onBack: () => void };

/** A current break: until when, and the player's options. */
export const Running = ({ children, onLonger, onBack }: Props) => (
  <>
    <Note tone="gold" icon="pause">
      {children}
    </Note>
    <div className="form-actions">
      <Button onClick={onLonger}>
        <Trans id="limits.longer">Make it longer</Trans>
      </Button>
      <BackButton onBack={onBack} />
    </div>
  </>
);
