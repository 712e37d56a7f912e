import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Button } from './button';

/** Shows what is round it, named by a selector, on the whole screen, or no longer; where the browser cannot, there is no button. */
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
