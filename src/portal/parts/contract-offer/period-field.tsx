import { useLingui } from '@lingui/react/macro';
import { CONTRACT_PERIODS } from '../../../contract/agents/agent-contracts';
import type { FieldOf } from '../../../ui/form/form.flow';
import { Select } from '../../../ui/select';
import { periodWords } from '../contracts/kind-words';

/** s3.contract-offer.periods. */
export function PeriodField({ field }: { field: FieldOf }) {
  const { t } = useLingui();
  return (
    <Select {...field('period')} label={t({ id: 'contracts.form.period', message: 'Period' })} defaultValue="M">
      {CONTRACT_PERIODS.map((period) => (
        <option key={period} value={period}>
          {t(periodWords[period])}
        </option>
      ))}
    </Select>
  );
}
