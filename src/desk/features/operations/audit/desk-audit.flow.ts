import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { type AuditPage, deskAuditMachine } from '../../../../../machines/operations/desk-audit/desk-audit.machine';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { SETTINGS } from '../../../../contract';
import { auditActQuery, auditExportQuery, auditQuery } from '../../../../contract/operations/audit';
import { saveFile } from '../../../../ui/browser/save-file';
import { formFlow } from '../../../../ui/form/form.flow';
import { keysetPages } from '../../../../ui/list/keyset';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import { startOfSiteDay } from '../../../../ui/site-zone';
import { actReason } from '../../../parts/act/desk-act.flow';
import type { DeskDependencies } from '../../../parts/dependencies';

export type DeskAuditRef = ActorRefFrom<typeof deskAuditMachine>;

/** Query of a filter as the form has it: an empty field filters nothing; days are the site's, the last one included. */
function queryOf({ from = '', to = '', ...fields }: ListFilter) {
  const chosen = Object.entries(fields).filter(([, value]) => value.trim() !== '');
  return {
    ...Object.fromEntries(chosen),
    ...(from !== '' && { from: startOfSiteDay(from) }),
    ...(to !== '' && { to: startOfSiteDay(to, 1) }),
  };
}

/** Wires the audit: search, one act, export as a file (own.desk-app.audit, own.desk-app.audit-export). */
export function deskAuditFlow({ client, vault, address }: DeskDependencies) {
  const pages = keysetPages((filter, after, signal) => {
    const query = { ...queryOf(filter), ...(after !== undefined && { after }) };
    return client.audit(v.parse(auditQuery, query), { signal });
  });
  return deskAuditMachine.provide({
    actions: { showAddress: (_, { id }) => address.show({ page: 'audit', queue: null, id }) },
    actors: {
      list: listFlow<AuditPage>('audit', async (filter, page, signal) => {
        const { from = '', to = '' } = filter;
        if (from !== '' && to !== '' && to < from) return { kind: 'invalid', code: 'records.days' };
        const found = await pages(filter, page, signal);
        return outcomeOf(found, found.list.length === 0);
      }),
      load: fromPromise(({ input, signal }) => client.auditAct(v.parse(auditActQuery, input), { signal })),
      reasonForm: formFlow(vault, {
        fields: { reason: actReason },
        send: async ({ reason }) => reason.trim(),
        word: (typed) => typed,
      }),
      exportActs: fromPromise(async ({ input: { filter, reason }, signal }) => {
        const query = v.parse(auditExportQuery, { ...queryOf(filter), reason });
        const { csv, ...exported } = await client.exportAudit(query, { signal });
        saveFile(`${SETTINGS.brand.merchant}-audit.csv`, csv);
        return exported;
      }),
    },
  });
}
