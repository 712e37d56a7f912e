import { MAX_AUDIT_EXPORT } from '../../../../contract/operations/audit';
import type { DeskValue } from '../../../../contract/operations/desk-endpoints';
import type { ModuleContext } from '../../../platform/context';
import { csvOf } from '../../../platform/csv';
import type { AuditFilters } from './conditions';
import { readPage } from './search';

const HEAD = [
  'id',
  'time',
  'operator',
  'role',
  'confirmed by',
  'origin',
  'kind',
  'command',
  'arguments',
  'reason',
  'outcome',
  'amount',
  'request',
  'before',
  'after',
];

const json = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));

/**
 * Returns the newest acts that match filters as CSV, at most `MAX_AUDIT_EXPORT` (`own.desk-audit.export`). Times are
 * UTC.
 */
export async function exportActs(
  { db, ports }: Pick<ModuleContext, 'db' | 'ports'>,
  filters: AuditFilters,
): Promise<DeskValue<'exportAudit'>> {
  const { rows, next } = await readPage(db, ports, filters, { after: undefined, size: MAX_AUDIT_EXPORT });
  const lines = rows.map((row) => [
    row.id,
    new Date(row.at).toISOString(),
    row.operator ?? '',
    row.role ?? '',
    row.confirmedBy ?? '',
    row.origin,
    row.kind,
    row.command,
    json(row.args),
    row.reason,
    row.outcome,
    row.amount ?? '',
    row.requestId ?? '',
    json(row.change?.before),
    json(row.change?.after),
  ]);
  return { csv: csvOf(HEAD, lines), rows: rows.length, isComplete: next === null };
}
