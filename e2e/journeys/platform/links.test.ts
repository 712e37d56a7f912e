import { crawls } from '../../harness/crawls';

const EVERYBODY = [
  ['bn', 'member'],
  ['en', 'visitor'],
  ['en', 'member'],
  ['bn', 'visitor'],
] as const;
for (const [language, who] of EVERYBODY) crawls(language, who);
