import type { ModuleContext } from '../../../../src/gateway/platform/context';
import { callerAt } from '../../harness/call';

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Acts as a browser on the provider's page; `with` changes fields of its address. */
export function pageOf(url: string | null) {
  const address = new URL(url ?? 'http://nowhere.invalid');
  const call = callerAt(address.origin);
  const body = () => Object.fromEntries(address.searchParams);
  return {
    url: address.href,
    get: () => call(`${address.pathname}${address.search}`),
    answer: (answer: 'pay' | 'refuse', headers: Record<string, string> = {}, fields: Record<string, string> = {}) =>
      call('/pay', {
        method: 'POST',
        headers: { ...form, ...headers },
        body: String(new URLSearchParams({ ...body(), ...fields, answer })),
      }),
    with: (fields: Record<string, string>) =>
      pageOf(`${address.origin}${address.pathname}?${new URLSearchParams({ ...body(), ...fields })}`),
  };
}

/** Makes pending redeliveries due now. */
export const hurry = ({ db }: ModuleContext) =>
  db.execute(`select pg_notify('jobs:insert', '{"count":10}'), graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs where task_identifier = 'payment.deliver'`);
