import type { DeskValue } from '../../src/contract/operations/desk-endpoints';

const at = 1_800_000_000_000;
const HOUR = 3_600_000;

/** Record of a reading of personal data, in the audit. */
export const revealAct: DeskValue<'auditAct'> = {
  id: '01930000-0000-7000-8000-0000000000d1',
  at,
  operator: 'shila',
  role: 'support',
  origin: 'desk',
  kind: 'seen',
  command: 'players reveal',
  args: ['rahim'],
  reason: 'The player has called.',
  outcome: 'done',
  amount: null,
  confirmedBy: null,
  requestId: 'req-17',
  seen: ['contacts', 'payees', 'addresses'],
  change: null,
  item: null,
  player: 'rahim',
};
/** Record of a changed setting. */
const settingAct: DeskValue<'auditAct'> = {
  ...revealAct,
  id: '01930000-0000-7000-8000-0000000000d2',
  at: at - HOUR,
  operator: 'admin',
  role: 'owner',
  origin: 'command',
  kind: 'act',
  command: 'site set',
  args: ['cashInHours', '48'],
  reason: 'As agreed.',
  requestId: null,
  seen: [],
  change: { before: '24', after: '48' },
  player: null,
};

const listed = ({ requestId: _, seen: __, change: ___, item: ____, player: _____, ...row }: typeof revealAct) => row;

/** Page of the audit with a record of each kind. */
export const auditRecords: DeskValue<'audit'> & { pageNum: number; totalPages: number } = {
  list: [
    listed(revealAct),
    listed(settingAct),
    {
      ...listed(settingAct),
      id: '01930000-0000-7000-8000-0000000000d3',
      kind: 'reading',
      command: 'desk requests',
      args: [],
      reason: '',
      outcome: 'ops.role',
      operator: 'rupa',
      role: 'clerk',
      origin: 'desk',
    },
    {
      ...listed(settingAct),
      id: '01930000-0000-7000-8000-0000000000d4',
      command: 'credit',
      args: ['rahim', '2500.00'],
      amount: '2500.00',
      confirmedBy: 'shila',
      reason: 'Paid twice.',
    },
  ],
  next: 'after-credit',
  pageNum: 1,
  totalPages: 2,
};
