export { analyticsFlow } from './analytics.flow';
export { AnalyticsConsent } from './consent';
