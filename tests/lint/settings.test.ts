import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SETTING_GROUPS } from '../../src/gateway/platform/settings';
import { studioSettings } from '../../src/studio/settings';

const HEAD = `# Settings

Environment variables of the gateway and of the studio. A wrong value stops the start, with a line that names it; an
empty one counts as unset. The gateway reads any of its settings from a file that the variable with \`_FILE\` names, such
as \`SECRET_KEY_FILE=/run/credentials/secret-key\`. Written by
\`npx vitest run --project model tests/lint/settings.test.ts -u\` from \`platform/settings.ts\` and
\`src/studio/settings.ts\`.`;

const groups: [title: string, settings: Record<string, v.GenericSchema>][] = [
  ...Object.entries(SETTING_GROUPS),
  ['A studio by itself', studioSettings.entries],
];

/** Default of a setting, as it would be typed. */
function otherwise(schema: v.GenericSchema): string {
  const [optional = schema] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : [];
  const value = v.is(v.object({ default: v.string() }), optional) ? optional.default : '';
  if (value !== '') return ` (\`${value}\`)`;
  return v.is(v.object({ type: v.literal('optional') }), optional) ? '' : ' (required)';
}

const lineOf = (name: string, schema: v.GenericSchema) =>
  wrapped(`- \`${name}\`${otherwise(schema)}: ${v.getDescription(schema)}`);

/** Breaks a list item into lines of 120 characters at most. */
function wrapped(item: string): string {
  const end = item.lastIndexOf(' ', 120);
  return item.length <= 120 ? item : `${item.slice(0, end)}\n${wrapped(`  ${item.slice(end + 1)}`)}`;
}

test('SETTINGS.md lists every setting of the gateway and the studio, with its default and what it does', async () => {
  const sections = groups.map(([title, settings]) =>
    [`## ${title}`, '', ...Object.entries(settings).map(([name, schema]) => lineOf(name, schema))].join('\n'),
  );
  const text = `${[HEAD, ...sections].join('\n\n')}\n`;
  expect(text).not.toContain('undefined');
  await expect(text).toMatchFileSnapshot('../../src/gateway/SETTINGS.md');
});
