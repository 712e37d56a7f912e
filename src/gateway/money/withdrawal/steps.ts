import type { WithdrawalLifecycleEvent } from '../../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import type { ModuleContext } from '../../platform/context';
import { advance } from '../../platform/lifecycle/service';
import type { Withdrawing } from './effects';
import { type Note, withdrawalLifecycle } from './lifecycle';

/** Step of a withdrawal; `version` is the one on which the caller decided. */
export type Act = Omit<Note, 'began'> & { id: string; event: WithdrawalLifecycleEvent; version?: number };

/**
 * Takes one lifecycle step with all its effects (asvs 2.3.1, 2.3.3). Throws `withdrawal.unknown`, `withdrawal.changed`
 * or `withdrawal.notPermitted`.
 */
export async function takeStep(ctx: ModuleContext, { id, event, version, ...note }: Act): Promise<Withdrawing> {
  return (await advance(ctx, withdrawalLifecycle, { id, event, version, note })).subject.row;
}
