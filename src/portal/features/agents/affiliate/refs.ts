import type { ActorRefFrom } from 'xstate';
import type { affiliateApplicationMachine } from '../../../../../machines/agents/affiliate-application/affiliate-application.machine';

export type AffiliateRef = ActorRefFrom<typeof affiliateApplicationMachine>;
