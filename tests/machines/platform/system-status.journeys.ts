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
  memberOrigin: null,
  newcomerBonus: '500.00',
  phoneFailure: 'field',
  customerService: [],
  whiteLabel: [],
  loginFirst: false,
};
const closedUntil = (maintenanceEnd: number | null) => ({ ...open, maintenance: true, maintenanceEnd });
const offline = { kind: 'offline', code: 'client.offline' };
const refusal = { customerService: [{ csType: 'EMAIL', path: 'mailto:help@example.test' }] };
const wrongHost = { kind: 'rejected', code: 'system.invalidUrl', message: 'Invalid URL', value: refusal };

/** A maintenance with this end time, and the delay before the status is read again. */
const waitsFor = (title: string, maintenanceEnd: number | null, wait: number) =>
  journey(title)
    .meets('own.system-status.maintenance-over')
    .settles('readStatus', { output: closedUntil(maintenanceEnd) })
    .sees('maintenance.waiting', 'closed')
    .waits(wait - 1)
    .sees('maintenance.waiting')
    .waits(1)
    .sees('maintenance.lookingAgain', 'busy')
    .invokes('readStatus');

/** The oracle of the system status, from the requirements. */
export const systemStatusJourneys = [
  journey('The gateway says open: the portal is shown')
    .meets('s4.system-status.normal')
    .invokes('readStatus')
    .sees('checking', 'busy')
    .settles('readStatus', { output: open })
    .sees('open.steady')
    .lacks('busy', 'closed')
    .knows({ site: open, attempts: 0 })
    .tells('parent', { type: 'site.opened', loginFirst: false }),

  journey('The gateway says that a login comes first: the portal is told')
    .meets('s2.guard.redirect-to-login')
    .settles('readStatus', { output: { ...open, loginFirst: true } })
    .sees('open.steady')
    .tells('parent', { type: 'site.opened', loginFirst: true }),

  journey('Maintenance is looked at before the region')
    .meets('s4.system-status.decision', 's4.system-status.maintenance')
    .settles('readStatus', { output: { ...closedUntil(NOW + MINUTE), regionRestriction: true } })
    .sees('maintenance', 'closed')
    .knows({ site: { ...closedUntil(NOW + MINUTE), regionRestriction: true } }),

  journey('This place may not use the portal, and asking again changes nothing')
    .meets('s4.system-status.restriction')
    .settles('readStatus', { output: { ...open, regionRestriction: true } })
    .sees('restricted', 'closed')
    .knows({ site: { ...open, regionRestriction: true } })
    .ignores({ type: 'retry.requested' }),

  journey('A host that is not ours gets a page that says so')
    .settles('readStatus', { error: wrongHost })
    .sees('invalidUrl', 'closed')
    .knows({ refusal })
    .ignores({ type: 'retry.requested' }),

  journey('A host that is not ours is told so on a later try too')
    .settles('readStatus', { error: offline })
    .sends({ type: 'retry.requested' })
    .settles('readStatus', { error: wrongHost })
    .sees('invalidUrl')
    .knows({ refusal }),

  waitsFor('A maintenance of ten minutes is over in ten minutes', NOW + 10 * MINUTE, 10 * MINUTE),
  waitsFor('A maintenance of two days is looked at each hour', NOW + 2 * 24 * 60 * MINUTE, 60 * MINUTE),
  waitsFor('A maintenance without an end is looked at each minute', null, MINUTE),
  waitsFor('A maintenance that should be over now is looked at each minute', NOW, MINUTE),

  journey('The end time has passed: the portal opens by itself')
    .meets('own.system-status.maintenance-over')
    .settles('readStatus', { output: closedUntil(NOW + MINUTE) })
    .waits(MINUTE)
    .settles('readStatus', { output: { ...open, serverTime: NOW + MINUTE } })
    .sees('open.steady')
    .tells('parent', { type: 'site.opened', loginFirst: false })
    .knows({ site: { ...open, serverTime: NOW + MINUTE } }),

  journey('The end time has passed, but the maintenance goes on: the new end is waited for')
    .meets('own.system-status.maintenance-over')
    .settles('readStatus', { output: closedUntil(NOW + MINUTE) })
    .waits(MINUTE)
    .settles('readStatus', { output: { ...closedUntil(NOW + 3 * MINUTE), serverTime: NOW + MINUTE } })
    .sees('maintenance.waiting')
    .waits(2 * MINUTE - 1)
    .sees('maintenance.waiting')
    .waits(1)
    .sees('maintenance.lookingAgain'),

  journey('The end time has passed, and the gateway cannot be reached: the page stays, and looks again')
    .meets('own.system-status.maintenance-over')
    .settles('readStatus', { output: closedUntil(NOW + MINUTE) })
    .waits(MINUTE)
    .settles('readStatus', { error: offline })
    .sees('maintenance.waiting')
    .waits(MINUTE)
    .sees('maintenance.lookingAgain'),

  journey('The gateway cannot be reached: tried again after 2, 4, 8, 16, 32 and then each 60 seconds')
    .meets('own.system-status.unreachable')
    .settles('readStatus', { error: offline })
    .sees('unreachable.waiting', 'closed')
    .knows({ attempts: 1 })
    .waits(1_999)
    .sees('unreachable.waiting')
    .waits(1)
    .sees('unreachable.tryingAgain', 'busy')
    .invokes('readStatus')
    .settles('readStatus', { error: offline })
    .waits(3_999)
    .sees('unreachable.waiting')
    .waits(1)
    .sees('unreachable.tryingAgain')
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
    .sees('unreachable.tryingAgain'),

  journey('The player tries again at once, and the gateway is there: the count begins anew')
    .meets('own.system-status.unreachable')
    .settles('readStatus', { error: offline })
    .sends({ type: 'retry.requested' })
    .sees('unreachable.tryingAgain')
    .invokes('readStatus')
    .ignores({ type: 'retry.requested' })
    .settles('readStatus', { output: open })
    .sees('open.steady')
    .tells('parent', { type: 'site.opened', loginFirst: false })
    .knows({ attempts: 0, site: open }),

  journey('A later call is told "closed": the page stays until the maintenance is known')
    .meets('own.system-status.later-503', 's4.system-status.maintenance')
    .ignores({ type: 'service.refused' })
    .settles('readStatus', { output: open })
    .sends({ type: 'service.refused' })
    .sees('open.confirming')
    .lacks('closed')
    .invokes('readStatus')
    .ignores({ type: 'service.refused' })
    .settles('readStatus', { output: closedUntil(NOW + MINUTE) })
    .sees('maintenance.waiting')
    .knows({ site: closedUntil(NOW + MINUTE) }),

  journey('A later call is told "closed", but the status cannot be read: the page stays')
    .meets('own.system-status.later-503')
    .settles('readStatus', { output: open })
    .sends({ type: 'service.refused' })
    .settles('readStatus', { error: offline })
    .sees('open.steady')
    .nothingElse(),

  journey('A later call is told "closed", but the portal is open again: it goes on, and is told so')
    .meets('own.system-status.later-503', 's4.system-status.normal')
    .settles('readStatus', { output: open })
    .sends({ type: 'service.refused' })
    .settles('readStatus', { output: { ...open, loginFirst: true } })
    .sees('open.steady')
    .tells('parent', { type: 'site.opened', loginFirst: true }),

  journey('The player does not wait for the end of the maintenance, and looks again at once')
    .meets('own.system-status.maintenance-over')
    .settles('readStatus', { output: closedUntil(NOW + MINUTE) })
    .sends({ type: 'retry.requested' })
    .sees('maintenance.lookingAgain', 'busy')
    .invokes('readStatus')
    .ignores({ type: 'retry.requested' }),

  journey('The gateway is there again, and under maintenance')
    .meets('own.system-status.unreachable', 's4.system-status.decision')
    .settles('readStatus', { error: offline })
    .sends({ type: 'retry.requested' })
    .settles('readStatus', { output: closedUntil(null) })
    .sees('maintenance.waiting')
    .knows({ site: closedUntil(null) }),
];

export const systemStatusTemporals = [
  leadsTo(
    'A portal that is closed for a while is looked at again',
    'maintenance.waiting',
    ['maintenance.lookingAgain', 'checking'],
    {
      within: 2,
    },
  ),
  leadsTo('What cannot be reached is tried again', 'unreachable.waiting', 'unreachable.tryingAgain', { within: 1 }),
];
