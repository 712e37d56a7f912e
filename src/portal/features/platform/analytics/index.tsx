import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { analyticsMachine } from '../../../../../machines/platform/analytics/analytics.machine';
import { Button } from '../../../../ui/button';
import './consent.css';

export { analyticsFlow } from './analytics.flow';

/** Below the page: consent to visit counting, and the current choice, which can be changed (own.analytics.consent). */
export function AnalyticsConsent({ actor }: { actor: ActorRefFrom<typeof analyticsMachine> }) {
  const { t } = useLingui();
  const state = useSelector(actor, (snapshot) => snapshot);
  const asks = state.hasTag('asks');
  const allowed = state.hasTag('allowed');
  if (!asks && !allowed && !state.hasTag('denied')) return null;
  const allow = () => actor.send({ type: 'consent.granted' });
  const refuse = () => actor.send({ type: 'consent.declined' });
  return (
    <aside className="consent" aria-label={t({ id: 'analytics.label', message: 'Counting visits' })}>
      <div className="page consent-in">
        <p>
          {asks ? (
            <Trans id="analytics.ask">
              May Google Analytics count which pages are opened? It is never told who you are or what you search for.
            </Trans>
          ) : allowed ? (
            <Trans id="analytics.on">Google Analytics counts which pages you open.</Trans>
          ) : (
            <Trans id="analytics.off">Your visits are not counted.</Trans>
          )}
        </p>
        <div className="consent-ways">
          {!allowed && (
            <Button small onClick={allow}>
              <Trans id="analytics.allow">Allow counting</Trans>
            </Button>
          )}
          {(asks || allowed) && (
            <Button small onClick={refuse}>
              {asks ? (
                <Trans id="analytics.refuse">Don’t allow</Trans>
              ) : (
                <Trans id="analytics.stop">Stop counting</Trans>
              )}
            </Button>
          )}
        </div>
      </div>
    </aside>
  );
}
