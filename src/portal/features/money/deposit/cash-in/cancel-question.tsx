import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Confirm } from '../../../../../ui/confirm';
import { FailureWords } from '../../../../../ui/failure-words';
import { Note } from '../../../../../ui/note';
import type { CashInRef } from './cash-in.flow';

/** Warns before a report is cancelled, and says why that failed (own.cash-in.create). */
export function CancelQuestion({ cashIn }: { cashIn: CashInRef }) {
  const state = useSelector(cashIn, (snapshot) => snapshot);
  return (
    <Confirm
      title={<Trans id="cashIn.cancel.title">Cancel this cash-in?</Trans>}
      yes={<Trans id="cashIn.cancel.yes">Yes, cancel it</Trans>}
      onYes={() => cashIn.send({ type: 'cancel.confirmed' })}
      no={<Trans id="cashIn.cancel.no">No, keep it</Trans>}
      onNo={() => cashIn.send({ type: 'cancel.declined' })}
      busy={state.hasTag('busy')}
    >
      <Trans id="cashIn.cancel.text">
        Cancel only if you have not sent anything: a cancelled cash-in is not added to your wallet.
      </Trans>
      {state.hasTag('rejected') && (
        <Note tone="alert" role="alert">
          <FailureWords failure={state.context.failure} />
        </Note>
      )}
    </Confirm>
  );
}
