import type { ModuleContext } from '../module-context';
import { demoPayments } from './demo';
import type { PaymentProvider } from './provider';

/** The provider that takes deposits; null outside the demo, until a real one is there. */
export const providerOf = async (ctx: ModuleContext): Promise<PaymentProvider | null> => (ctx.config.demo ? demoPayments(ctx) : null);
