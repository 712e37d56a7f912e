import { Trans } from '@lingui/react/macro';

/** What follows where nothing is said in time, in the reading that it was sent under (s4.withdrawal.auto-confirm, s4.withdrawal.forced-receipt). */
export const AfterDeadline = ({ returns }: { returns: boolean }) =>
  returns ? (
    <Trans id="withdraw.after.returned">Without an answer the amount goes back to your wallet.</Trans>
  ) : (
    <Trans id="withdraw.after.received">Without an answer it counts as received in full, with no refund.</Trans>
  );
