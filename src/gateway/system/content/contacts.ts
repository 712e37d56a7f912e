import type { Language, Value } from '../../../contract';

type Info = Value<'systemStatus'>['info'];

/** Where help is to be had (s3.permission.customer-service). */
export const customerService: Info['customerService'] = [
  { csType: 'HELP', path: '/help' },
  { csType: 'EMAIL', path: 'mailto:help@example.test' },
];

const DOWNLOAD = { bn: 'অ্যাপ ডাউনলোড', en: 'Download the app' };

/** Links and downloads (s3.routers.response); `labelNameCn` is the second label of the wire and holds the reader's language. */
export const resources = (language: Language): Info['resources'] => [
  { resourceType: 'APP', url: '/download', qrCodeUrl: '', labelNameEn: DOWNLOAD.en, labelNameCn: DOWNLOAD[language] },
];
