// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { auditRecords, revealAct } from '../../../machines/operations/audit-samples';
import { deskFlow } from '../../../src/desk/app/desk.flow';
import { startOfSiteDay } from '../../../src/ui/site-zone';
import { childOf, runActor } from '../harness/flow-support';
import { deskDependencies } from './desk-support';

type Replies = Parameters<typeof deskDependencies>[0];
const auditOf = (replies: Replies) => {
  const { deps, sent } = deskDependencies(replies);
  return { audit: childOf(deskFlow(deps), 'audit'), sent };
};

test('the audit is read by key with its filter, whose days are the site’s, and a record by its id [own.desk-app.audit]', async () => {
  const { list } = auditRecords;
  const { audit, sent } = auditOf({
    '/desk/api/audit': { value: { list, next: 'next_page' } },
    '/desk/api/audit/one': { value: revealAct },
  });
  const filter = { kind: 'seen', operator: ' shila ', command: '', from: '2026-11-20', to: '2026-11-21' };
  const load = (chosen: Record<string, string>) =>
    runActor(childOf(audit, 'list'), 'load', { filter: chosen, pageNo: 1, fresh: true });
  expect(await load(filter)).toMatchObject({ kind: 'loaded', page: { pageNum: 1, totalPages: 2 } });
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.query))).toEqual({
    kind: 'seen',
    operator: 'shila',
    from: String(startOfSiteDay('2026-11-20')),
    to: String(startOfSiteDay('2026-11-22')),
    size: '50',
  });
  expect(await load({ from: '2026-11-21', to: '2026-11-20' })).toEqual({ kind: 'invalid', code: 'records.days' });
  expect(sent).toHaveLength(1);
  expect(await runActor(audit, 'load', { id: revealAct.id })).toEqual(revealAct);
});

test('an export is requested with filter and reason, and saved as a file [own.desk-app.audit-export]', async () => {
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:audit');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { audit, sent } = auditOf({
    '/desk/api/audit/export': { value: { csv: '"id"\r\n', rows: 0, isComplete: true } },
  });
  const input = { filter: { kind: 'seen', user: '' }, reason: 'Yearly review' };
  expect(await runActor(audit, 'exportActs', input)).toEqual({ rows: 0, isComplete: true });
  expect(sent).toMatchObject([{ method: 'POST', body: { kind: 'seen', reason: 'Yearly review' } }]);
  expect(save).toHaveBeenCalledOnce();
});
