import { crawls } from '../support/crawls';
import { turns } from '../support/turns';

const inTurn = turns();
const EVERYBODY = [
  ['bn', 'member'],
  ['en', 'visitor'],
  ['en', 'member'],
  ['bn', 'visitor'],
] as const;
for (const [language, who] of inTurn(EVERYBODY)) crawls(language, who);
