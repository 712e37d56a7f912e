import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const open = {
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
  serverTime: NOW,
  location: { ip: '198.51.100.4', country: 'BD' },
  resources: [],
  timeZone: 'Asia/Dhaka',
  registersHere: true,
  release: '',
  memberOrigin: null,
  newcomerBonus: '500.00',
  phoneFailure: 'field',
  customerService: [],
  whiteLabel: [],
  loginFirst: false,
};
const closedUntil = (maintenanceEnd: number | null) => ({ ...open, maintenance: true, maintenanceEnd });
const offline = { kind: 'offline', code: 'client.offline' };
const rejection = { customerService: [{ csType: 'EMAIL', path: 'mailto:help@example.test' }] };
const wrongHost = { kind: 'rejected', code: 'system.invalidUrl', message: 'Invalid URL', value: rejection };

/** A maintenance with this end time, and the delay before the status is read again. */
const waitsFor = (title: string, maintenanceEnd: number | null, wait: number) =>
  journey(title)
    .meets('own.system-status.maintenance-over')
    .settles('readStatus', { output: closedUntil(maintenanceEnd) })
    .sees('maintenance.waiting', 'closed')
    .waits(wait - 1)
    .sees('maintenance.waiting')
    .waits(1)
    .sees('maintenance.rechecking', 'busy')
    .invokes('readStatus');

/** The oracle of the system status, from the requirements. */
export const systemStatusJourneys = [
  journey('An open gateway shows the portal')
    .meets('s4.system-status.normal')
    .invokes('readStatus')
    .sees('checking', 'busy')
    .settles('readStatus', { output: open })
    .sees('open.steady')
    .lacks('busy', 'closed')
    .knows({ site: open, attempts: 0 })
    .notifies('parent', { type: 'site.opened', loginFirst: false }),

  journey('A gateway with login first notifies the portal')
    .meets('s2.guard.redirect-to-login')
    .settles('readStatus', { output: { ...open, loginFirst: true } })
    .sees('open.steady')
    .notifies('parent', { type: 'site.opened', loginFirst: true }),

  journey('Maintenance is checked before the region')
    .meets('s4.system-status.decision', 's4.system-status.maintenance')
    .settles('readStatus', { output: { ...closedUntil(NOW + MINUTE), regionRestriction: true } })
    .sees('maintenance', 'closed')
    .knows({ site: { ...closedUntil(NOW + MINUTE), regionRestriction: true } }),

  journey('A blocked region cannot use the portal, and a retry changes nothing')
    .meets('s4.system-status.restriction')
    .settles('readStatus', { output: { ...open, regionRestriction: true } })
    .sees('restricted', 'closed')
    .knows({ site: { ...open, regionRestriction: true } })
    .ignores({ type: 'retry.requested' }),

  journey('An unknown host sees a page that says so')
    .settles('readStatus', { error: wrongHost })
    .sees('invalidUrl', 'closed')
    .knows({ rejection })
    .ignores({ type: 'retry.requested' }),

  journey('An unknown host is reported on a later attempt too')
    .settles('readStatus', { error: offline })
    .sends({ type: 'retry.requested' })
    .settles('readStatus', { error: wrongHost })
    .sees('invalidUrl')
    .knows({ rejection }),

  waitsFor('A maintenance of ten minutes is checked after ten minutes', NOW + 10 * MINUTE, 10 * MINUTE),
  waitsFor('A maintenance of two days is checked each hour', NOW + 2 * 24 * 60 * MINUTE, 60 * MINUTE),
  waitsFor('A maintenance without an end is checked each minute', null, MINUTE),
  waitsFor('A maintenance that should be over is checked each minute', NOW, MINUTE),

  journey('After the end time the portal opens automatically')
    .meets('own.system-status.maintenance-over')
    .settles('readStatus', { output: closedUntil(NOW + MINUTE) })
    .waits(MINUTE)
    .settles('readStatus', { output: { ...open, serverTime: NOW + MINUTE } })
    .sees('open.steady')
    .notifies('parent', { type: 'site.opened', loginFirst: false })
    .knows({ site: { ...open, serverTime: NOW + MINUTE } }),

  journey('A maintenance that continues past its end is checked at its new end')
    .meets('own.system-status.maintenance-over')
    .settles('readStatus', { output: closedUntil(NOW + MINUTE) })
    .waits(MINUTE)
    .settles('readStatus', { output: { ...closedUntil(NOW + 3 * MINUTE), serverTime: NOW + MINUTE } })
    .sees('maintenance.waiting')
    .waits(2 * MINUTE - 1)
    .sees('maintenance.waiting')
    .waits(1)
    .sees('maintenance.rechecking'),

  journey('When the gateway is unreachable after the end time, the page stays and checks again')
    .meets('own.system-status.maintenance-over')
    .settles('readStatus', { output: closedUntil(NOW + MINUTE) })
    .waits(MINUTE)
    .settles('readStatus', { error: offline })
    .sees('maintenance.waiting')
    .waits(MINUTE)
    .sees('maintenance.rechecking'),

  journey('An unreachable gateway is retried after 2, 4, 8, 16, 32 and then each 60 seconds')
    .meets('own.system-status.unreachable')
    .settles('readStatus', { error: offline })
    .sees('unreachable.waiting', 'closed')
    .knows({ attempts: 1 })
    .waits(1_999)
    .sees('unreachable.waiting')
    .waits(1)
    .sees('unreachable.retrying', 'busy')
    .invokes('readStatus')
    .settles('readStatus', { error: offline })
    .waits(3_999)
    .sees('unreachable.waiting')
    .waits(1)
    .sees('unreachable.retrying')
    .settles('readStatus', { error: offline })
    .waits(8_000)
    .settles('readStatus', { error: offline })
    .waits(16_000)
    .settles('readStatus', { error: offline })
    .waits(32_000)
    .settles('readStatus', { error: offline })
    .waits(59_999)
    .sees('unreachable.waiting')
    .waits(1)
    .sees('unreachable.retrying'),

  journey('A manual retry that succeeds resets the delay')
    .meets('own.system-status.unreachable')
    .settles('readStatus', { error: offline })
    .sends({ type: 'retry.requested' })
    .sees('unreachable.retrying')
    .invokes('readStatus')
    .ignores({ type: 'retry.requested' })
    .settles('readStatus', { output: open })
    .sees('open.steady')
    .notifies('parent', { type: 'site.opened', loginFirst: false })
    .knows({ attempts: 0, site: open }),

  journey('A later request rejected as closed keeps the page until the maintenance is known')
    .meets('own.system-status.later-503', 's4.system-status.maintenance')
    .ignores({ type: 'service.rejected' })
    .settles('readStatus', { output: open })
    .sends({ type: 'service.rejected' })
    .sees('open.confirming')
    .lacks('closed')
    .invokes('readStatus')
    .ignores({ type: 'service.rejected' })
    .settles('readStatus', { output: closedUntil(NOW + MINUTE) })
    .sees('maintenance.waiting')
    .knows({ site: closedUntil(NOW + MINUTE) }),

  journey('A later request rejected as closed, with a failed status check, keeps the page')
    .meets('own.system-status.later-503')
    .settles('readStatus', { output: open })
    .sends({ type: 'service.rejected' })
    .settles('readStatus', { error: offline })
    .sees('open.steady')
    .nothingElse(),

  journey('A later request rejected as closed, with an open portal, continues and notifies it')
    .meets('own.system-status.later-503', 's4.system-status.normal')
    .settles('readStatus', { output: open })
    .sends({ type: 'service.rejected' })
    .settles('readStatus', { output: { ...open, loginFirst: true } })
    .sees('open.steady')
    .notifies('parent', { type: 'site.opened', loginFirst: true }),

  journey('The player checks again before the maintenance ends')
    .meets('own.system-status.maintenance-over')
    .settles('readStatus', { output: closedUntil(NOW + MINUTE) })
    .sends({ type: 'retry.requested' })
    .sees('maintenance.rechecking', 'busy')
    .invokes('readStatus')
    .ignores({ type: 'retry.requested' }),

  journey('The gateway is reachable again, and under maintenance')
    .meets('own.system-status.unreachable', 's4.system-status.decision')
    .settles('readStatus', { error: offline })
    .sends({ type: 'retry.requested' })
    .settles('readStatus', { output: closedUntil(null) })
    .sees('maintenance.waiting')
    .knows({ site: closedUntil(null) }),
];

export const systemStatusTemporals = [
  leadsTo(
    'A temporarily closed portal is checked again',
    'maintenance.waiting',
    ['maintenance.rechecking', 'checking'],
    {
      within: 2,
    },
  ),
  leadsTo('An unreachable gateway is retried', 'unreachable.waiting', 'unreachable.retrying', { within: 1 }),
];
