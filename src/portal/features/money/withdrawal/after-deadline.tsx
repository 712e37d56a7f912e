import { Trans } from '@lingui/react/macro';

/**
 * Consequence of a missed deadline, in the reading that the withdrawal started with (s4.withdrawal.auto-confirm,
 * s4.withdrawal.forced-receipt).
 */
export const AfterDeadline = ({ returns }: { returns: boolean }) =>
  returns ? (
    <Trans id="withdraw.after.returned">Without an answer the amount goes back to your wallet.</Trans>
  ) : (
    <Trans id="withdraw.after.received">Without an answer it counts as received in full, with no refund.</Trans>
  );
