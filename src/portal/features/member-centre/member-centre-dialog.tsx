import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useDialogs, usePortal, useSession } from '../../parts/portal/portal-context';
import { Tongue } from '../../parts/tongue';
import { Centre } from '../../ui/centre';
import { CentreMenu } from './centre-menu';
import { CentrePage } from './centre-page';

type Props = { over?: ReactNode };

/** The member centre (s2.member-centre.modal). What is typed in it stays mounted while a login is over it (own.session.ran-out). */
export function MemberCentreDialog({ over }: Props) {
  const portal = usePortal();
  const centre = useDialogs()?.children.memberCentre;
  const state = useSelector(centre, (snapshot) => snapshot);
  const account = useSession()?.context.account?.account ?? state?.context.username;
  if (!centre || !state) return null;
  return (
    <Centre
      title={<Trans id="memberCentre.title">Member centre</Trans>}
      name={account}
      onClose={() => portal.send({ type: 'dialog.closed' })}
      corner={<Tongue />}
      hidden={state.hasTag('locked')}
      over={over}
      menu={<CentreMenu page={state.context.page} onPage={(wanted) => centre.send({ type: 'page.chosen', page: wanted })} />}
    >
      <CentrePage centre={centre} />
    </Centre>
  );
}
