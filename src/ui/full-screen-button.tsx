import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Button } from './button';

/**
 * Toggles full screen for the closest ancestor that matches a selector; renders nothing if the browser does not support
 * it.
 */
export function FullScreenButton({ of }: { of: string }) {
  if (!document.fullscreenEnabled) return null;
  const turn = ({ currentTarget }: MouseEvent) =>
    void (document.fullscreenElement ? document.exitFullscreen() : currentTarget.closest(of)?.requestFullscreen());
  return (
    <Button small look="quiet" onClick={turn}>
      <Trans id="common.fullScreen">Full screen</Trans>
    </Button>
  );
}
