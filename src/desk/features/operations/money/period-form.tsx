import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { MoneyReport } from '../../../../../machines/operations/desk-money/desk-money.machine';
import { Button } from '../../../../ui/button';
import { DateInput } from '../../../../ui/date-input';
import { filterOf, putTyped } from '../../../../ui/form/elements';
import type { ListRef } from '../../../../ui/list/list.flow';
import './money.css';

const DAY = 86_400_000;
const daysBefore = (day: string, by: number) =>
  new Date(Date.parse(day) - by * DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The period: days of the site, typed or one of the usual ones (own.desk-app.money). */
export function PeriodForm({ report }: { report: ListRef<MoneyReport> }) {
  const { t } = useLingui();
  const { filter, outcome } = useSelector(report, (state) => state.context);
  const busy = useSelector(report, (state) => state.hasTag('busy'));
  const shown = outcome && 'page' in outcome ? outcome.page : null;
  const from = filter.from ?? shown?.from ?? '';
  const to = filter.to ?? shown?.to ?? '';
  const select = (form: HTMLFormElement | null, first: string, last: string) => {
    putTyped(form, 'from', first);
    putTyped(form, 'to', last);
    form?.requestSubmit();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    report.send({ type: 'filter.selected', filter: filterOf(event.currentTarget) });
  };
  const usual = (today: string) => [
    { name: t({ id: 'desk.money.today', message: 'Today' }), first: today, last: today },
    {
      name: t({ id: 'desk.money.yesterday', message: 'Yesterday' }),
      first: daysBefore(today, 1),
      last: daysBefore(today, 1),
    },
    { name: t({ id: 'desk.money.week', message: '7 days' }), first: daysBefore(today, 6), last: today },
    { name: t({ id: 'desk.money.month', message: '30 days' }), first: daysBefore(today, 29), last: today },
  ];
  return (
    <form className="card desk-period" aria-label={t({ id: 'desk.money.period', message: 'Period' })} onSubmit={submit}>
      <DateInput name="from" label={t({ id: 'desk.money.from', message: 'First day' })} defaultValue={from} />
      <DateInput name="to" label={t({ id: 'desk.money.to', message: 'Last day' })} defaultValue={to} />
      <Button type="submit" look="primary" busy={busy}>
        <Trans id="desk.money.show">Show</Trans>
      </Button>
      {shown && (
        <div className="desk-usual">
          {usual(shown.today).map(({ name, first, last }) => (
            <Button
              key={name}
              small
              aria-pressed={first === from && last === to}
              onClick={({ currentTarget: { form } }) => select(form, first, last)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </form>
  );
}
