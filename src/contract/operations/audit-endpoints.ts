import * as audit from './audit';
import type { DeskEndpoint } from './desk-endpoint';

const base = { token: 'required', encrypted: false, permission: 'administer', source: 'assumed' } as const;

/** All acts of operators: search, one of them, and export, which is an act itself. */
export const auditEndpoints = {
  audit: { ...base, method: 'GET', path: '/desk/api/audit', query: audit.auditQuery, response: audit.auditPage },
  auditAct: {
    ...base,
    method: 'GET',
    path: '/desk/api/audit/one',
    query: audit.auditActQuery,
    response: audit.auditAct,
  },
  exportAudit: {
    ...base,
    method: 'POST',
    path: '/desk/api/audit/export',
    body: audit.auditExportQuery,
    response: audit.auditExport,
  },
} as const satisfies Record<string, DeskEndpoint>;
