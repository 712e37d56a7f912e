/**
 * `npm run odds -- <type> [--json]`: prints cost, chance and return of each play of a lottery, or of all lotteries of a
 * type.
 */
import { LOTTERIES } from '../lotteries';
import { oddsJson, oddsRows, oddsTable } from './rows';

const [type = '', ...flags] = process.argv.slice(2);
const lotteries = Object.values(LOTTERIES).filter(({ code, family }) =>
  [code, family].some((name) => name === type.toUpperCase()),
);
if (lotteries.length === 0 || flags.some((flag) => flag !== '--json')) {
  const types = new Set(Object.values(LOTTERIES).flatMap(({ family, code }) => [family, code]));
  console.error(`npm run odds -- ${[...types].join(' | ')} [--json]`);
  process.exit(2);
}
const rows = lotteries.map((lottery) => oddsRows(lottery, new Date().toISOString().slice(0, 10)));
if (flags.includes('--json')) console.log(oddsJson(rows.flat()));
else
  console.log(
    lotteries
      .map(({ code, priceVersion }, index) => `${code}, prices ${priceVersion}\n${oddsTable(rows[index] ?? [])}`)
      .join('\n\n'),
  );
