import { useLingui } from '@lingui/react/macro';
import type { AgentContract, ContractAct } from '../../../contract/agent-contracts';
import { Terms } from '../../parts/contracts/terms';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { moment } from '../../ui/format';
import { type Column, Table } from '../../ui/table';
import { actWords, endingWords, requestWords, stateWords, statusTones, statusWords } from './contract-words';
import './agent-contracts.css';

type Props = { label: string; list: readonly AgentContract[]; onAct?: (contract: AgentContract, act: ContractAct) => void };

/** Contracts, the newest first: terms, what was asked last and how that stands (s4.contract.request-types, s4.status.contract). */
export function ContractTable({ label, list, onAct }: Props) {
  const { t, i18n } = useLingui();
  const columns: Column<AgentContract>[] = [
    {
      key: 'who',
      title: t({ id: 'contracts.number', message: 'Contract' }),
      cell: ({ number, side, upline, downline, offeredAt }) => (
        <span className="contract-of">
          <b>{side === 'upline' ? downline : (upline ?? t({ id: 'contracts.house', message: 'the house' }))}</b>
          <span className="mute sm">
            {number} · {moment(offeredAt, i18n.locale)}
          </span>
        </span>
      ),
    },
    { key: 'terms', title: t({ id: 'contracts.terms', message: 'Terms' }), cell: ({ terms }) => <Terms terms={terms} /> },
    {
      key: 'status',
      title: t({ id: 'contracts.request', message: 'Request' }),
      cell: ({ request, status, state, ending }) => (
        <span className="contract-of">
          <span>{t(requestWords[request])}</span>
          <Badge tone={statusTones[status]}>{t(statusWords[status])}</Badge>
          <span className="mute sm">{t(ending ? endingWords[ending] : stateWords[state])}</span>
        </span>
      ),
    },
    ...(onAct ? [acts(t({ id: 'contracts.acts', message: 'Answer' }), (act) => t(actWords[act]), onAct)] : []),
  ];
  return <Table label={label} columns={columns} rows={list} keyOf={({ id }) => id} />;
}

const acts = (
  title: string,
  words: (act: ContractAct) => string,
  onAct: (contract: AgentContract, act: ContractAct) => void,
): Column<AgentContract> => ({
  key: 'acts',
  title,
  number: true,
  cell: (contract) => (
    <span className="contract-acts">
      {contract.permitted.map((act) => (
        <Button key={act} small onClick={() => onAct(contract, act)}>
          {words(act)}
        </Button>
      ))}
    </span>
  ),
});
