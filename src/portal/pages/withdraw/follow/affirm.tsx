import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button';
import { Note } from '../../../ui/note';

type Props = { busy: boolean; onConfirm: () => void };

/** What it means that all has arrived, and the yes to it. */
export const Affirm = ({ busy, onConfirm }: Props) => (
  <>
    <Note tone="field">
      <Trans id="withdraw.affirm.meaning">With this the withdrawal is done. Nothing can be reported any more.</Trans>
    </Note>
    <Button look="primary" busy={busy} onClick={onConfirm}>
      <Trans id="withdraw.affirm">It has arrived, I confirm</Trans>
    </Button>
  </>
);
