import { Trans } from '@lingui/react/macro';
import type { Vip } from '../../../../contract/rewards/vip';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { HostedScreen } from '../../../parts/portal/hosted';
import { VipView } from './vip-view';
import './vip.css';

export { vipFlow as flow } from './vip.flow';

/** The VIP programme, for anybody; a member sees how they stand (s2.route.vip). */
export const View = ({ content: list, failed, onRetry }: HostedScreen<ListRef<Vip>>) => (
  <div className="page vip vip-screen">
    <h1>
      <Trans id="vip.title">VIP levels</Trans>
    </h1>
    {list ? (
      <ListView list={list}>{(vip) => <VipView vip={vip} />}</ListView>
    ) : failed ? (
      <LoadAgain failure={null} onRetry={onRetry} />
    ) : (
      <Waiting />
    )}
  </div>
);
