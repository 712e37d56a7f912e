export { abuseCaseLifecycle } from './abuse/case-lifecycle';
export { reviewReversal } from './abuse/cases';
export { findHoldingCase } from './abuse/payouts';
export { abuseJobs, reviewPayouts } from './abuse/service';
export { clientErrorRoutes } from './client-errors/routes';
export { purgeClientErrors } from './client-errors/service';
export { commands } from './ops/commands';
export { startOps } from './ops/server';
