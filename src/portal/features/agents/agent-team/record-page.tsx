import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { FileBar } from './file-bar';
import { UnknownMember } from './member-field';
import type { RecordRef } from './team-betting.flow';

type Props<P> = {
  record: RecordRef<P>;
  title: ReactNode;
  /** Filter form, with the current values. */
  filter: (list: ListRef<P>, filter: ListFilter, onFilter: (filter: ListFilter) => void) => ReactNode;
  empty: ReactNode;
  /** Content above the rows, beside the button for a file. */
  above?: (page: P) => ReactNode;
  beside: ReactNode;
  children: (page: P, list: ListRef<P>) => ReactNode;
};

/** Records of a team: the filter, the result, and a button for a file. */
export function RecordPage<P>({ record, title, filter, empty, above, beside, children }: Props<P>) {
  const state = useSelector(record, (snapshot) => snapshot);
  const { list } = state.children;
  const step =
    (['exporting', 'saved', 'unsaved'] as const).find((candidate) => state.matches({ open: candidate })) ?? 'idle';
  return (
    <>
      <h3 className="page-title">{title}</h3>
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => record.send({ type: 'retry.requested' })} />
      )}
      {list && (
        <>
          {filter(list, state.context.filter, (chosen) => record.send({ type: 'filter.selected', filter: chosen }))}
          <ListView list={list} empty={empty} invalid={<UnknownMember />}>
            {(page) => (
              <>
                {above?.(page)}
                <section className="card stack">
                  <FileBar
                    step={step}
                    failure={state.context.failure}
                    onExport={() => record.send({ type: 'export.requested' })}
                  >
                    {beside}
                  </FileBar>
                  {children(page, list)}
                </section>
              </>
            )}
          </ListView>
        </>
      )}
    </>
  );
}
