import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { AuditPage } from '../../../../../machines/operations/desk-audit/desk-audit.machine';
import { ACT_ORIGINS, AUDIT_KINDS, MAX_COMMAND } from '../../../../contract/operations/audit';
import { DateInput } from '../../../../ui/date-input';
import type { ListRef } from '../../../../ui/list/list.flow';
import { Select } from '../../../../ui/select';
import { TextInput } from '../../../../ui/text-input';
import { FilterForm } from '../../../parts/queue/filter-fields';
import { kindWords, originWords } from './audit-words';

const TYPED = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Filter of the audit: kind, operator, command, player, days, application and request. */
export function AuditFilter({ list }: { list: ListRef<AuditPage> }) {
  const { t } = useLingui();
  const busy = useSelector(list, (state) => state.hasTag('busy'));
  const all = <option value="">{t({ id: 'desk.filter.all', message: 'All' })}</option>;
  return (
    <FilterForm busy={busy} onApply={(filter) => list.send({ type: 'filter.selected', filter })}>
      <Select name="kind" label={t({ id: 'desk.audit.kind', message: 'Type' })}>
        {all}
        {AUDIT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindWords[kind])}
          </option>
        ))}
      </Select>
      <Select name="origin" label={t({ id: 'desk.audit.origin', message: 'By' })}>
        {all}
        {ACT_ORIGINS.map((origin) => (
          <option key={origin} value={origin}>
            {t(originWords[origin])}
          </option>
        ))}
      </Select>
      <TextInput
        name="operator"
        label={t({ id: 'desk.audit.operator', message: 'Operator' })}
        maxLength={32}
        {...TYPED}
      />
      <TextInput
        name="command"
        label={t({ id: 'desk.audit.command', message: 'Command' })}
        maxLength={MAX_COMMAND}
        {...TYPED}
      />
      <TextInput name="user" label={t({ id: 'desk.audit.user', message: 'Player' })} maxLength={32} {...TYPED} />
      <DateInput name="from" label={t({ id: 'desk.audit.from', message: 'From' })} />
      <DateInput name="to" label={t({ id: 'desk.audit.to', message: 'To' })} />
      <TextInput
        name="requestId"
        label={t({ id: 'desk.audit.request', message: 'Request ID' })}
        maxLength={64}
        {...TYPED}
      />
    </FilterForm>
  );
}
