import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../../ui/button';
import { Note } from '../../../../../ui/note';

type Props = { busy: boolean; onConfirm: () => void };

/** Explains a full receipt, and confirms it. */
export const Affirm = ({ busy, onConfirm }: Props) => (
  <>
    <Note tone="field">
      <Trans id="withdraw.affirm.meaning">This completes the withdrawal. You can’t report a problem afterwards.</Trans>
    </Note>
    <Button look="primary" busy={busy} onClick={onConfirm}>
      <Trans id="withdraw.affirm">Yes, I received it</Trans>
    </Button>
  </>
);
