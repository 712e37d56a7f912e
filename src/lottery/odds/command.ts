/** `npm run odds -- <type> [--json]`: what each play of a lottery, or of all lotteries of a type, costs, wins and gives back. */
import { LOTTERIES } from '../lotteries';
import { oddsJson, oddsRows, oddsTable } from './rows';

const [type = '', ...flags] = process.argv.slice(2);
const asked = Object.values(LOTTERIES).filter(({ code, family }) =>
  [code, family].some((name) => name === type.toUpperCase()),
);
if (asked.length === 0 || flags.some((flag) => flag !== '--json')) {
  const types = new Set(Object.values(LOTTERIES).flatMap(({ family, code }) => [family, code]));
  console.error(`npm run odds -- ${[...types].join(' | ')} [--json]`);
  process.exit(2);
}
const rows = asked.map((lottery) => oddsRows(lottery, new Date().toISOString().slice(0, 10)));
if (flags.includes('--json')) console.log(oddsJson(rows.flat()));
else
  console.log(
    asked
      .map(({ code, priceVersion }, index) => `${code}, prices ${priceVersion}\n${oddsTable(rows[index] ?? [])}`)
      .join('\n\n'),
  );
