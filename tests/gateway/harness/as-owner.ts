import { randomUUID } from 'node:crypto';
import { perform } from '../../../src/gateway/operations/ops/acts';
import type { ModuleContext } from '../../../src/gateway/platform/context';

/** Performs a command as the owner. Repeated commands need different reasons, so the default is a new one. */
export const asOwner = (ctx: ModuleContext, command: string, args: string[], reason: string = randomUUID()) =>
  perform(ctx, { name: 'admin', role: 'admin' }, { command, args, reason });
