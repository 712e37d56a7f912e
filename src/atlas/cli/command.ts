/** Runs a command: what it throws is told in a line, and it ends when it is done, whatever the files that it has read have begun. */
export async function command(main: () => Promise<void> | void): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  end();
}

/** Flushes stdout and stderr, then exits: a loaded file may hold a timer or a socket open. */
function end(): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(process.exitCode ?? 0)));
}
