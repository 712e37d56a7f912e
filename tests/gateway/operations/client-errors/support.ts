import type { ClientError } from '../../../../src/contract/platform/client-errors';

/** Report of an event that the login ignores, after a step of it. */
export const ignoredReport = {
  kind: 'ignored',
  frames: [],
  ignored: 'form.submitted',
  chart: 'login',
  state: '{"form":"editing"}',
  steps: [{ event: 'form.changed', state: '{"form":"editing"}' }],
  earlier: 0,
  build: '1a2b3c4',
  language: 'bn',
  page: '/login',
} as const satisfies ClientError;
