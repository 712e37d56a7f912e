import type { ModuleContext } from '../module-context';
import { demoProvider } from './demo';
import { identityToolkit } from './identity-toolkit';
import type { PhoneProvider } from './provider';

/** The real provider where a project is configured, else one in the gateway that behaves like it. */
export const phoneProvider = (ctx: ModuleContext, call: typeof fetch = fetch): PhoneProvider =>
  ctx.config.firebase ? identityToolkit(ctx, ctx.config.firebase, call) : demoProvider(ctx);
