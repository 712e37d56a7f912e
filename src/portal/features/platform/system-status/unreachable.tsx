import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button';
import { Scene } from '../../../shell/scene';

type Props = {
  /** Seconds until it is tried again by itself; null where that is not known, or while it is being tried. */
  retryInSeconds: number | null;
  onRetry: () => void;
  busy?: boolean;
  corner?: ReactNode;
};

/** The platform does not answer (s8.message.network-abnormal). */
export function Unreachable({ retryInSeconds: seconds, onRetry, busy, corner }: Props) {
  return (
    <Scene corner={corner}>
      <h1>
        <Trans id="unreachable.title">The network link is abnormal</Trans>
      </h1>
      <p>
        <Trans id="unreachable.text">
          We cannot reach our platform. Nothing is lost. Check your connection and try again.
        </Trans>
      </p>
      {seconds !== null && (
        <p role="timer">
          <Trans id="unreachable.retryIn">
            Trying again in <Plural value={seconds} one="# second" other="# seconds" />.
          </Trans>
        </p>
      )}
      <div className="btns">
        <Button look="gold" busy={busy} icon="refresh" onClick={onRetry}>
          <Trans id="unreachable.retry">Try again</Trans>
        </Button>
      </div>
    </Scene>
  );
}
