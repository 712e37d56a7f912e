import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import type { DepositRef } from './deposit.flow';
import './deposit.css';

/** Further pages: the tutorial, and earlier deposits. */
export const DepositLinks = ({ deposit }: { deposit: DepositRef }) => (
  <div className="form-actions deposit-actions">
    <Button look="quiet" icon="info" onClick={() => deposit.send({ type: 'tutorial.requested' })}>
      <Trans id="deposit.tutorial">How it works</Trans>
    </Button>
    <Button look="quiet" icon="receipt" onClick={() => deposit.send({ type: 'history.requested' })}>
      <Trans id="deposit.history">Your deposits</Trans>
    </Button>
  </div>
);
