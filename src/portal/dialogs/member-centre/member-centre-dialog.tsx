import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useDialogs, usePortal, useSession } from '../../app/portal-context';
import { Button } from '../../ui/button';
import { Centre } from '../../ui/centre';
import { Empty } from '../../ui/empty';
import { Skeleton } from '../../ui/skeleton';
import { CentreMenu } from './centre-menu';
import { ComingPage } from './coming-page';
import { SecurityPage } from './security/security-page';
import './member-centre.css';
import { Tongue } from '../tongue';

type Props = { over?: ReactNode };

/** The member centre (s2.member-centre.modal). What is typed in it stays mounted while a login is over it (own.session.ran-out). */
export function MemberCentreDialog({ over }: Props) {
  const portal = usePortal();
  const centre = useDialogs()?.children.memberCentre;
  const state = useSelector(centre, (snapshot) => snapshot);
  const account = useSession()?.context.account?.account ?? state?.context.username;
  const security = state?.children.securityCentre;
  if (!centre || !state) return null;
  const { page } = state.context;
  return (
    <Centre
      title={<Trans id="memberCentre.title">Member centre</Trans>}
      name={account}
      onClose={() => portal.send({ type: 'dialog.closed' })}
      corner={<Tongue />}
      hidden={state.hasTag('locked')}
      over={over}
      menu={<CentreMenu page={page} onPage={(wanted) => centre.send({ type: 'page.chosen', page: wanted })} />}
    >
      {state.matches({ open: { page: 'security' } }) && (security ? <SecurityPage centre={security} /> : <Skeleton shape="card" />)}
      {state.matches({ open: { page: 'coming' } }) && <ComingPage page={page} />}
      {state.matches({ open: { page: 'failed' } }) && (
        <Empty title={<Trans id="memberCentre.failed">This page broke down</Trans>}>
          <Button onClick={() => centre.send({ type: 'retry.requested' })}>
            <Trans id="memberCentre.retry">Try again</Trans>
          </Button>
        </Empty>
      )}
    </Centre>
  );
}
