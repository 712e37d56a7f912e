import * as v from 'valibot';
import { auditExport } from '../../../../contract/operations/audit';
import type { ModuleContext } from '../../../platform/context';
import { perform, readAs, readingOf } from '../../ops/acts';
import { operatorIn } from '../caller';
import type { DeskHandlers } from '../handlers';
import { writeArguments } from './arguments';
import { searchActs } from './search';
import { showAct } from './show';

/** Handlers of the audit. An act that is opened and an export are recorded; pages of the list are not. */
export const auditRoutes = (ctx: ModuleContext): DeskHandlers<'audit' | 'auditAct' | 'exportAudit'> => ({
  audit: (query) => searchActs(ctx, query),
  auditAct: ({ id }, caller) => readAs(ctx, operatorIn(caller), readingOf('audit show', [id]), () => showAct(ctx, id)),
  exportAudit: async ({ reason, ...filters }, caller) => {
    const args = ['export', ...writeArguments(filters)];
    return v.parse(auditExport, await perform(ctx, operatorIn(caller), { command: 'audit', args, reason }));
  },
});
