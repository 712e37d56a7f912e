import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { appUpdateMachine } from '../../../../../machines/platform/app-update/app-update.machine';
import { Button } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import './app-update.css';

export { appUpdateFlow } from './app-update.flow';

/** Mounted once, empty, so that screen readers announce its content (own.app.update). */
export function UpdateToast({ actor }: { actor: ActorRefFrom<typeof appUpdateMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <output className="update-toast" aria-live="polite">
      {state.hasTag('told') && (
        <div className="toast update-told">
          <Icon name="refresh" />
          <p className="grow">{wordsFor(String(state.value))}</p>
          <div className="update-ways">
            <Button
              small
              look="secondary"
              busy={state.hasTag('busy')}
              onClick={() => actor.send({ type: 'update.accepted' })}
            >
              <Trans id="update.accept">Update now</Trans>
            </Button>
            {!state.hasTag('busy') && (
              <Button small look="quiet" onClick={() => actor.send({ type: 'update.postponed' })}>
                <Trans id="update.later">Later</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
    </output>
  );
}

function wordsFor(state: string) {
  if (state === 'held')
    return <Trans id="update.held">Send or clear what you have typed first. Updating now would lose it.</Trans>;
  if (state === 'takenOver')
    return <Trans id="update.takenOver">Maidan was updated in another tab. Update this one too.</Trans>;
  if (state === 'outdated')
    return <Trans id="update.outdated">This page is from an earlier version of Maidan. Update it to continue.</Trans>;
  if (state === 'ready') return <Trans id="update.ready">A new version of Maidan is ready.</Trans>;
  return <Trans id="update.working">Updating Maidan…</Trans>;
}
