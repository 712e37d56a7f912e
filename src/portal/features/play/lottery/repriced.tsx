import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { FocusedNote } from '../../../../ui/focused-note';
import { money } from '../../../../ui/format';
import { Table } from '../../../../ui/table';
import './lottery.css';
import type { OrderProps } from './lottery-order.flow';
import { Regrouped } from './regrouped';

/** The prices have changed: shows the new beside the old one and asks for consent (own.lottery.repriced). */
export function Repriced({ order, state }: OrderProps) {
  const { t, i18n } = useLingui();
  const { before, price } = state.context;
  const rows = [
    { key: 'before', label: t({ id: 'lottery.price.before', message: 'Before' }), of: before },
    { key: 'now', label: t({ id: 'lottery.price.now', message: 'Now' }), of: price },
  ];
  return (
    <section className="card stack lot-review">
      <FocusedNote>
        <Trans id="lottery.repriced">The price has changed. Your bet was not placed.</Trans>
      </FocusedNote>
      <Table
        label={t({ id: 'lottery.prices', message: 'Old and new price' })}
        columns={[
          {
            key: 'label',
            title: t({ id: 'lottery.price', message: 'Price' }),
            phone: 'title',
            cell: ({ label }) => label,
          },
          {
            key: 'total',
            title: t({ id: 'lottery.total', message: 'Total' }),
            number: true,
            phone: 'sum',
            cell: ({ of }) => of && money(of.stake, i18n.locale),
          },
          {
            key: 'most',
            title: t({ id: 'lottery.most', message: 'Highest win' }),
            number: true,
            phone: 'note',
            named: true,
            cell: ({ of }) => of && money(of.most, i18n.locale),
          },
        ]}
        rows={rows}
        keyOf={({ key }) => key}
      />
      <Regrouped state={state} />
      <div className="lot-ways">
        {state.can({ type: 'next.accepted' }) && (
          <Button look="primary" onClick={() => order.send({ type: 'next.accepted' })}>
            <Trans id="lottery.agree">Agree and place the bet</Trans>
          </Button>
        )}
        <Button onClick={() => order.send({ type: 'review.cancelled' })}>
          <Trans id="lottery.change">Change the bet</Trans>
        </Button>
      </div>
    </section>
  );
}
