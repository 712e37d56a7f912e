/**
 * Runs a command and exits when it is done, regardless of timers that loaded files have started. Prints exceptions as
 * one line.
 */
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
