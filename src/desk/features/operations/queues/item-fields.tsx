import { useLingui } from '@lingui/react/macro';
import type { QueueItem } from '../../../../../machines/operations/desk-queues/desk-queues.machine';
import { Facts } from '../../../../ui/facts';
import { dayOfYear, moment, money } from '../../../../ui/format';
import { PlayerLink } from '../../../parts/desk-link';
import { codeWords, fieldWords, groupWords } from './queue-words';
import './queues.css';

type Field = QueueItem['groups'][number]['fields'][number];

/** The fields of an item in groups, each as its kind is written. */
export function ItemFields({ groups }: Pick<QueueItem, 'groups'>) {
  const { t, i18n } = useLingui();
  const written = ({ name, kind, value }: Field) => {
    if (kind === 'money') return <span className="num">{money(value, i18n.locale)}</span>;
    if (kind === 'time') return moment(Number(value), i18n.locale);
    if (kind === 'day') return dayOfYear(value, i18n.locale);
    if (kind === 'text') return <span className="desk-field">{value}</span>;
    if (kind === 'user') return <PlayerLink user={value} />;
    const words = codeWords({ name, value });
    return words ? t(words) : <span className="mono desk-field">{value}</span>;
  };
  return groups.map(({ group, fields }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat, and their order is fixed.
    <section key={at} className="stack">
      <h3>{t(groupWords[group])}</h3>
      <Facts
        facts={fields.map((field) => ({ key: field.name, name: t(fieldWords[field.name]), value: written(field) }))}
      />
    </section>
  ));
}
