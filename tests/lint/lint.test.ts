import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const tree = mkdtempSync(join(tmpdir(), 'maidan-lint-'));
for (const part of ['.biome.json', '.gitignore', 'tests/lint']) cpSync(part, join(tree, part), { recursive: true });
afterAll(() => rmSync(tree, { recursive: true }));

/** What Biome says of a file at `path`, in a tree that has our rules and nothing else. */
function lint(path: string, source: string) {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const { stdout, stderr, status } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', path], { cwd: tree, encoding: 'utf8' });
  rmSync(file);
  return { status, text: stdout + stderr };
}

const wrong: [string, string, string][] = [
  [
    'an effect in a screen',
    'src/portal/features/home/wrong.tsx',
    "import { useEffect } from 'react';\nexport const wrong = () => useEffect(() => {});\n",
  ],
  [
    'a state in a dialog',
    'src/portal/features/login/wrong.tsx',
    "import { useState } from 'react';\nexport const useWrong = () => useState(1);\n",
  ],
  [
    'a reducer in a dialog',
    'src/portal/features/login/wrong.tsx',
    "import { useReducer } from 'react';\nexport const useWrong = useReducer;\n",
  ],
  ['a call in a screen', 'src/portal/features/home/wrong.tsx', "export const wrong = () => fetch('/wps/system/status');\n"],
  [
    'a chart that imports the contract for value',
    'machines/login/wrong.machine.ts',
    "import { isOn } from '../../src/contract';\nexport const wrong = isOn;\n",
  ],
  [
    'a chart that imports another',
    'machines/login/wrong.machine.ts',
    "import { logoutMachine } from '../logout/logout.machine';\nexport const wrong = logoutMachine;\n",
  ],
  ['a chart that imports React', 'machines/login/wrong.machine.ts', "import { useMemo } from 'react';\nexport const useWrong = useMemo;\n"],
  [
    'a contract that imports the portal',
    'src/contract/wrong.ts',
    "import { routes } from '../portal/destinations';\nexport const wrong = routes;\n",
  ],
  [
    'an atlas that knows a flow',
    'src/atlas/wrong.ts',
    "import { loginMachine } from '../../machines/login/login.machine';\nexport const wrong = loginMachine;\n",
  ],
  [
    'an atlas page that knows a flow',
    'src/atlas/page/app/wrong.ts',
    "import { loginMachine } from '../../../../machines/login/login.machine';\nexport const wrong = loginMachine;\n",
  ],
  [
    'a portal that imports the gateway',
    'src/portal/features/login/wrong.flow.ts',
    "import { ApiError } from '../../../gateway/module-context';\nexport const wrong = ApiError;\n",
  ],
  [
    'a gateway that imports the portal',
    'src/gateway/system/wrong.ts',
    "import { routes } from '../../portal/destinations';\nexport const wrong = routes;\n",
  ],
  [
    'a feature that imports another',
    'src/portal/features/login/wrong.tsx',
    "import { Hero } from '../home/hero';\nexport const Wrong = Hero;\n",
  ],
  [
    'a folder of a feature that imports another feature',
    'src/portal/features/withdrawal/new/wrong.tsx',
    "import { Hero } from '../../home/hero';\nexport const Wrong = Hero;\n",
  ],
  ['a feature that brings another', 'src/portal/features/login/wrong.flow.ts', "export const wrong = () => import('../home');\n"],
  [
    'a feature that imports app',
    'src/portal/features/login/wrong.flow.ts',
    "import { App } from '../../app/app';\nexport const wrong = App;\n",
  ],
  [
    'a feature whose wiring imports the destinations',
    'src/portal/features/login/wrong.flow.ts',
    "import { destinations } from '../../destinations';\nexport const wrong = destinations;\n",
  ],
  [
    'a view that imports the destinations',
    'src/portal/features/login/wrong.tsx',
    "import { destinations } from '../../destinations';\nexport const wrong = destinations;\n",
  ],
  [
    'a feature that imports the pages of a centre, for their types alone',
    'src/portal/features/login/wrong.flow.ts',
    "import type { pages } from '../../destinations.pages';\nexport type Wrong = keyof typeof pages;\n",
  ],
  [
    'a folder of a feature that imports the destinations',
    'src/portal/features/withdrawal/new/wrong.tsx',
    "import { destinations } from '../../../destinations';\nexport const wrong = destinations;\n",
  ],
  [
    'a folder of a feature that imports app',
    'src/portal/features/withdrawal/new/wrong.ts',
    "import { App } from '../../../app/app';\nexport const wrong = App;\n",
  ],
  [
    'a part that imports the destinations',
    'src/portal/parts/portal/wrong.ts',
    "import { destinations } from '../../destinations';\nexport const wrong = destinations;\n",
  ],
  ['a part that imports app', 'src/portal/parts/phone/wrong.tsx', "import { App } from '../../app/app';\nexport const Wrong = App;\n"],
  [
    'a part that imports a feature',
    'src/portal/parts/phone/wrong.tsx',
    "import { Hero } from '../../features/home/hero';\nexport const Wrong = Hero;\n",
  ],
  [
    'a studio that imports the gateway',
    'src/studio/play/wrong.ts',
    "import { digest } from '../../gateway/secrets';\nexport const wrong = digest;\n",
  ],
  [
    'a studio that imports the whole contract',
    'src/studio/play/wrong.ts',
    "import { endpoints } from '../../contract';\nexport const wrong = endpoints;\n",
  ],
  [
    'a studio that imports another file of the contract',
    'src/studio/play/wrong.ts',
    "import { toWire } from '../../contract/money';\nexport const wrong = toWire;\n",
  ],
  [
    'rules of lotteries that import the contract',
    'src/lottery/wrong.ts',
    "import { toWire } from '../contract/money';\nexport const wrong = toWire;\n",
  ],
  ['any', 'src/contract/wrong.ts', 'export const wrong = (value: any) => value;\n'],
];

test.each(wrong)('lint is red on %s', (_, path, source) => {
  const { status, text } = lint(path, source);
  expect(text).toMatch(/noRestrictedImports|noRestrictedGlobals|noExplicitAny|imports nothing for value/);
  expect(status).not.toBe(0);
});

test('lint lets types pass from the contract and from other charts into a chart', () => {
  const source =
    "import type { Failure } from '../../src/contract';\nimport type { Errand } from '../session/session.machine';\n\nexport type Right = Failure | Errand;\n";
  expect(lint('machines/login/right.machine.ts', source).status).toBe(0);
});

test('lint lets the studio import its wire and the messages of its frame', () => {
  const source = "export { studioPaths } from '../../contract/studio';\nexport { frameMessage } from '../../contract/studio-frame';\n";
  expect(lint('src/studio/wire/right.ts', source).text).not.toMatch(/noRestrictedImports/);
});

test('lint is red on two modules that know one another by their types alone', () => {
  const files = ['machines/session/wrong.machine.ts', 'machines/logout/wrong.machine.ts'];
  const of = (other: string, own: string) =>
    `import type { ${other} } from '../${other.toLowerCase()}/wrong.machine';\nexport type ${own} = ${other} | 1;\n`;
  const [one = '', two = ''] = files;
  mkdirSync(dirname(join(tree, two)), { recursive: true });
  writeFileSync(join(tree, two), of('Session', 'Logout'));
  const { status, text } = lint(one, of('Logout', 'Session'));
  rmSync(join(tree, two));
  expect(text).toMatch(/noImportCycles/);
  expect(status).not.toBe(0);
});

test('nothing is left out of it: no part of the tree may have cycles, of types neither, and no rule is off but for all', () => {
  const { linter, overrides }: { linter: object; overrides: object[] } = JSON.parse(readFileSync('.biome.json', 'utf8'));
  expect(linter).toMatchObject({ rules: { suspicious: { noImportCycles: { level: 'error', options: { ignoreTypes: false } } } } });
  expect(overrides.filter((override) => /noImportCycles|"off"/.test(JSON.stringify(override)))).toEqual([]);
});
