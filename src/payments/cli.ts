import { run, usage } from './conformance/command';

/** `npm run payments -- conformance …` */
const [name = '', ...args] = process.argv.slice(2);
if (name === 'conformance') process.exitCode = await run(args);
else {
  process.stderr.write(`npm run payments -- <command>\n\n${usage}\n`);
  process.exitCode = name === '' ? 0 : 2;
}
