import { Trans, useLingui } from '@lingui/react/macro';
import { asFailure, type Failure, messageIn } from '../contract';

/**
 * Message of a failed call in the language of the page: the gateway's own, else ours by its kind (s8.message.*,
 * s4.language.localised).
 */
export function FailureWords({ failure }: { failure: Failure | null }) {
  const { i18n } = useLingui();
  // A chart keeps whatever was thrown: what is a fault of ours has words for programmers, which are not shown.
  const displayedFailure = asFailure(failure);
  const { kind } = displayedFailure;
  const message = messageIn(displayedFailure, i18n.locale);
  if (message) return message;
  if (kind === 'offline')
    return <Trans id="failure.offline">The network link is abnormal. Check it and try again.</Trans>;
  if (kind === 'timeout')
    return <Trans id="failure.timeout">This took longer than usual. Check your network and try again.</Trans>;
  return <Trans id="failure.unknown">Unknown error. Try again, or contact customer service.</Trans>;
}
