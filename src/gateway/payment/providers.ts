import type { Kit } from '../kit';
import { demoPayments } from './demo';
import type { PaymentProvider } from './provider';

/** The provider that takes deposits; null outside the demo, until a real one is there. */
export const providerOf = async (kit: Kit): Promise<PaymentProvider | null> => (kit.config.demo ? demoPayments(kit) : null);
