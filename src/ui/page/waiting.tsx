import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton';

/** Loading, announced to screen readers alone. */
export const LoadingStatus = ({ text = <Trans id="page.loading">Loading…</Trans> }: { text?: ReactNode }) => (
  <p role="status" className="vh">
    {text}
  </p>
);

/** Skeleton in the shape of the content that is loading, announced once. */
export const Waiting = ({ text, children }: { text?: ReactNode; children?: ReactNode }) => (
  <div aria-busy="true" className="stack">
    <LoadingStatus text={text} />
    <Skeleton shape="card" />
    {children}
  </div>
);
