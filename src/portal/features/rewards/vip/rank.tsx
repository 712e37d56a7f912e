import { Trans } from '@lingui/react/macro';
import type { Vip } from '../../../../contract/rewards/vip';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import type { HostedPage } from '../../../parts/portal/hosted';
import { VipView } from './vip-view';
import './vip.css';

export { vipFlow as flow } from './vip.flow';

/** The same as a page of the member centre, in the reading of its menu that has one (s2.member-centre.menu-short). */
export const View = ({ content: list }: HostedPage<ListRef<Vip>>) => (
  <div className="vip">
    <h3 className="page-title">
      <Trans id="vip.rank">Player rank</Trans>
    </h3>
    <ListView list={list}>{(vip) => <VipView vip={vip} />}</ListView>
  </div>
);
