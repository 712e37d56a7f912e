import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Centre } from '../../../../ui/centre';
import { UnreadCount } from '../../../../ui/unread-count';
import { CentreMenu } from '../../../parts/centre/centre-menu';
import { CentrePage } from '../../../parts/centre/centre-page';
import { DialogLanguagePicker } from '../../../parts/dialog-language-picker';
import type { HostedDialog } from '../../../parts/portal/hosted';
import { useOffered } from '../../../parts/portal/page-modules';
import { useHost, usePages, useSession, useSystemStatus } from '../../../parts/portal/portal-context';
import { useOpenPage } from '../../../parts/portal/shell-data';
import { useUnread } from '../../../parts/portal/unread';
import { besideMenu, menuOf } from './menu';
import { MissionCount } from './mission-count';

/** The member centre (s2.member-centre.modal): its menu, and the page that is open. */
export function View({ onLeave }: HostedDialog<undefined>) {
  const { t } = useLingui();
  const offered = useOffered();
  const pages = usePages('memberCentre').filter(({ to }) => offered(to));
  const size = useSystemStatus()?.context.site?.memberMenu ?? 14;
  const open = useSelector(useHost('page'), (state) => state?.context.place?.to);
  const account = useSession()?.context.account?.account;
  const unread = useUnread();
  const menu = (
    <CentreMenu
      name={t({ id: 'memberCentre.menu', message: 'Pages of the member centre' })}
      entries={menuOf(pages, size)}
      beside={besideMenu(pages)}
      current={pages.find(({ to }) => to === open)}
      onPage={useOpenPage()}
      mark={(page) =>
        page === 'messageV2' ? <UnreadCount count={unread} /> : page === 'missionLeaderboard' && <MissionCount />
      }
    />
  );
  return (
    <Centre
      title={<Trans id="memberCentre.title">Member centre</Trans>}
      name={account}
      onClose={onLeave}
      corner={<DialogLanguagePicker />}
      menu={menu}
    >
      <CentrePage />
    </Centre>
  );
}
