import type { ModuleContext } from '../module-context';
import { sharedSecret } from '../platform/shared-secret';

/** What we and the demo's provider share, as with a real one: for its pages' addresses, for its words, and for what we ask of it. */
export const pageSecret = (ctx: ModuleContext) => sharedSecret(ctx, 'payment.demo.page');
export const wordSecret = (ctx: ModuleContext) => sharedSecret(ctx, 'payment.demo.word');
export const askSecret = (ctx: ModuleContext) => sharedSecret(ctx, 'payment.demo.ask');
