import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Count } from '../../../../ui/badge';
import { digits } from '../../../../ui/format';
import { usePortalState } from '../../../parts/portal/portal-context';
import { unlessFailed } from '../../../parts/portal/unless-failed';

/**
 * Badge with the number of claimable missions, from the request that counts messages; hidden for zero
 * (s2.member-centre.mission-badge).
 */
export function MissionCount() {
  const { i18n } = useLingui();
  const session = usePortalState((state) => unlessFailed(state.children.session));
  const actor = useSelector(session, (state) => unlessFailed(state?.children.unread));
  const count = useSelector(actor, (state) => state?.context.missionCount) ?? 0;
  return (
    <Count of={count}>
      {digits(count, i18n.locale)}
      <span className="vh">
        {' '}
        <Trans id="memberCentre.missionCount">to claim</Trans>
      </span>
    </Count>
  );
}
