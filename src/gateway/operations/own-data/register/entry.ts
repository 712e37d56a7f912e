/** Columns of a table, separated by spaces. */
type Columns = string;

/** Reasons for which an export leaves a column out. */
export const REASONS = {
  internal: 'Links rows of our tables or steers our programs; it says nothing about a person.',
  secret: 'A password, code, token or key, its digest, or a session: its reader could act as the player.',
  others: 'Identifies another person, or sums up what other people did (GDPR article 15, paragraph 4).',
  operators: 'Names operators, or is their own note for the defence of claims (GDPR article 23, paragraph 1, point j).',
  inquiry: 'Part of an inquiry into fraud, which its disclosure would defeat (GDPR article 23, paragraph 1, point d).',
  repeated: 'A sum or copy of rows that the export has from another table.',
} as const;
type Reason = keyof typeof REASONS;

/** Periods of retention after an account is closed, with the rule that demands each. */
export const PERIODS = {
  none: 'No law demands it.',
  access: 'Traces of access are evidence after a theft of the account (GDPR article 6, paragraph 1, point f).',
  records: 'Customer and transaction records, five years (FATF recommendation 11; Bangladesh, MLPA 2012, section 25).',
  books: 'Books of account, twelve years (Bangladesh, Companies Act 1994, section 181).',
} as const;
type Period = keyof typeof PERIODS;

/**
 * Outcome at the end of the period. `erase`: the rows go. `anonymise`: the identifying columns are cleared. `keep`: the
 * rows stay; they name only an account's key, which belongs to no known person once the account is anonymous.
 */
type Outcome = 'erase' | 'anonymise' | 'keep';

const SUBJECTS = [
  'identity',
  'access',
  'messages',
  'payments',
  'protection',
  'play',
  'rewards',
  'agency',
  'support',
  'inquiries',
] as const;
type Subject = (typeof SUBJECTS)[number];

/** Table with rows about players, as the database names it. */
export type PersonalTable = {
  table: string;
  subject: Subject;
  /**
   * Columns that lead to the account, each with the table whose `id` it has (or `table.column`). Null: the table names
   * players only within the operators' own words, so that no column finds one account's rows.
   */
  rows: Readonly<Record<string, string>> | null;
  /** Columns that an export has. */
  exported: Columns;
  /** Exported sums in minor units. */
  amounts?: Columns;
  /** Column of encrypted fields, with the column to which they are bound. */
  sealed?: { column: string; boundTo: string };
  /** Columns that an export leaves out, by reason. */
  withheld: Readonly<Partial<Record<Reason, Columns>>>;
  /** Columns that identify a person by their content, whatever the account's key. */
  identifying?: Columns;
  retained: Period;
  afterwards: Outcome;
};

/** Splits a list of columns. */
export const columnsIn = (columns: Columns | undefined): string[] => columns?.split(' ').filter(Boolean) ?? [];

/** Rows that have the account's key themselves. */
export const OWN = { account_id: 'accounts' } as const;
