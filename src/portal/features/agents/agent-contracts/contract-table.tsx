import { useLingui } from '@lingui/react/macro';
import type { AgentContract, ContractAct } from '../../../../contract/agents/agent-contracts';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { moment } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';
import { Terms } from '../../../parts/contracts/terms';
import { actWords, endingWords, requestWords, stateWords, statusToneOf, statusWordsOf } from './contract-words';
import './agent-contracts.css';

type Props = {
  label: string;
  list: readonly AgentContract[];
  onAct?: (contract: AgentContract, act: ContractAct) => void;
};

/** Agreements, newest first: terms, the last request and its status (s4.contract.request-types, s4.status.contract). */
export function ContractTable({ label, list, onAct }: Props) {
  const { t, i18n } = useLingui();
  const columns: Column<AgentContract>[] = [
    {
      key: 'who',
      title: t({ id: 'contracts.number', message: 'Contract' }),
      phone: 'title',
      cell: ({ side, upline, downline }) => (
        <b>{side === 'upline' ? downline : (upline ?? t({ id: 'contracts.house', message: 'the house' }))}</b>
      ),
      below: [{ phone: 'note', cell: ({ number, offeredAt }) => `${number} · ${moment(offeredAt, i18n.locale)}` }],
    },
    {
      key: 'terms',
      title: t({ id: 'contracts.terms', message: 'Terms' }),
      cell: ({ terms }) => <Terms terms={terms} />,
    },
    {
      key: 'status',
      title: t({ id: 'contracts.request', message: 'Request' }),
      cell: ({ request }) => t(requestWords[request]),
      below: [
        { phone: 'sum', cell: (row) => <Badge tone={statusToneOf(row)}>{t(statusWordsOf(row))}</Badge> },
        {
          title: t({ id: 'contracts.state', message: 'Now' }),
          cell: ({ state, ending }) => t(ending ? endingWords[ending] : stateWords[state]),
        },
      ],
    },
    ...(onAct ? [acts(t({ id: 'contracts.acts', message: 'Answer' }), (act) => t(actWords[act]), onAct)] : []),
  ];
  return (
    <div className="contract-rows">
      <Table
        label={label}
        columns={columns}
        rows={list}
        keyOf={({ id }) => id}
        opened={({ permitted }) => onAct !== undefined && permitted.some(isAnswer)}
      />
    </div>
  );
}

/** The other party waits for it: such a row is open on a phone. */
const isAnswer = (act: ContractAct) => act === 'accept' || act === 'confirmEnd';

const acts = (
  title: string,
  words: (act: ContractAct) => string,
  onAct: (contract: AgentContract, act: ContractAct) => void,
): Column<AgentContract> => ({
  key: 'acts',
  title,
  number: true,
  phone: ({ permitted }) => (permitted.length === 0 ? 'none' : undefined),
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
