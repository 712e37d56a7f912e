import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Dialog } from '../../../../ui/dialog';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { HostedDialog } from '../../../parts/portal/hosted';
import type { AffiliateRef } from './affiliate-application.flow';
import { AffiliateForm } from './affiliate-form';
import { Agent, Pending, Rejected } from './affiliate-status';
import '../../../../ui/styles/centre-page.css';

export { affiliateApplicationFlow as flow } from './affiliate-application.flow';

/** The application to the agent programme (s2.other.affiliate-application). */
export function View({ content: affiliate, onLeave }: HostedDialog<AffiliateRef>) {
  const state = useSelector(affiliate, (snapshot) => snapshot);
  const { applicationForm } = state.children;
  const affiliateStatus = state.context.outcome?.standing;
  return (
    <Dialog title={<Trans id="affiliate.title">Apply as an agent</Trans>} onClose={onLeave}>
      {state.matches('loading') && <Waiting />}
      {applicationForm && <AffiliateForm form={applicationForm} />}
      {(state.matches('received') || state.matches('inReview')) && affiliateStatus?.application && (
        <Pending affiliate={affiliate} application={affiliateStatus.application} />
      )}
      {state.matches('agent') && <Agent affiliate={affiliate} code={affiliateStatus?.code ?? null} />}
      {state.matches('rejected') && affiliateStatus?.application && (
        <Rejected affiliate={affiliate} application={affiliateStatus.application} />
      )}
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => affiliate.send({ type: 'retry.requested' })} />
      )}
    </Dialog>
  );
}
