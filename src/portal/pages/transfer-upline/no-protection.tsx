import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/button';
import { FocusedNote } from '../../ui/focused-note';
import type { TransferUplineRef } from './refs';

/** The payment password rests after wrong tries, or there is none: no money leaves (own.payment-password.asked). */
export function NoProtection({ transfer }: { transfer: TransferUplineRef }) {
  const locked = useSelector(transfer, (state) => state.matches('locked'));
  return locked ? (
    <>
      <FocusedNote>
        <Trans id="upline.locked">The payment password was wrong too often and rests for a while. No money leaves meanwhile.</Trans>
      </FocusedNote>
      <div className="form-ways">
        <Button onClick={() => transfer.send({ type: 'retry.requested' })}>
          <Trans id="upline.again">Look again</Trans>
        </Button>
      </div>
    </>
  ) : (
    <>
      <FocusedNote>
        <Trans id="upline.unprotected">A payment password is needed before money leaves your wallet.</Trans>
      </FocusedNote>
      <div className="form-ways">
        <Button look="primary" onClick={() => transfer.send({ type: 'protection.wanted' })}>
          <Trans id="upline.protect">Set one now</Trans>
        </Button>
      </div>
    </>
  );
}
