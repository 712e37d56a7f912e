/** Commit since the last release. */
export type Commit = { hash: string; subject: string; body: string };
/** Content of a release's section in the changelog. */
export type ReleaseNotes = {
  version: string;
  /** Day of the release, `2026-11-30`. */
  day: string;
  commits: readonly Commit[];
  /** Names of migrations that are new. */
  migrations: readonly string[];
  /** Names of environment variables that are new, and of those that are gone. */
  settings: { added: readonly string[]; removed: readonly string[] };
};

const TITLE = '# Changelog\n';
/** Line of a commit's body that operators must read before an upgrade. */
const UPGRADE = /^Upgrade: (.+)$/gm;

export const STEPS = ['major', 'minor', 'patch'] as const;
export type Step = (typeof STEPS)[number];

/** Returns the version after a step; `0.1.9` is followed by `0.2.0`. */
export function nextVersion(version: string, step: Step): string {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!parts) throw new Error(`${version} is not a version such as 1.2.3`);
  const [major = 0, minor = 0, patch = 0] = parts;
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Returns the section of a release: upgrade notes, then changes by area (`own.release.notes`). */
export function sectionOf({ version, day, commits, migrations, settings }: ReleaseNotes): string {
  const named = (names: readonly string[]) => names.map((name) => `\n  - \`${name}\``).join('');
  const lines = (label: string, names: readonly string[]) => (names.length > 0 ? [`${label}:${named(names)}`] : []);
  const notes = [
    ...commits.flatMap(({ body }) => [...body.matchAll(UPGRADE)].flatMap(([, note = '']) => note || [])),
    ...lines('Migrations, forward only', migrations),
    ...lines('New settings', settings.added),
    ...lines('Settings that are gone', settings.removed),
  ];
  const areaOf = ({ subject }: Commit) => /^([\w ,/-]+): /.exec(subject)?.[1] ?? 'other';
  const areas = [...new Set(commits.map(areaOf))].sort();
  const changes = areas.map((area) => `#### ${area}\n\n${listOf(commits.filter((commit) => areaOf(commit) === area))}`);
  return [
    `## ${version} (${day})`,
    '### Upgrade notes',
    notes.length > 0 ? notes.map((note) => `- ${note}`).join('\n') : 'Nothing to do.',
    '### Changes',
    ...changes,
  ].join('\n\n');
}

const listOf = (commits: readonly Commit[]) =>
  commits.map(({ hash, subject }) => `- ${subject.replace(/^[\w ,/-]+: /, '')} (${hash})`).join('\n');

/** Returns a changelog with one more section at its top. */
export function withSection(changelog: string, section: string): string {
  const older = changelog.startsWith(TITLE) ? changelog.slice(TITLE.length).trim() : changelog.trim();
  return `${[TITLE.trim(), section, ...(older === '' ? [] : [older])].join('\n\n')}\n`;
}
