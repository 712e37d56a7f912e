import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AgentContract, ContractAct } from '../../../../contract/agents/agent-contracts';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Facts } from '../../../../ui/facts';
import { moment } from '../../../../ui/format';
import { Terms } from '../../../parts/contracts/terms';
import { actWords, requestWords, stateWords, statusToneOf, statusWordsOf } from './contract-words';
import './agent-contracts.css';

type Props = { title: ReactNode; contract: AgentContract; endsAt: number | null; onAct: (act: ContractAct) => void };

/** An agreement with its terms, its status, and the reader's actions. */
export function ContractCard({ title, contract, endsAt, onAct }: Props) {
  const { t } = useLingui();
  return (
    <section className="card stack">
      <div className="sec-h">
        <h4>{title}</h4>
        <Badge tone={statusToneOf(contract)}>{t(statusWordsOf(contract))}</Badge>
      </div>
      <Terms terms={contract.terms} />
      <ContractFacts contract={contract} endsAt={endsAt} />
      <div className="form-actions">
        {contract.permitted.map((act) => (
          <Button key={act} look={act === 'accept' ? 'primary' : 'secondary'} onClick={() => onAct(act)}>
            {t(actWords[act])}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Both parties, the start, and the expiry of a pending request. */
export function ContractFacts({ contract, endsAt }: { contract: AgentContract; endsAt: number | null }) {
  const { t, i18n } = useLingui();
  const { number, upline, downline, side, request, state, offeredAt, deadline, effectiveFrom } = contract;
  const at = (time: number) => moment(time, i18n.locale);
  const facts = [
    { key: 'number', name: <Trans id="contracts.number">Contract</Trans>, value: number },
    side === 'downline'
      ? {
          key: 'upline',
          name: <Trans id="contracts.upline">Given by</Trans>,
          value: upline ?? <Trans id="contracts.house">the house</Trans>,
        }
      : { key: 'downline', name: <Trans id="contracts.downline">Downline</Trans>, value: downline },
    { key: 'request', name: <Trans id="contracts.request">Request</Trans>, value: t(requestWords[request]) },
    { key: 'state', name: <Trans id="contracts.state">Now</Trans>, value: t(stateWords[state]) },
    { key: 'offered', name: <Trans id="contracts.offeredAt">Offered</Trans>, value: at(offeredAt) },
    ...(effectiveFrom === null
      ? []
      : [{ key: 'since', name: <Trans id="contracts.since">Counts from</Trans>, value: at(effectiveFrom) }]),
    ...(deadline === null
      ? []
      : [{ key: 'until', name: <Trans id="contracts.until">Answer by</Trans>, value: at(deadline) }]),
    ...(endsAt === null
      ? []
      : [{ key: 'ends', name: <Trans id="contracts.endsAt">This period ends</Trans>, value: at(endsAt) }]),
  ];
  return <Facts facts={facts} />;
}
