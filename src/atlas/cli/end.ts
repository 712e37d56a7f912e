/** Ends a command once what it wrote has left: a file that it has read may have begun something that never ends. */
export function end(): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(process.exitCode ?? 0)));
}
