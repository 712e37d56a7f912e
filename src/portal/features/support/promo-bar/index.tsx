import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { promoBarMachine } from '../../../../../machines/support/promo-bar/promo-bar.machine';
import { IconButton } from '../../../../ui/icon-button';
import { NoticeHtml } from '../../../parts/html/notice-html';
import './promo-bar.css';

export { promoBarFlow } from './promo-bar.flow';

/** Promotion line at the lower edge of home. Equal space below the page keeps its end visible (own.home.promo-bar). */
export function PromoBar({ actor }: { actor: ActorRefFrom<typeof promoBarMachine> }) {
  const { t } = useLingui();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { bar } = state.context;
  if (!state.hasTag('told') || !bar) return null;
  return (
    <div className="promo-room">
      <aside className="promo-bar" aria-label={bar.title}>
        <NoticeHtml html={bar.content} />
        <IconButton
          icon="x"
          label={t({ id: 'promo-bar.close', message: 'Close' })}
          onClick={() => actor.send({ type: 'bar.closed' })}
        />
      </aside>
    </div>
  );
}
