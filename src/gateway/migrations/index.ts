const files = import.meta.glob<string>('./0*.ts', { import: 'sql', eager: true });

/** Every migration, in the order of the names. A new one is a new file here, `NNNN-what.ts`, and is never changed afterwards. */
export const migrations = Object.entries(files)
  .map(([path, sql]) => ({ name: path.replace(/^\.\/|\.ts$/g, ''), sql }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));
