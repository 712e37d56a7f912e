import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Scene } from '../../shell/scene';
import { Button } from '../../ui/button';
import { digits } from '../../ui/format';

type Props = {
  /** Seconds until it is tried again by itself; null where that is not known, or while it is being tried. */
  retryInSeconds: number | null;
  onRetry: () => void;
  busy?: boolean;
  corner?: ReactNode;
};

/** The platform does not answer (s8.message.network-abnormal). */
export function Unreachable({ retryInSeconds, onRetry, busy, corner }: Props) {
  const { i18n } = useLingui();
  const seconds = retryInSeconds === null ? null : digits(retryInSeconds, i18n.locale);
  return (
    <Scene corner={corner}>
      <h1>
        <Trans id="unreachable.title">The network link is abnormal</Trans>
      </h1>
      <p>
        <Trans id="unreachable.text">We cannot reach our platform. Check your connection; nothing of yours is lost. Try again.</Trans>
      </p>
      {seconds !== null && (
        <p role="timer">
          <Trans id="unreachable.retryIn">We try again by ourselves in {seconds} s.</Trans>
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
