import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton';
import { Top } from './top';

/** While the session is being restored: the room of the account is kept, so that nothing moves when it comes. */
export function HeaderNeutral({ nav }: { nav: ReactNode }) {
  const { t } = useLingui();
  return (
    <Top nav={nav}>
      <div className="slot push" role="group" aria-busy="true" aria-label={t({ id: 'header.account', message: 'Account' })}>
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </Top>
  );
}
