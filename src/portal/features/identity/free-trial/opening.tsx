import { Trans } from '@lingui/react/macro';

/** A moment's wait: it is said, and the place of what comes is kept. */
export const Opening = () => (
  <div className="stack" aria-busy="true">
    <p role="status">
      <Trans id="freeTrial.opening">Opening the free demo…</Trans>
    </p>
    <span className="skel skel-line" aria-hidden="true" />
  </div>
);
