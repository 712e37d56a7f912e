import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Consolidated } from '../../../../contract/agents/agent-contracts';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Centre } from '../../../../ui/centre';
import { Empty } from '../../../../ui/empty';
import { CentreMenu } from '../../../parts/centre/centre-menu';
import { CentrePage } from '../../../parts/centre/centre-page';
import { DialogLanguagePicker } from '../../../parts/dialog-language-picker';
import { useHost, usePages, useSession } from '../../../parts/portal/portal-context';
import { useOpenPage } from '../../../parts/portal/shell-data';
import { isOn, menuOf, waits } from './agent-menu';

type Props = { contractStatus: Consolidated; onLeave: () => void };

/** The menu of the agent centre, and the page that is open (s2.agent-centre.modal, s2.agent-centre.select-entry). */
export function AgentCentre({ contractStatus, onLeave }: Props) {
  const { t } = useLingui();
  const pages = usePages('agentCentre');
  const page = useSelector(useHost('page'), (state) => state?.context.place?.to);
  const account = useSession()?.context.account?.account;
  const current = pages.find(({ to }) => to === page);
  const open = useOpenPage('agentCentre');
  const mark = (key: string) =>
    waits(pages.find(({ to }) => to === key)?.row, contractStatus) && (
      <Badge tone="gold">
        <Trans id="agentCentre.waits">Waiting</Trans>
      </Badge>
    );
  const menu = (
    <CentreMenu
      name={t({ id: 'agentCentre.menu', message: 'Pages of the agent centre' })}
      entries={menuOf(pages, contractStatus)}
      current={current}
      onPage={open}
      mark={mark}
    />
  );
  return (
    <Centre
      title={<Trans id="agentCentre.title">Agent centre</Trans>}
      name={account}
      onClose={onLeave}
      corner={<DialogLanguagePicker />}
      menu={menu}
    >
      {current && !isOn(current.row, contractStatus) ? (
        <PageOff onOverview={() => open('agentTeamOverview')} />
      ) : (
        <CentrePage />
      )}
    </Centre>
  );
}

/** An address names a page that is off for this agent. */
const PageOff = ({ onOverview }: { onOverview: () => void }) => (
  <Empty title={<Trans id="agentCentre.off">This page is not turned on for you</Trans>}>
    <p>
      <Trans id="agentCentre.off.text">Customer service can tell you more.</Trans>
    </p>
    <Button onClick={onOverview}>
      <Trans id="agentCentre.toOverview">To the overview</Trans>
    </Button>
  </Empty>
);
