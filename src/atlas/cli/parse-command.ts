import { type ParseArgsConfig, parseArgs } from 'node:util';

type Known = NonNullable<ParseArgsConfig['options']>;

/**
 * Parses the arguments of a command. Rejects wrong options with one line, followed by the first line of the help. With
 * `--help` alone, sets `values.help`.
 */
export function parseCommand<Options extends Known>(args: readonly string[], options: Options, help: string) {
  try {
    const known: Options & { help: { type: 'boolean' } } = { ...options, help: { type: 'boolean' } };
    return parseArgs({ args: [...args], allowPositionals: true, options: known });
  } catch (error) {
    // Node's advice after the first sentence is irrelevant here.
    const reason = error instanceof Error ? (error.message.split(/\.\s|\n/)[0] ?? '') : String(error);
    throw new Error(`${reason}; see --help.\n${help.split('\n')[0]}`);
  }
}
