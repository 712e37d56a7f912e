export const NAME = 'maidan-atlas';
const PEER = 'xstate';

/** Parts of this checkout's package.json. */
export type RootPackage = { version: string; license: string; engines: object; dependencies: Record<string, string> };

/** Returns the package.json: every package that the code imports, in the exact version of this checkout. */
export function manifest(
  { version, license, engines, dependencies }: RootPackage,
  packages: readonly string[],
): object {
  const needed = [...new Set(packages)].filter((name) => name !== PEER).sort();
  const lacking = needed.find((name) => dependencies[name] === undefined);
  if (lacking) throw new Error(`${lacking} is no dependency of this checkout: the package needs its version.`);
  const entry = './dist/atlas/package/api';
  return {
    name: NAME,
    version,
    description: 'Draws, explores and tests any XState 5 machine: offline pages, covering paths, coverage, mutants.',
    keywords: ['xstate', 'statechart', 'state machine', 'model-based testing', 'visualizer', 'coverage'],
    license,
    type: 'module',
    engines,
    bin: { [NAME]: './dist/atlas/cli/main.js' },
    exports: { '.': { types: `${entry}.d.ts`, default: `${entry}.js` }, './package.json': './package.json' },
    types: `${entry}.d.ts`,
    files: ['dist', 'action.yml'],
    peerDependencies: { [PEER]: '^5.20.0' },
    dependencies: Object.fromEntries(needed.map((name) => [name, dependencies[name]])),
  };
}
