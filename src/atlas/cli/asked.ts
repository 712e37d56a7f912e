import { type ParseArgsConfig, parseArgs } from 'node:util';

type Known = NonNullable<ParseArgsConfig['options']>;

/**
 * What a command is asked for. A wrong option is refused in a line, below which stands how the command is used: the first line of its help. Asked for
 * help alone, it says so in `values.help`.
 */
export function asked<Options extends Known>(args: readonly string[], options: Options, help: string) {
  try {
    const known: Options & { help: { type: 'boolean' } } = { ...options, help: { type: 'boolean' } };
    return parseArgs({ args: [...args], allowPositionals: true, options: known });
  } catch (error) {
    // What Node adds after the first sentence is of no use here.
    const said = error instanceof Error ? (error.message.split(/\.\s|\n/)[0] ?? '') : String(error);
    throw new Error(`${said}; see --help.\n${help.split('\n')[0]}`);
  }
}
