import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton';

/** What is being read: said once, and shown in the shape of what comes. */
export const Waiting = ({
  text = <Trans id="page.loading">Loading…</Trans>,
  children,
}: {
  text?: ReactNode;
  children?: ReactNode;
}) => (
  <div aria-busy="true" className="stack">
    <p role="status" className="vh">
      {text}
    </p>
    <Skeleton shape="card" />
    {children}
  </div>
);
