import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FocusedNote } from '../focused-note';
import { BackButton } from '../form/back-button';
import { LoadAgain } from '../page/load-again';
import { LoadingStatus, Waiting } from '../page/waiting';
import { Skeleton } from '../skeleton';
import type { ListRef } from './list.flow';

type Props<P> = {
  list: ListRef<P>;
  /** The rows of a page. */
  children: (page: P) => ReactNode;
  /** Content for an empty list. */
  empty?: ReactNode;
  /** Message for an invalid filter. */
  invalid?: ReactNode;
  /** Buttons below the content. */
  actions?: (page: P) => ReactNode;
  /** Shows a back button. */
  back?: boolean;
};

/**
 * Common states of all pages that read a list: loading, failed with a retry, empty, and an invalid filter
 * (own.list.read).
 */
export function ListView<P>({ list, children, empty, invalid, actions, back }: Props<P>) {
  const state = useSelector(list, (snapshot) => snapshot);
  const { outcome, failure } = state.context;
  const page = outcome && 'page' in outcome && !state.matches('loading') ? outcome.page : null;
  const leave = () => list.send({ type: 'section.closed' });
  const loading = <Trans id="list.loading">Loading…</Trans>;
  if (state.matches('failed'))
    return (
      <LoadAgain
        failure={failure}
        onRetry={() => list.send({ type: 'retry.requested' })}
        onBack={back ? leave : undefined}
      />
    );
  return (
    <>
      {state.matches('loading') && (
        <Waiting text={loading}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Waiting>
      )}
      {state.matches('invalid') && <FocusedNote>{invalid}</FocusedNote>}
      {state.matches('empty') && empty}
      {state.hasTag('listed') && page && (
        <div className="stack" aria-busy={state.hasTag('busy')}>
          {state.hasTag('busy') && <LoadingStatus text={loading} />}
          {children(page)}
        </div>
      )}
      {(back || actions) && (
        <div className="form-actions">
          {page && actions?.(page)}
          {back && <BackButton onBack={leave} />}
        </div>
      )}
    </>
  );
}
