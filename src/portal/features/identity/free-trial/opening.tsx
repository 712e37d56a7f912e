import { Trans } from '@lingui/react/macro';

/** A short wait: announced, with room for the content. */
export const Opening = () => (
  <div className="stack" aria-busy="true">
    <p role="status">
      <Trans id="freeTrial.opening">Opening the free demo…</Trans>
    </p>
    <span className="skel skel-line" aria-hidden="true" />
  </div>
);
