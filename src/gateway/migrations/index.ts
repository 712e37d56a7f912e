import baselineSql from './baseline.sql?raw';

const migrationFiles = import.meta.glob<string>('./0*.sql', { query: '?raw', import: 'default', eager: true });
const definitionFiles = import.meta.glob<string>('../*/sql/*.sql', { query: '?raw', import: 'default', eager: true });

/** SQL file; its name has neither folder nor suffix. */
export type SqlFile = { name: string; sql: string };

/** Changes of tables and data, in order. A new one is a file here, `NNNN-name.sql`, which never changes afterwards. */
export const migrations: readonly SqlFile[] = byName(migrationFiles);

/**
 * Functions and triggers of all areas (`<area>/sql/`), one live definition each. Functions first: the files of triggers
 * (`*.triggers.sql`) may use those of any area.
 */
export const definitions: readonly SqlFile[] = byName(definitionFiles).sort(
  (a, b) => Number(isOfTriggers(a)) - Number(isOfTriggers(b)),
);

/** Schema of an empty database after the migration `through`; `needs` names the functions that its tables use. */
export const baseline = { sql: baselineSql, through: header('through'), needs: header('needs').split(', ') };

function byName(files: Record<string, string>): SqlFile[] {
  return Object.entries(files)
    .map(([path, sql]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), sql }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isOfTriggers({ name }: SqlFile): boolean {
  return name.endsWith('.triggers');
}

function header(name: string): string {
  const value = new RegExp(`^-- ${name}: (.+)$`, 'm').exec(baselineSql)?.[1];
  if (!value) throw new Error(`baseline.sql lacks the line "-- ${name}: …"`);
  return value;
}
