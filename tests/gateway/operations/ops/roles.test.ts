import { afterAll, beforeAll, expect, test } from 'vitest';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { ROLES, type Role } from '../../../../src/gateway/operations/ops/roles';
import { ports } from '../../../../src/gateway/ports';
import { type Modules, startModules } from '../../harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

/** Roles by command. A missing command fails, and so does one with more or fewer roles. */
const MAY: Record<string, Role[]> = {
  maintenance: ['admin'],
  region: ['admin'],
  flag: ['admin'],
  'site get': ['support', 'payments', 'admin', 'risk'],
  'site set': ['admin'],
  'rules get': ['support', 'payments', 'admin', 'risk'],
  'rules set': ['admin'],
  unlock: ['support', 'admin'],
  'expire-password': ['support', 'admin'],
  ip: ['support', 'admin'],
  'factor reset': ['support', 'admin'],
  'withdrawals list': ['support', 'payments', 'admin', 'risk'],
  'withdrawals show': ['support', 'payments', 'admin', 'risk'],
  'withdrawals proofs': ['support', 'payments', 'admin', 'risk'],
  'withdrawals approve': ['payments', 'admin'],
  'withdrawals reject': ['payments', 'admin'],
  'withdrawals disburse': ['payments', 'admin'],
  'withdrawals dispute': ['payments', 'admin'],
  'withdrawals send': ['payments', 'admin'],
  'withdrawals found': ['payments', 'admin'],
  'payouts list': ['support', 'payments', 'admin', 'risk'],
  'payouts settled': ['payments', 'admin'],
  'batches list': ['support', 'payments', 'admin', 'risk'],
  'batches make': ['payments', 'admin'],
  'batches file': ['payments', 'admin'],
  'batches confirm': ['payments', 'admin'],
  suspense: ['support', 'payments', 'admin', 'risk'],
  'exclusions list': ['support', 'admin'],
  'exclusions dismiss': ['support', 'admin'],
  health: ['support', 'payments', 'admin', 'risk'],
  'client-errors': ['support', 'admin'],
  'client-errors show': ['support', 'admin'],
  'client-errors path': ['support', 'admin'],
  credit: ['payments', 'admin'],
  ledger: ['payments', 'admin'],
  'lines list': ['support', 'payments', 'admin', 'risk'],
  'lines verify': ['admin'],
  backup: ['admin'],
  'keys list': ['admin'],
  'keys reseal': ['admin'],
  'keys payload': ['admin'],
  'rollups verify': ['payments', 'admin'],
  'rollups rebuild': ['admin'],
  'games maintenance': ['admin'],
  'content apply': ['editor', 'admin'],
  'draws list': ['support', 'payments', 'admin', 'risk'],
  'draws show': ['support', 'payments', 'admin', 'risk'],
  'draws result': ['admin'],
  'draws correct': ['admin'],
  'draws void': ['admin'],
  'draws plan': ['admin'],
  'draws source': ['admin'],
  contact: ['admin'],
  'activities list': ['support', 'admin'],
  'activities make': ['admin'],
  'activities end': ['admin'],
  'applications pictures': ['support', 'admin'],
  'missions list': ['support', 'admin'],
  'missions make': ['admin'],
  'missions end': ['admin'],
  'leaderboards list': ['support', 'admin'],
  'leaderboards make': ['admin'],
  'applications list': ['support', 'admin'],
  'applications review': ['support', 'admin'],
  'applications approve': ['admin'],
  'applications reject': ['support', 'admin'],
  'team figures': ['support', 'agentManager', 'admin'],
  'team move': ['agentManager', 'admin'],
  'team retire': ['agentManager', 'admin'],
  'team page': ['agentManager', 'admin'],
  'contracts list': ['support', 'agentManager', 'admin'],
  'contracts offer': ['agentManager', 'admin'],
  'contracts say': ['agentManager', 'admin'],
  'contracts settle': ['payments', 'admin'],
  'contracts bills': ['support', 'agentManager', 'admin'],
  'contracts end': ['agentManager', 'admin'],
  'vip levels': ['support', 'admin'],
  'vip try': ['admin'],
  'vip change': ['admin'],
  'vip history': ['support', 'admin'],
  'vip waiting': ['support', 'admin'],
  'vip confirm': ['admin'],
  'vip settle': ['admin'],
  'offers list': ['support', 'admin'],
  'offers gain': ['support', 'admin'],
  'offers set': ['admin'],
  'offers on': ['admin'],
  'offers off': ['admin'],
  'abuse list': ['support', 'risk', 'admin'],
  'abuse show': ['support', 'risk', 'admin'],
  'abuse look': ['support', 'risk', 'admin'],
  'abuse close': ['support', 'risk', 'admin'],
  'referrals list': ['support', 'admin'],
  'referrals approve': ['admin'],
  'referrals refuse': ['admin'],
  'labels list': ['support', 'admin'],
  'labels set': ['support', 'admin'],
  'labels remove': ['support', 'admin'],
  'redemptions address': ['support', 'admin'],
  'players find': ['support', 'payments', 'admin', 'risk'],
  'players show': ['support', 'payments', 'admin', 'risk'],
  'players timeline': ['support', 'payments', 'admin', 'risk'],
  'players reveal': ['support', 'payments', 'admin', 'risk'],
  'players note': ['support', 'payments', 'admin', 'risk'],
  'players block': ['support', 'risk', 'admin'],
  'players unblock': ['support', 'risk', 'admin'],
  'players log-out': ['support', 'risk', 'admin'],
  'players time-out': ['support', 'admin'],
  'players exclude': ['support', 'admin'],
  'goods list': ['support', 'admin'],
  'goods keep': ['admin'],
  'goods stock': ['admin'],
  'goods hide': ['admin'],
  'goods show': ['admin'],
  'redemptions list': ['support', 'admin'],
  'redemptions approve': ['support', 'admin'],
  'redemptions reject': ['support', 'admin'],
  'feedback list': ['support', 'admin'],
  'feedback answer': ['support', 'admin'],
  'feedback close': ['support', 'admin'],
  'profile clear': ['support', 'admin'],
  'chat room': ['support', 'admin'],
  'chat reports': ['support', 'admin'],
  'chat delete': ['support', 'admin'],
  'chat mute': ['support', 'admin'],
  'chat ban': ['support', 'admin'],
  'chat words': ['support', 'admin'],
  'chat word': ['support', 'admin'],
  'chat desk': ['support', 'admin'],
  'chat read': ['support', 'admin'],
  'chat answer': ['support', 'admin'],
  'chat close': ['support', 'admin'],
  'messages list': ['support', 'editor', 'admin'],
  'messages send': ['editor', 'admin'],
  'messages withdraw': ['editor', 'admin'],
  'operators list': ['admin'],
  'operators add': ['admin'],
  'operators disable': ['admin'],
  'operators enrol': ['admin'],
  'requests list': ['payments', 'admin'],
  'requests confirm': ['payments', 'admin'],
  'requests refuse': ['payments', 'admin'],
  codes: ['support', 'admin'],
  'desk code': ['support', 'payments', 'admin', 'risk'],
  challenges: ['support', 'admin'],
  sms: ['admin'],
  'sms budget': ['admin'],
  payments: ['payments', 'admin'],
  clock: ['admin'],
  fault: ['admin'],
  'reset-demo': ['admin'],
  fixture: ['admin'],
  'studio list': ['support', 'payments', 'admin', 'risk'],
  'studio key': ['admin'],
  'studio bets': ['admin'],
  'studio reconcile': ['payments', 'admin'],
  'studio rounds': ['support', 'payments', 'admin', 'risk'],
  'studio limits': ['payments', 'admin'],
  'studio limit': ['admin'],
  'studio holds': ['payments', 'admin'],
  'studio release': ['payments', 'admin'],
  'studio reverse': ['payments', 'admin'],
  'studio receivables': ['support', 'payments', 'admin', 'risk'],
  'studio collect': ['payments', 'admin'],
  'studio waive': ['payments', 'admin'],
};
const commands = ports.opsCommands;
const matrix = Object.keys(commands).flatMap((name) => ROLES.map((role) => [role, name] as const));

test('every command states its roles, and the table covers every command [own.desk.roles]', () => {
  expect(Object.keys(MAY).sort()).toEqual(Object.keys(commands).sort());
  for (const { roles } of Object.values(commands)) expect(roles.length).toBeGreaterThan(0);
});

/** Commands get arguments that none understands, so a rejection of the arguments shows that the role was accepted. */
test.each(matrix)('role %s and command “%s” [asvs 8.2.1 8.3.1]', async (role, name) => {
  const [command = '', ...rest] = name.split(' ');
  const commandInput = { command, args: [...rest, 'not', 'understood', 'at', 'all'], reason: 'a test' };
  const code = await perform({ ...gateway.ctx, now: gateway.ctx.now }, { name: 'somebody', role }, commandInput).then(
    () => 'done',
    (rejection) => String(rejection.code),
  );
  if (MAY[name]?.includes(role)) expect(code).not.toBe('ops.role');
  else expect(code).toBe('ops.role');
});

test('demo commands do not exist without the demo', async () => {
  const ctx = { ...gateway.ctx, config: { ...gateway.ctx.config, demo: false } };
  for (const [name, { demo }] of Object.entries(commands)) {
    const [command = '', ...args] = name.split(' ');
    const detail = await perform(
      ctx,
      { name: 'somebody', role: 'admin' },
      { command, args: [...args, 'not', 'understood'], reason: '' },
    ).then(
      () => '',
      (rejection) => String(rejection.extra?.params?.detail),
    );
    expect([name, detail.startsWith(`there is no ${name};`)]).toEqual([name, demo]);
  }
});
