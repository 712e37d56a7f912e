import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ContractLosses } from '../../../../contract/agents/agent-contracts';
import { Note } from '../../../../ui/note';
import { endingWords } from './contract-words';
import './agent-contracts.css';

/** Accounts that lose an agreement when an offer is accepted, and why. */
export function Losses({ losses }: Pick<ContractLosses, 'losses'>) {
  const { t } = useLingui();
  if (losses.length === 0)
    return (
      <Note>
        <Trans id="contracts.losses.none">No downline loses a contract by it.</Trans>
      </Note>
    );
  return (
    <Note tone="gold" icon="warn">
      <b>
        <Plural
          id="contracts.losses"
          value={losses.length}
          one="# downline loses a contract"
          other="# downlines lose a contract"
        />
      </b>
      <ul className="contract-losses">
        {losses.map(({ number, downline, ending }) => (
          <li key={number}>
            {downline} ({number}): {t(endingWords[ending])}
          </li>
        ))}
      </ul>
    </Note>
  );
}
