import { Trans } from '@lingui/react/macro';
import { asFailure, type Failure } from '../../contract';

/** What is said of a failed call: the gateway's own words where it spoke, else ours by its kind (s8.message.*). */
export function FailureWords({ failure }: { failure: Failure | null }) {
  // A chart keeps whatever was thrown: what is a fault of ours has words for programmers, which are not shown.
  const { kind, message } = asFailure(failure);
  if (message) return message;
  if (kind === 'offline') return <Trans id="failure.offline">The network link is abnormal. Check it and try again.</Trans>;
  if (kind === 'timeout') return <Trans id="failure.timeout">This took longer than usual. Check your network and try again.</Trans>;
  return <Trans id="failure.unknown">Unknown error. Try again, or contact customer service.</Trans>;
}
