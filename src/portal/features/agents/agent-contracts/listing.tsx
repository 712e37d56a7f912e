import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ContractsPage } from '../../../../../machines/agents/contracts/contracts.machine';
import type { ContractKind } from '../../../../contract/agents/agent-contracts';
import { FocusedNote } from '../../../../ui/focused-note';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import { Tabs } from '../../../../ui/tabs';
import { Bills } from './bills';
import type { ContractsRef } from './contracts.flow';
import { GrantedContracts } from './granted';
import { Held } from './held';
import { Mine } from './mine';
import './agent-contracts.css';

type Props = { kind: ContractKind; contracts: ContractsRef; list: ListRef<ContractsPage> };

/** Agreements in force and pending; below them those granted, earlier ones, or bills (s4.status.contract). */
export function Listing({ kind, contracts, list }: Props) {
  const done = useSelector(contracts, ({ context }) => context.done);
  return (
    <>
      {done && (
        <FocusedNote done>
          <Trans id="contracts.told">Done. Below you see how the contract stands now.</Trans>
        </FocusedNote>
      )}
      <ListView list={list}>
        {(page) => (
          <>
            <Held contracts={contracts} page={page} />
            <ContractTabs kind={kind} contracts={contracts} list={list} page={page} />
          </>
        )}
      </ListView>
    </>
  );
}

function ContractTabs({ kind, contracts, list, page }: Props & { page: ContractsPage }) {
  const { t } = useLingui();
  const { shown } = page;
  const tabs = [
    { value: 'given' as const, title: <Trans id="contracts.tab.given">Downlines</Trans> },
    { value: 'mine' as const, title: <Trans id="contracts.tab.mine">Mine so far</Trans> },
    { value: 'bills' as const, title: <Trans id="contracts.tab.bills">Bills</Trans> },
  ];
  return (
    <Tabs
      label={t({ id: 'contracts.tabs', message: 'What to look at' })}
      tabs={tabs}
      value={shown.of}
      onChoose={(show) => list.send({ type: 'filter.selected', filter: { show } })}
    >
      <section className="card stack">
        {shown.of === 'given' && (
          <GrantedContracts
            kind={kind}
            held={page.inForce !== null}
            contracts={contracts}
            list={list}
            page={shown.page}
          />
        )}
        {shown.of === 'mine' && <Mine list={list} page={shown.page} />}
        {shown.of === 'bills' && <Bills list={list} salary={page.salary} />}
      </section>
    </Tabs>
  );
}
