import { createRequire, isBuiltin } from 'node:module';
import { constants, Script } from 'node:vm';
import * as xstate from 'xstate';
import * as actions from 'xstate/actions';
import * as actors from 'xstate/actors';
import * as guards from 'xstate/guards';
import { inTime } from './in-time';
import { inert } from './inert';
import { Runtime } from './runtime';

/** Code that `bundled` made of a file. `globals`: names that the code reads and nothing defines. */
export type Bundled = { file: string; code: string; globals: readonly string[] };
/** Outcome of an evaluation; `error`: why it ended early. */
export type Evaluated = { runtime: Runtime; stubs: string[]; error?: unknown };

/** Limit of what a file does before it waits, in milliseconds; and of what it waits for. */
const EVALUATION_LIMIT_MS = 10_000;
const XSTATE: Record<string, unknown> = {
  xstate,
  'xstate/actions': actions,
  'xstate/actors': actors,
  'xstate/guards': guards,
};
/** Modules that would open sockets or start processes. */
const OUTSIDE =
  /^(?:node:)?(?:net|tls|http|https|http2|dgram|dns|cluster|child_process|worker_threads|repl|inspector|readline)(?:\/|$)/;
/** Global functions that would keep a process alive or print. */
const HELD = ['setTimeout', 'setInterval', 'setImmediate', 'fetch', 'WebSocket', 'EventSource', 'BroadcastChannel'];
/** Names of browsers, which functions of a machine may read later. */
const BROWSER = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'matchMedia',
  'navigator',
];
const RUN = Symbol.for('maidan.atlas.run');
const MAX_GLOBALS = 20;
const DEEPEST_STACK = 60;

/**
 * Runs the code of a file, without its timers, sockets and output, within a limit of time. Names that nothing defines
 * become inert, one after the other; installed packages that fail, too. This is hygiene and no sandbox.
 */
export async function evaluate({ file, code, globals }: Bundled): Promise<Evaluated & { globals: string[] }> {
  const inertNames = new Set([...globals, ...browserNames(code)]);
  const missing = new Set<string>();
  for (;;) {
    const evaluated = await runOnce(file, code, [...inertNames]);
    const found = [...evaluated.runtime.undefinedNames].filter((name) => !inertNames.has(name));
    if (found.length === 0 || inertNames.size > MAX_GLOBALS)
      return { ...evaluated, globals: [...inertNames], stubs: [...evaluated.stubs, ...missing] };
    for (const name of found) {
      inertNames.add(name);
      missing.add(name);
    }
  }
}

/** A name that the code tests with `typeof` stays undefined, so that the code does without it. */
const browserNames = (code: string): string[] =>
  BROWSER.filter((name) => !(name in globalThis))
    .filter((name) => new RegExp(`(?<![.\\w$'"\`-])${name}\\b(?!\\s*:|['"\`])`).test(code))
    .filter((name) => !new RegExp(`typeof ${name}\\b`).test(code));

async function runOnce(file: string, code: string, globals: readonly string[]): Promise<Evaluated> {
  const runtime = new Runtime();
  const stubs = new Set<string>();
  const silent = Object.fromEntries(Object.keys(console).map((key) => [key, () => undefined]));
  const values: Record<string, unknown> = {
    ...Object.fromEntries(globals.map((name) => [name, name in xstate ? Reflect.get(xstate, name) : inert(name)])),
    ...Object.fromEntries(HELD.map((name) => [name, inert(name)])),
    ...{ console: silent, require: requireFor(file, stubs), module: { exports: {} }, exports: {} },
    atlas$: runtime,
  };
  const names = Object.keys(values);
  const script = new Script(`globalThis[Symbol.for('maidan.atlas.run')]((${names.join(', ')}) => { ${code}\n})`, {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const call = (body: (...values: unknown[]) => void) => body(...names.map((name) => values[name]));
  Object.defineProperty(globalThis, RUN, { value: call, configurable: true });
  const { stackTraceLimit } = Error;
  // An error in XState has the file further down.
  Error.stackTraceLimit = DEEPEST_STACK;
  try {
    script.runInThisContext({ timeout: EVALUATION_LIMIT_MS });
    await inTime(Promise.all(runtime.pending), EVALUATION_LIMIT_MS);
    return { runtime, stubs: [...stubs] };
  } catch (error) {
    runtime.fail(undefined, error);
    return { runtime, stubs: [...stubs], error };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Requires XState from here and packages from the file's project; those that fail are stubbed. */
function requireFor(file: string, stubs: Set<string>): (name: string) => unknown {
  const require = createRequire(file);
  return (name) => {
    if (name in XSTATE) return XSTATE[name];
    if (!OUTSIDE.test(name))
      try {
        return require(name);
      } catch (error) {
        if (isTimeout(error)) throw error;
      }
    stubs.add(isBuiltin(name) ? name : packageOf(name));
    return inert(name);
  };
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Returns the name of the package that a path is in. */
const packageOf = (path: string): string =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path.replaceAll('\\', '/'))?.[1] ?? path;
