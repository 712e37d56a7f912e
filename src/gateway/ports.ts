import { demoCommands } from './demo/commands';
import { demoFeedWord } from './demo/draws/officials';
import { demoBeaconSignatures } from './demo/draws/signatures';
import { demoOutboxCarrier } from './demo/outbox/carrier';
import { demoPaymentTasks, purgeDemoPayments } from './demo/payments/events';
import { demoPaymentProvider } from './demo/payments/provider';
import { demoPaymentSecretsSql } from './demo/payments/secrets';
import { demoSocialProvider } from './demo/social/provider';
import type { Ports } from './module-context';
import { overdue } from './modules';
import { findOverdue } from './platform/overdue';

/** What lower areas ask of upper ones, part of the composition root. */
export const ports: Ports = {
  demoBeaconSignatures,
  demoCommands,
  demoFeedWord,
  demoOutboxCarrier,
  demoPaymentProvider,
  demoPaymentSecretsSql,
  demoPaymentTasks,
  demoSocialProvider,
  findOverdueWork: (ctx) => findOverdue(ctx, overdue),
  purgeDemoPayments,
};
