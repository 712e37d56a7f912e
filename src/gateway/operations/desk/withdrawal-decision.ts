import * as v from 'valibot';
import { WITHDRAWAL_STATES } from '../../../contract/money/withdrawal';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import { WITHDRAWAL_ACTS } from '../../../contract/operations/withdrawal-review';
import type { ModuleContext } from '../../platform/context';
import { perform } from '../ops/acts';
import type { Operator } from '../ops/command';
import { releaseItem, requireClaim } from './claims';
import type { DeskInput } from './handlers';

type Decision = DeskInput<'decideWithdrawal'>;

/** Arguments of the command that performs an act. */
const ARGUMENTS: Record<Decision['act'], (id: string) => string[]> = {
  approve: (id) => ['approve', id],
  reject: (id) => ['reject', id],
  disburse: (id) => ['disburse', id],
  send: (id) => ['send', id],
  foundPaid: (id) => ['found', id, 'paid'],
  foundUnpaid: (id) => ['found', id, 'unpaid'],
  pay: (id) => ['dispute', id, 'pay'],
  refund: (id) => ['dispute', id, 'refund'],
  refuse: (id) => ['dispute', id, 'refuse'],
};

/** Returns the act that a typed command of withdrawals performs; null for any other command. */
export function actOf(typed: readonly string[]): Decision['act'] | null {
  const line = typed.join(' ');
  return WITHDRAWAL_ACTS.find((act) => ARGUMENTS[act](typed[1] ?? '').join(' ') === line) ?? null;
}

const output = v.union([
  v.pipe(
    v.object({ state: v.picklist(WITHDRAWAL_STATES) }),
    v.transform(({ state }) => ({ state, request: null })),
  ),
  v.pipe(
    v.object({ waitsForAnother: v.string(), until: v.string() }),
    v.transform(({ waitsForAnother: id, until }) => ({ state: null, request: { id, until: Date.parse(until) } })),
  ),
]);

/**
 * Performs an act on a claimed withdrawal as the command line does, on the version that the operator has seen
 * (`own.desk.acts`); then the claim ends. Throws `desk.notClaimed`, `desk.claimed`, `withdrawal.changed`, and what the
 * command throws.
 */
export async function decideWithdrawal(
  ctx: ModuleContext,
  { id, version, act, reason }: Decision,
  operator: Operator,
): Promise<DeskValue<'decideWithdrawal'>> {
  const item = { kind: 'withdrawal', itemId: id } as const;
  await requireClaim(ctx, item, operator.name);
  const command = { command: 'withdrawals', args: ARGUMENTS[act](id), reason, version };
  const { state, request } = v.parse(output, await perform(ctx, operator, command));
  await releaseItem(ctx, item, operator.name);
  return { state, request };
}
