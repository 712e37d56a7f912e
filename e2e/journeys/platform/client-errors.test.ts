import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished } from 'vitest';
import { journeys } from '../../harness/journeys';
import { opens } from '../../harness/people';
import type { Tester } from '../../harness/tester';

const group = v.object({
  id: v.string(),
  failure: v.string(),
  chart: v.string(),
  state: v.string(),
  builds: v.array(v.string()),
});
const file = v.object({ files: v.tuple([v.object({ name: v.string(), base64: v.string() })]) });
const TYPED = { username: 'Rahim Uddin', password: 'Kadam-phul 77' };

/** Serves the portal with a login chart that knows no return to the user name, and puts the page into the sample. */
async function breakLogin(tester: Tester): Promise<void> {
  tester.spoils();
  await tester.context.addInitScript(() => {
    Math.random = () => 0;
  });
  await tester.context.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replace(/(["'`])username\.selected\1:/, '"username.unheard":') });
  });
}

/** Output of `npm run paths -- --replay` for a file of a group. */
function replay({ name, base64 }: { name: string; base64: string }): { status: number | null; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  writeFileSync(path, Buffer.from(base64, 'base64'));
  const args = ['--import', 'tsx', 'src/atlas/cli/paths.ts', '--replay', path, '--tier', 'model'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

journeys('errors in browsers', (journey) => {
  journey(
    'an event that a broken chart ignores is reported, and its path replays to the state [own.client-errors.reported own.client-errors.replayed own.client-errors.private]',
    { language: 'en' },
    async (tester) => {
      const { screen, gateway } = tester;
      await breakLogin(tester);
      await opens(tester, 'login', 'login.title');
      await screen.fill('login.username', TYPED.username);
      await screen.fill('login.password', TYPED.password);
      await screen.press('login.tab.mobile');
      await tester.field('phone.number').waitFor();
      await screen.press('login.tab.username');
      const list = async () => v.parse(v.array(group), await gateway.ops('client-errors'));
      await expect.poll(list).toHaveLength(1);
      // Otherwise scripts that load later would still be on their way when the page closes.
      await tester.context.unrouteAll({ behavior: 'ignoreErrors' });
      const [found] = await list();
      if (!found) throw new Error('the group has gone');
      expect(found).toMatchObject({ chart: 'login', failure: 'ignored username.selected' });
      expect(found.builds).toEqual([expect.stringMatching(/^[\da-f]{7}$/)]);
      const whole = JSON.stringify(await gateway.ops('client-errors', 'show', found.id));
      expect(whole).toContain('mobile.selected');
      for (const typed of Object.values(TYPED)) expect(whole).not.toContain(typed);
      const { files } = v.parse(file, await gateway.ops('client-errors', 'path', found.id));
      const { status, output } = replay(files[0]);
      expect([status, output]).toEqual([0, expect.stringContaining('✓ login: ignored username.selected')]);
    },
  );
});
