import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run studio -- <command> …`: each folder here with a `command.ts` is a command. It exports `usage` and
 * `run(args)`, whose promise is the exit code.
 */
type Command = { usage: string; run(args: readonly string[]): Promise<number> };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const names = readdirSync(here('.')).filter((name) => existsSync(here(`${name}/command.ts`)));
const load = (name: string): Promise<Command> => import(`./${name}/command.ts`);

const [name = '', ...args] = process.argv.slice(2);
if (names.includes(name)) {
  process.exitCode = await (await load(name)).run(args);
} else {
  const usages = await Promise.all(names.map(async (text) => (await load(text)).usage));
  process.stderr.write(`npm run studio -- <command>\n\n${usages.join('\n')}\n`);
  process.exitCode = name === '' ? 0 : 2;
}
