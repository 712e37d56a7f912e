import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { PointMallPage } from '../../../../../machines/rewards/point-mall/point-mall.machine';
import { Empty } from '../../../../ui/empty';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { HostedScreen } from '../../../parts/portal/hosted';
import { Changes } from './changes';
import { ConvertForm } from './convert-form';
import { Goods } from './goods';
import { History } from './history';
import type { PointMallRef, PointMallState } from './point-mall.flow';
import { Purse } from './purse';
import { RedeemForm } from './redeem-form';
import './point-mall.css';

export { pointMallFlow as flow } from './point-mall.flow';

/** Points and their uses (s2.route.point-mall). */
export const View = ({ content: mall, failed, onRetry }: HostedScreen<PointMallRef>) => (
  <div className="page point-mall">
    <h1>
      <Trans id="points.title">Points mall</Trans>
    </h1>
    {mall ? <Open mall={mall} /> : failed ? <LoadAgain failure={null} onRetry={onRetry} /> : <Waiting />}
  </div>
);

function Open({ mall }: { mall: PointMallRef }) {
  const state = useSelector(mall, (snapshot) => snapshot);
  const { list } = state.children;
  if (!list)
    return <LoadAgain failure={state.context.failure} onRetry={() => mall.send({ type: 'retry.requested' })} />;
  return <ListView list={list}>{(page) => <MallView mall={mall} state={state} page={page} />}</ListView>;
}

function MallView({ mall, state, page }: { mall: PointMallRef; state: PointMallState; page: PointMallPage }) {
  const { redeemForm, deliveryForm, convertForm, redemptions, changes, list } = state.children;
  const { standing, config } = page;
  if (standing?.balance.isBarred)
    return (
      <Empty title={<Trans id="points.barred">The points mall takes a break with you</Trans>}>
        <p role="status">
          <Trans id="points.barred.text">
            During a break, or with a deposit limit used up, nothing is shown here. Your points are kept.
          </Trans>
        </p>
      </Empty>
    );
  const redeeming = deliveryForm ?? redeemForm;
  const good = page.list.find(({ code }) => code === state.context.good);
  return (
    <>
      <Purse mall={mall} state={state} page={page} />
      {redeeming && good && <RedeemForm form={redeeming} good={good} config={config} />}
      {convertForm && <ConvertForm form={convertForm} config={config} />}
      {redemptions && <History list={redemptions} />}
      {changes && <Changes list={changes} />}
      {state.matches({ open: 'mall' }) && list && <Goods mall={mall} list={list} page={page} />}
    </>
  );
}
