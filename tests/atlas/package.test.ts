import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { isBuiltin } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as api from '../../src/atlas/package/api';
import { manifest } from '../../src/atlas/package/manifest';
import { EVENT_CEILING } from '../harness/ceilings';

const README = readFileSync('src/atlas/package/README.md', 'utf8');
const PACKAGES = ['csv-stringify', 'elkjs', 'rolldown', 'tinyglobby', 'vite'];
const ACTION = parse(readFileSync('src/atlas/package/action.yml', 'utf8'));

/** Returns the code blocks of the README in a language. */
const blocks = (language: string): string[] =>
  [...README.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, code = '']) => (name === language ? [code] : []));
/** Files of the README by path, which is their first line. */
const files = new Map(blocks('ts').map((code) => [/^\/\/ (\S+)\n/.exec(code)?.[1] ?? '', code]));
const commands = blocks('sh').flatMap((block) => block.trim().split('\n'));

test('the code of the package imports nothing else of Maidan, and only the packages of its manifest', () => {
  const sources = globSync('src/atlas/**/*.{ts,tsx}', { ignore: 'src/atlas/{session,page/app,package}/**' });
  const imports = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:(?:import|export|\}).* from |import )'([^']+)';$|\bimport\('([^']+)'\)/gm,
      ),
    ].map(([, fixed, lazy]) => ({
      file,
      name: fixed ?? lazy ?? '',
    })),
  );
  const outside = imports.filter(
    ({ file, name }) => name.startsWith('.') && !join(dirname(file), name).startsWith('src/atlas'),
  );
  expect(outside).toEqual([]);
  const packages = imports
    .filter(({ name }) => !name.startsWith('.') && !isBuiltin(name))
    .map(({ name }) => name.split('/')[0] ?? '');
  expect([...new Set(packages)].sort()).toEqual([...PACKAGES, 'xstate'].sort());
});

test('the manifest has the versions of this checkout, XState as a peer, and rejects unknown packages', () => {
  const root = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(manifest(root, ['elkjs', 'xstate', 'elkjs'])).toMatchObject({
    dependencies: { elkjs: root.dependencies.elkjs },
    peerDependencies: { xstate: '^5.20.0' },
  });
  expect(() => manifest(root, ['left-pad'])).toThrow('left-pad');
});

test('the interface has all functions of its README', () => {
  expect(Object.keys(api)).toEqual(expect.arrayContaining(['explore', 'paths', 'coverage', 'draw', 'mutants', 'walk']));
  const named = [...files.values()].flatMap((code) => /import \{ ([^}]+) \} from 'maidan-atlas'/.exec(code)?.[1] ?? []);
  expect(Object.keys(api)).toEqual(expect.arrayContaining(named.flatMap((names) => names.split(', '))));
});

describe('the package in an empty project', { tags: ['extended'] }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-package-'));
  const project = join(folder, 'project');
  const modules = join(project, 'node_modules');
  const home = join(modules, 'maidan-atlas');
  const bin = join(home, 'dist/atlas/cli/main.js');
  const { VITEST: _, NODE_OPTIONS: __, ...env } = process.env;
  /** Runs a command as a user would; returns what it prints. */
  const run = (command: string, args: readonly string[]): string => {
    const options = { cwd: project, env, encoding: 'utf8', timeout: EVENT_CEILING } as const;
    const { status, stdout, stderr } = spawnSync(command, args, options);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    return stripVTControlCharacters(stdout);
  };
  const shell = (line: string): string => run('bash', ['-c', line]);
  const link = (name: string) => symlinkSync(resolve('node_modules', name), join(modules, name));

  beforeAll(() => {
    execFileSync(process.execPath, ['--import', 'tsx', 'src/atlas/package/pack.ts', '--out', folder], { env });
    mkdirSync(home, { recursive: true });
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    execFileSync('tar', ['-xzf', join(folder, `maidan-atlas-${version}.tgz`), '-C', home, '--strip-components', '1']);
    mkdirSync(join(modules, '.bin'));
    chmodSync(bin, 0o755);
    symlinkSync(bin, join(modules, '.bin/maidan-atlas'));
    for (const name of ['xstate', ...PACKAGES, '@types', 'playwright', 'tsx', 'typescript', 'vitest']) link(name);
    // The real package is a re-export, too.
    mkdirSync(join(modules, '@playwright/test'), { recursive: true });
    writeFileSync(join(modules, '@playwright/test/index.d.ts'), "export * from 'playwright/test';\n");
    writeFileSync(join(modules, '@playwright/test/package.json'), '{"types":"index.d.ts"}');
    writeFileSync(join(project, 'package.json'), '{"type":"module"}');
    for (const [path, code] of files) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), code);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('depends on the packages that its code imports, in exact versions, and on nothing of Maidan', () => {
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(PACKAGES);
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Object.keys(peerDependencies)).toEqual(['xstate']);
    for (const file of ['README.md', 'LICENSE', 'action.yml']) expect(existsSync(join(home, file)), file).toBe(true);
    const compiled = globSync('dist/**/*.js', { cwd: home }).filter((file) => !file.includes('/page/app/'));
    expect(compiled.filter((file) => !existsSync(join('src', file.slice(5).replace(/js$/, 'ts'))))).toEqual([]);
  });

  test('runs every command of its README', () => {
    expect(commands).toHaveLength(5);
    const outputs = commands.map(shell);
    expect(outputs[0]).toContain('1 charts in atlas');
    expect(outputs[1]).toContain('Feature: door');
    expect(outputs[2]).toMatch(/states 2\/2 +transitions 3\/3/);
    expect(outputs[3]).toMatch(/^door: \d+ mutants, \d+ killed, \d+ equivalent, 0 survived$/m);
    expect(readFileSync(join(project, 'src/door.samples.ts'), 'utf8')).toContain('doorSamples');
    for (const ending of ['svg', 'mmd', 'scxml', 'json', 'paths.md', 'paths.json'])
      expect(readFileSync(join(project, `atlas/door.${ending}`), 'utf8'), ending).toContain('open');
    const page = readFileSync(join(project, 'atlas/index.html'), 'utf8');
    expect(page).toContain('<script type="module">');
    expect(page).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="(?!data:)/);
  });

  test('provides the interface to a script', () => {
    const printed = run(process.execPath, ['--import', 'tsx', 'src/report.ts']);
    expect(printed).toMatch(/transitions 3\/3/);
    expect(printed).toContain('0 mutants survive');
    expect(printed).toContain('stateDiagram-v2');
  });

  test.each(['bundler', 'nodenext'])('has types, also for the recipes, by the rules of %s', (moduleResolution) => {
    const isNode = moduleResolution === 'nodenext';
    writeFileSync(join(project, 'src/wrong.ts'), "import { explore } from 'maidan-atlas';\nexplore('no machine');\n");
    const compilerOptions = {
      ...{ strict: true, noEmit: true, skipLibCheck: true, target: 'ES2023', types: ['node'] },
      ...{ module: isNode ? 'nodenext' : 'esnext', moduleResolution },
    };
    // By Node's rules the recipes would need endings of their own.
    const included = isNode ? ['src/wrong.ts'] : [...files.keys(), 'src/wrong.ts'];
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: included }));
    const compiler = ['node_modules/typescript/bin/tsc', '-p', '.', '--singleThreaded'];
    const { stdout } = spawnSync(process.execPath, compiler, { cwd: project, env, encoding: 'utf8' });
    rmSync(join(project, 'tsconfig.json'));
    rmSync(join(project, 'src/wrong.ts'));
    expect(stdout.trim().split('\n')).toEqual([expect.stringMatching(/^src\/wrong\.ts\(2,9\): error TS2345/)]);
  });

  test('runs its recipe for Vitest', () => {
    const printed = run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'src/door.test.ts']);
    expect(printed).toMatch(/Tests +[1-9]\d* passed/);
  });

  test('comments on a pull request with a picture of its changes, once, and updates the comment', async () => {
    const git = (...args: string[]) =>
      run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...args]);
    writeFileSync(join(project, '.gitignore'), 'node_modules\n');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'base');
    const base = git('rev-parse', 'HEAD').trim();
    const machine = join(project, 'src/door.machine.ts');
    writeFileSync(
      machine,
      readFileSync(machine, 'utf8').replace('open: {', "locked: {},\n    open: { entry: 'ring', "),
    );
    const calls: { method?: string; url?: string; body: string }[] = [];
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part) => parts.push(part));
      request.on('end', () => {
        calls.push({ method: request.method, url: request.url, body: Buffer.concat(parts).toString() });
        const known = calls
          .filter(({ method }) => method === 'POST')
          .map(({ body }) => ({ id: 7, ...JSON.parse(body) }));
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(known));
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const event = join(folder, 'event.json');
    writeFileSync(event, JSON.stringify({ pull_request: { number: 12, base: { sha: base } } }));
    const values: Record<string, string> = {
      'inputs.machines': ACTION.inputs.machines.default,
      'inputs.base': base,
      'inputs.token': 'secret',
      'runner.temp': folder,
      'github.action_path': home,
    };
    const job = {
      ...env,
      GITHUB_API_URL: `http://127.0.0.1:${port}`,
      GITHUB_REPOSITORY: 'house/door',
      GITHUB_EVENT_PATH: event,
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    };
    const runAction = async () => {
      for (const step of ACTION.runs.steps.filter(({ run }: { run?: string }) => run !== undefined)) {
        const own = Object.entries<string>(step.env).map(([name, text]) => [
          name,
          text.replace(/\$\{\{ ([\w.]+) \}\}/g, (_, key: string) => values[key] ?? ''),
        ]);
        const options = { cwd: project, env: { ...job, ...Object.fromEntries(own) } };
        await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', step.run], options);
      }
    };
    try {
      await runAction();
      await runAction();
    } finally {
      server.close();
    }
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /repos/house/door/issues/12/comments?per_page=100&page=1',
      'POST /repos/house/door/issues/12/comments',
      'GET /repos/house/door/issues/12/comments?per_page=100&page=1',
      'PATCH /repos/house/door/issues/comments/7',
    ]);
    const { body } = JSON.parse(calls[1]?.body ?? '{}');
    expect(body).toContain('- + `state locked`');
    expect(body).toContain('- ~ `state open` (entry)');
    expect(body).toMatch(
      /```mermaid\nstateDiagram-v2\n[^`]*class chart_locked added\n[^`]*class chart_open changed\n```/,
    );
    expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain('stateDiagram-v2');
    expect(existsSync(join(folder, 'maidan-atlas/door.diff.svg'))).toBe(true);
  });
});
