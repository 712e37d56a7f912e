import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../../ui/button';
import { DateInput } from '../../../../ui/date-input';
import { filterOf } from '../../../../ui/form/elements';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ZoneNote } from '../../../../ui/page/zone-note';
import './point-mall.css';

type Props<P> = { list: ListRef<P>; label: string; children: (filter: Record<string, string>) => ReactNode };

/** Filter of a record, and its days; an empty field matches all. */
export function DaysFilter<P>({ list, label, children }: Props<P>) {
  const { t } = useLingui();
  const filter = useSelector(list, ({ context }) => context.filter);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    list.send({ type: 'filter.selected', filter: filterOf(event.currentTarget) });
  };
  return (
    <>
      <form className="card point-filter" aria-label={label} onSubmit={send}>
        {children(filter)}
        <DateInput name="from" label={t({ id: 'points.from', message: 'Start date' })} defaultValue={filter.from} />
        <DateInput name="to" label={t({ id: 'points.to', message: 'End date' })} defaultValue={filter.to} />
        <Button type="submit" look="primary">
          <Trans id="points.show">Show</Trans>
        </Button>
      </form>
      <ZoneNote />
    </>
  );
}
