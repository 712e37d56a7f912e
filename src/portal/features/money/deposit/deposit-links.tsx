import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { useOpenPage } from '../../../parts/portal/shell-data';
import type { DepositRef } from './deposit.flow';
import './deposit.css';

/** Further pages: transfers that were sent by hand, the tutorial, and earlier deposits. */
export function DepositLinks({ deposit }: { deposit: DepositRef }) {
  const open = useOpenPage();
  return (
    <div className="form-actions deposit-actions">
      <Button look="quiet" icon="phone" onClick={() => open('cashIn')}>
        <Trans id="deposit.cashIn">Sent by hand? Report it</Trans>
      </Button>
      <Button look="quiet" icon="info" onClick={() => deposit.send({ type: 'tutorial.requested' })}>
        <Trans id="deposit.tutorial">How it works</Trans>
      </Button>
      <Button look="quiet" icon="receipt" onClick={() => deposit.send({ type: 'history.requested' })}>
        <Trans id="deposit.history">Your deposits</Trans>
      </Button>
    </div>
  );
}
