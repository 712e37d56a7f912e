import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { HostedScreen } from '../../../parts/portal/hosted';
import { Promotion } from './promotion';
import { PromotionList } from './promotion-list';
import type { PromotionsRef } from './promotions.flow';
import './promotions.css';

export { promotionsFlow as flow } from './promotions.flow';

/** The promotions with their filters, or one of them (s2.route.promotions). */
export const View = ({ content: actor, failed, onRetry }: HostedScreen<PromotionsRef>) => (
  <div className="page promotions">
    {actor ? <PromotionsView actor={actor} /> : failed ? <LoadAgain failure={null} onRetry={onRetry} /> : <Waiting />}
  </div>
);

function PromotionsView({ actor }: { actor: PromotionsRef }) {
  const { outcome, failure } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (state) => state.matches('failed'));
  if (isFailed) return <LoadAgain failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />;
  if (outcome === null) return <Waiting />;
  if (outcome.kind === 'one') return <Promotion actor={actor} promotion={outcome.promotion} />;
  if (outcome.kind === 'gone') return <Gone />;
  return <PromotionList {...outcome} />;
}

const Gone = () => (
  <Empty page art="owl" title={<Trans id="promotions.gone">This promotion is not available</Trans>}>
    <p role="status">
      <Trans id="promotions.gone.text">It has ended, or is not for your account.</Trans>
    </p>
    <Link className={buttonClass({ look: 'primary' })} to="/promotions">
      <Trans id="promotions.all">All promotions</Trans>
    </Link>
  </Empty>
);
