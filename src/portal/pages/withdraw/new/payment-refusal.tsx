import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../../contract';
import { FailureWords } from '../../../ui/failure-words';

/** Nothing was typed: it was not even sent. */
export const isMissing = (failure: Failure | null) => failure?.code === 'payment.empty';

/** Why it was not sent. */
export const PaymentRefusal = ({ failure }: { failure: Failure | null }) =>
  isMissing(failure) ? <Trans id="withdraw.payment.empty">Type your payment password first.</Trans> : <FailureWords failure={failure} />;
