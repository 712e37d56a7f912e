import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditAct } from '../../../../../machines/operations/desk-audit/desk-audit.machine';
import { Badge } from '../../../../ui/badge';
import { Facts } from '../../../../ui/facts';
import { money, wholeMoment } from '../../../../ui/format';
import { ItemLink, PlayerLink } from '../../../parts/desk-link';
import { roleWords } from '../../../parts/role-words';
import { kindTone, kindWords, originWords, outcomeTone, outcomeWords, seenWords } from './audit-words';
import './audit.css';

/** Record of an act: operator, reason, change, and the data that it showed (own.desk-app.audit). */
export function AuditDetails({ act }: { act: AuditAct }) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const role = act.role && roleWords(act.role);
  const outcome = outcomeWords(act.outcome);
  const mono = (text: string) => <span className="mono desk-audit-text">{text}</span>;
  const facts = [
    { key: 'time', name: t({ id: 'desk.timeline.time', message: 'Time' }), value: wholeMoment(act.at, locale) },
    {
      key: 'operator',
      name: t({ id: 'desk.audit.operator', message: 'Operator' }),
      value: [act.operator ?? '–', role && t(role)].filter(Boolean).join(' · '),
    },
    {
      key: 'second',
      name: t({ id: 'desk.audit.confirmedBy', message: 'Confirmed by' }),
      value: act.confirmedBy,
    },
    { key: 'origin', name: t({ id: 'desk.audit.origin', message: 'By' }), value: t(originWords[act.origin]) },
    { key: 'command', name: t({ id: 'desk.audit.command', message: 'Command' }), value: mono(act.command) },
    {
      key: 'arguments',
      name: t({ id: 'desk.audit.arguments', message: 'Arguments' }),
      value: act.args.length > 0 ? mono(act.args.join(' ')) : null,
    },
    {
      key: 'amount',
      name: t({ id: 'desk.queue.amount', message: 'Amount' }),
      value: act.amount && money(act.amount, locale),
    },
    {
      key: 'outcome',
      name: t({ id: 'desk.audit.outcome', message: 'Outcome' }),
      value: <Badge tone={outcomeTone(act.outcome)}>{outcome ? t(outcome) : act.outcome}</Badge>,
    },
    { key: 'reason', name: t({ id: 'desk.act.reason', message: 'Reason' }), value: act.reason || null },
    {
      key: 'player',
      name: t({ id: 'desk.audit.user', message: 'Player' }),
      value: act.player && <PlayerLink user={act.player} />,
    },
    {
      key: 'item',
      name: t({ id: 'desk.audit.item', message: 'Item' }),
      value: act.item && (
        <ItemLink item={act.item}>
          <Trans id="desk.audit.item.open">Open the item</Trans>
        </ItemLink>
      ),
    },
    {
      key: 'request',
      name: t({ id: 'desk.audit.request', message: 'Request ID' }),
      value: act.requestId && mono(act.requestId),
    },
  ];
  return (
    <>
      <p>
        <Badge tone={kindTone[act.kind]}>{t(kindWords[act.kind])}</Badge>
      </p>
      <Facts facts={facts.filter(({ value }) => value !== null)} />
      {act.change && (
        <section className="stack">
          <h3>{t({ id: 'desk.audit.change', message: 'Change' })}</h3>
          <Facts
            facts={[
              {
                key: 'before',
                name: t({ id: 'desk.audit.before', message: 'Before' }),
                value: mono(act.change.before ?? '–'),
              },
              {
                key: 'after',
                name: t({ id: 'desk.audit.after', message: 'After' }),
                value: mono(act.change.after ?? '–'),
              },
            ]}
          />
        </section>
      )}
      {act.seen.length > 0 && (
        <section className="stack">
          <h3>{t({ id: 'desk.audit.seen', message: 'The operator could see' })}</h3>
          <ul className="desk-audit-seen">
            {act.seen.map((data) => (
              <li key={data}>{t(seenWords[data])}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
