import { Trans } from '@lingui/react/macro';
import type { ContractsPage } from '../../../../../machines/agents/contracts/contracts.machine';
import { Note } from '../../../../ui/note';
import { ContractCard } from './contract-card';
import type { ContractsRef } from './contracts.flow';

/** The agent's own agreement, and those that wait for the agent's answer. */
export const Held = ({
  contracts,
  page: { inForce, waiting, salary },
}: {
  contracts: ContractsRef;
  page: ContractsPage;
}) => (
  <>
    {inForce ? (
      <ContractCard
        title={<Trans id="contracts.own">Your contract</Trans>}
        contract={inForce}
        endsAt={salary.contract?.endsAt ?? null}
        onAct={(act) => contracts.send({ type: 'answer.requested', contract: inForce, act })}
      />
    ) : (
      <Note>
        <Trans id="contracts.none">
          You have no contract of this kind yet. Once one is offered to you, it appears here.
        </Trans>
      </Note>
    )}
    {waiting.map((contract) => (
      <ContractCard
        key={contract.id}
        title={<Trans id="contracts.waiting">Waiting for your answer</Trans>}
        contract={contract}
        endsAt={null}
        onAct={(act) => contracts.send({ type: 'answer.requested', contract, act })}
      />
    ))}
  </>
);
