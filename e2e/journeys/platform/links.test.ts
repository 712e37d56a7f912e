import { crawls } from '../../harness/crawls';

const EVERYBODY = [
  ['bn', 'member'],
  ['en', 'visitor'],
  ['en', 'member'],
  ['bn', 'visitor'],
] as const;
for (const [language, role] of EVERYBODY) crawls(language, role);
