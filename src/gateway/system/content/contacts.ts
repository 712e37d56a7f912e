import type { Value } from '../../../contract';

/** Where help is to be had (s3.permission.customer-service). */
export const customerService: Value<'systemStatus'>['info']['customerService'] = [
  { csType: 'HELP', path: '/help' },
  { csType: 'EMAIL', path: 'mailto:help@example.test' },
];
