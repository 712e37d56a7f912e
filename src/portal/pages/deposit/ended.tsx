import { Trans, useLingui } from '@lingui/react/macro';
import type { Deposit } from '../../../contract';
import { Note } from '../../ui/note';
import { reasonWords } from './reason-words';

type Props = { deposit: Deposit; method: string };

/** How a deposit ended (own.deposit.ended). */
export function Ended({ deposit: { state, reason }, method }: Props) {
  const { t } = useLingui();
  if (state === 'credited')
    return (
      <Note tone="field" role="status">
        <Trans id="deposit.credited">The money is in your wallet.</Trans>
      </Note>
    );
  if (state === 'failed')
    return (
      <Note tone="alert" role="status">
        <p>
          <b>
            <Trans id="deposit.declined">{method} has refused this payment.</Trans>
          </b>
        </p>
        <p>{t(reasonWords(reason))}</p>
      </Note>
    );
  return (
    <Note tone="gold" role="status">
      <Trans id="deposit.expired">
        This deposit was not paid in time. If you have paid all the same, it is credited as soon as {method} confirms.
      </Trans>
    </Note>
  );
}
