import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Block } from '../../../../machines/money/money-move/money-move.types';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { FocusedNote } from '../../../ui/focused-note';

type Props = { block: Block | null; onRetry: () => void };

/** There is no recipient, or the payment password is locked after wrong attempts (own.payment-password.locked). */
export function Blocked({ block, onRetry }: Props) {
  const again: ReactNode = (
    <Button onClick={onRetry}>
      <Trans id="upline.again">Refresh</Trans>
    </Button>
  );
  return block === 'alone' ? (
    <Empty title={<Trans id="upline.alone">No one to transfer to</Trans>}>
      <p>
        <Trans id="upline.alone.text">You have no upline and no downlines.</Trans>
      </p>
      {again}
    </Empty>
  ) : (
    <>
      <FocusedNote>
        <Trans id="upline.locked">
          Too many wrong attempts: your payment password is locked for a while. No transfers meanwhile.
        </Trans>
      </FocusedNote>
      <div className="form-actions">{again}</div>
    </>
  );
}
