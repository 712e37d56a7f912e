import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Diagnostic = { severity: string; message: string; category: string; location: { path: string } };

/** A tree with our rules only; all samples are written first, because a Biome run takes a second. */
const tree = mkdtempSync(join(tmpdir(), 'maidan-lint-'));
for (const part of ['.biome.json', '.gitignore', 'tests/lint']) cpSync(part, join(tree, part), { recursive: true });
let diagnostics: Diagnostic[] = [];
beforeAll(() => {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', 'src', 'machines'];
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: tree, encoding: 'utf8' });
  diagnostics = JSON.parse(stdout).diagnostics;
});
afterAll(() => rmSync(tree, { recursive: true }));

function write(path: string, source: string): string {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  return path;
}

/** Errors that Biome reports for a file. */
const errorsIn = (path: string) =>
  diagnostics
    .filter(({ severity, location }) => severity === 'error' && location.path === path)
    .map(({ category, message }) => `${category}: ${message}`);

const wrong: [string, string, string][] = [
  [
    'an effect in a screen',
    'src/portal/features/platform/home/wrong.tsx',
    "import { useEffect } from 'react';\nexport const wrong = () => useEffect(() => {});\n",
  ],
  [
    'a state in a dialog',
    'src/portal/features/identity/login/wrong.tsx',
    "import { useState } from 'react';\nexport const useWrong = () => useState(1);\n",
  ],
  [
    'a reducer in a dialog',
    'src/portal/features/identity/login/wrong.tsx',
    "import { useReducer } from 'react';\nexport const useWrong = useReducer;\n",
  ],
  [
    'a call in a screen',
    'src/portal/features/platform/home/wrong.tsx',
    "export const wrong = () => fetch('/wps/system/status');\n",
  ],
  [
    'a chart that imports the contract for value',
    'machines/identity/login/wrong.machine.ts',
    "import { isOn } from '../../../src/contract';\nexport const wrong = isOn;\n",
  ],
  [
    'a chart that imports another',
    'machines/identity/login/wrong.machine.ts',
    "import { logoutMachine } from '../logout/logout.machine';\nexport const wrong = logoutMachine;\n",
  ],
  [
    'a chart that imports React',
    'machines/identity/login/wrong.machine.ts',
    "import { useMemo } from 'react';\nexport const useWrong = useMemo;\n",
  ],
  [
    'a contract that imports the portal',
    'src/contract/wrong.ts',
    "import { routes } from '../portal/destinations';\nexport const wrong = routes;\n",
  ],
  [
    'an area of the contract that imports the portal',
    'src/contract/money/wrong.ts',
    "import { routes } from '../../portal/destinations';\nexport const wrong = routes;\n",
  ],
  [
    'an atlas that knows a flow',
    'src/atlas/wrong.ts',
    "import { loginMachine } from '../../machines/identity/login/login.machine';\nexport const wrong = loginMachine;\n",
  ],
  [
    'an atlas page that knows a flow',
    'src/atlas/page/app/wrong.ts',
    "import { loginMachine } from '../../../../machines/identity/login/login.machine';\nexport const wrong = loginMachine;\n",
  ],
  [
    'a portal that imports the gateway',
    'src/portal/features/identity/login/wrong.flow.ts',
    "import { ApiError } from '../../../../gateway/module-context';\nexport const wrong = ApiError;\n",
  ],
  [
    'a gateway that imports the portal',
    'src/gateway/system/wrong.ts',
    "import { routes } from '../../portal/destinations';\nexport const wrong = routes;\n",
  ],
  [
    'a desk that imports the gateway',
    'src/desk/features/operations/login/wrong.flow.ts',
    "import { ApiError } from '../../../../gateway/module-context';\nexport const wrong = ApiError;\n",
  ],
  [
    'a feature of the desk that imports another',
    'src/desk/features/operations/login/wrong.tsx',
    "import { RequestCard } from '../approvals/request-card';\nexport const Wrong = RequestCard;\n",
  ],
  [
    'a feature that imports another',
    'src/portal/features/identity/login/wrong.tsx',
    "import { Form } from '../registration/form';\nexport const Wrong = Form;\n",
  ],
  [
    'a feature that imports one of another area',
    'src/portal/features/identity/login/wrong.tsx',
    "import { Hero } from '../../platform/home/hero';\nexport const Wrong = Hero;\n",
  ],
  [
    'a folder of a feature that imports another feature',
    'src/portal/features/money/withdrawal/new/wrong.tsx',
    "import { Form } from '../../deposit/form';\nexport const Wrong = Form;\n",
  ],
  [
    'a feature that brings another',
    'src/portal/features/identity/login/wrong.flow.ts',
    "export const wrong = () => import('../registration');\n",
  ],
  [
    'a feature that imports app',
    'src/portal/features/identity/login/wrong.flow.ts',
    "import { App } from '../../../app/app';\nexport const wrong = App;\n",
  ],
  [
    'a feature whose wiring imports the destinations',
    'src/portal/features/identity/login/wrong.flow.ts',
    "import { destinations } from '../../../destinations';\nexport const wrong = destinations;\n",
  ],
  [
    'a view that imports the destinations',
    'src/portal/features/identity/login/wrong.tsx',
    "import { destinations } from '../../../destinations';\nexport const wrong = destinations;\n",
  ],
  [
    'a feature that imports the pages of a centre, for their types alone',
    'src/portal/features/identity/login/wrong.flow.ts',
    "import type { pages } from '../../../destinations.pages';\nexport type Wrong = keyof typeof pages;\n",
  ],
  [
    'a folder of a feature that imports the destinations',
    'src/portal/features/money/withdrawal/new/wrong.tsx',
    "import { destinations } from '../../../../destinations';\nexport const wrong = destinations;\n",
  ],
  [
    'a folder of a feature that imports app',
    'src/portal/features/money/withdrawal/new/wrong.ts',
    "import { App } from '../../../../app/app';\nexport const wrong = App;\n",
  ],
  [
    'a part that imports the destinations',
    'src/portal/parts/portal/wrong.ts',
    "import { destinations } from '../../destinations';\nexport const wrong = destinations;\n",
  ],
  [
    'a part that imports app',
    'src/portal/parts/phone/wrong.tsx',
    "import { App } from '../../app/app';\nexport const Wrong = App;\n",
  ],
  [
    'a part that imports a feature',
    'src/portal/parts/phone/wrong.tsx',
    "import { Hero } from '../../features/home/hero';\nexport const Wrong = Hero;\n",
  ],
  [
    'a primitive that imports the portal',
    'src/ui/wrong.ts',
    "import { routes } from '../portal/destinations';\nexport const wrong = routes;\n",
  ],
  [
    "a shared list that imports the portal's parts",
    'src/ui/list/wrong.ts',
    "import { useOpen } from '../../portal/parts/portal/shell-data';\nexport const wrong = useOpen;\n",
  ],
  [
    'a shared form that imports the browser',
    'src/ui/form/wrong.tsx',
    "import { createVault } from '../browser/vault';\nexport const Wrong = createVault;\n",
  ],
  [
    'a shared money view that holds state',
    'src/ui/money/wrong.tsx',
    "import { useState } from 'react';\nexport const Wrong = () => useState(0)[0];\n",
  ],
  [
    'a shared page part that calls the gateway',
    'src/ui/page/wrong.ts',
    "export const wrong = () => fetch('/wps/system/status');\n",
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
    "import { toWire } from '../../contract/money/money';\nexport const wrong = toWire;\n",
  ],
  [
    'a studio that imports a chart of the portal',
    'src/studio/play/wrong.ts',
    "import { loginMachine } from '../../../machines/identity/login/login.machine';\nexport const wrong = loginMachine;\n",
  ],
  [
    'rules of lotteries that import the contract',
    'src/lottery/wrong.ts',
    "import { toWire } from '../contract/money/money';\nexport const wrong = toWire;\n",
  ],
  [
    'a runner of lifecycles that imports the gateway',
    'src/lifecycle/wrong.ts',
    "import { ApiError } from '../gateway/platform/context';\nexport const wrong = ApiError;\n",
  ],
  [
    'a runner of lifecycles that imports the contract',
    'src/lifecycle/wrong.ts',
    "import { toWire } from '../contract/money/money';\nexport const wrong = toWire;\n",
  ],
  [
    'a runner of lifecycles that imports another package than xstate',
    'src/lifecycle/wrong.ts',
    "import { sql } from 'drizzle-orm';\nexport const wrong = sql;\n",
  ],
  [
    'a portal that runs lifecycles',
    'src/portal/features/money/withdrawal/wrong.flow.ts',
    "import { nextStep } from '../../../../lifecycle';\nexport const wrong = nextStep;\n",
  ],
  [
    'an app of the portal that runs lifecycles',
    'src/portal/app/wrong.ts',
    "import { nextStep } from '../../lifecycle/chart';\nexport const wrong = nextStep;\n",
  ],
  [
    'a primitive that runs lifecycles',
    'src/ui/wrong.ts',
    "import { nextStep } from '../lifecycle';\nexport const wrong = nextStep;\n",
  ],
  [
    'a chart that imports the runner of lifecycles, for its types alone',
    'machines/money/withdrawal-lifecycle/wrong.machine.ts',
    "import type { Lifecycle } from '../../../src/lifecycle';\nexport type Wrong = Lifecycle<never, never, never, never>;\n",
  ],
  [
    'a contract that runs lifecycles',
    'src/contract/money/wrong.ts',
    "import { nextStep } from '../../lifecycle';\nexport const wrong = nextStep;\n",
  ],
  ['any', 'src/contract/wrong.ts', 'export const wrong = (value: any) => value;\n'],
];

/** Samples share folders, so each file has a unique name. */
const written = wrong.map(
  ([title, path, source], nth) => [title, write(path.replace('wrong', `wrong-${nth}`), source)] as const,
);

test.each(written)('lint reports %s', (_, path) => {
  const expected = /noRestrictedImports|noRestrictedGlobals|noExplicitAny|imports nothing for value/;
  expect(errorsIn(path)).toContainEqual(expect.stringMatching(expected));
});

const types = write(
  'machines/identity/login/right.machine.ts',
  "import type { Failure } from '../../../src/contract';\nimport type { Errand } from '../session/session.machine';\n\nexport type Right = Failure | Errand;\n",
);
test('lint allows type imports from the contract and from other charts into a chart', () =>
  expect(errorsIn(types)).toEqual([]));

const wire = write(
  'src/studio/wire/right.ts',
  "export { studioPaths } from '../../contract/play/studio';\nexport { frameMessage } from '../../contract/play/studio-frame';\nexport { crashRoundMachine } from '../../../machines/play/crash-round/crash-round.machine';\n",
);
test('lint allows the studio to import its wire format, the messages of its frame and charts of rounds', () =>
  expect(errorsIn(wire)).not.toContainEqual(expect.stringContaining('noRestrictedImports')));

const runner = write(
  'src/lifecycle/right.ts',
  "import { transition } from 'xstate';\nimport { nextStep } from './chart';\nexport const right = [transition, nextStep];\n",
);
test('lint allows the lifecycle runner to import xstate and its own files', () =>
  expect(errorsIn(runner)).not.toContainEqual(expect.stringContaining('noRestrictedImports')));

const eachOther = (other: string, own: string) =>
  write(
    `machines/identity/${own.toLowerCase()}/wrong.machine.ts`,
    `import type { ${other} } from '../${other.toLowerCase()}/wrong.machine';\nexport type ${own} = ${other} | 1;\n`,
  );
const cycle = [eachOther('Logout', 'Session'), eachOther('Session', 'Logout')];
test.each(cycle)('lint reports two modules that import each other’s types: %s', (path) =>
  expect(errorsIn(path)).toContainEqual(expect.stringContaining('noImportCycles')),
);

test('no part of the tree is exempt from the cycle rule, and no rule is disabled per folder', () => {
  const { linter, overrides }: { linter: object; overrides: object[] } = JSON.parse(
    readFileSync('.biome.json', 'utf8'),
  );
  expect(linter).toMatchObject({
    rules: { suspicious: { noImportCycles: { level: 'error', options: { ignoreTypes: false } } } },
  });
  expect(overrides.filter((override) => /noImportCycles|"off"/.test(JSON.stringify(override)))).toEqual([]);
});
