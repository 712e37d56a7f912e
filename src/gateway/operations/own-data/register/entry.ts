/** Columns of a table, separated by spaces. */
type Columns = string;

/**
 * Reasons for which an export leaves a column out; the catalogue has their texts (`ownData.reason.…`). `internal`: it
 * says nothing about a person. `others`: GDPR article 15, paragraph 4. `operators`: defence of claims, article 23,
 * paragraph 1, point j. `inquiry`: prevention of fraud, point d.
 */
export const REASONS = ['secret', 'others', 'inquiry', 'operators', 'repeated', 'internal'] as const;
type Reason = (typeof REASONS)[number];

/**
 * Periods of retention after an account is closed, each with its rule; settings have their lengths. `access`: evidence
 * after a theft of the account (GDPR article 6, paragraph 1, point f). `records`: five years (FATF recommendation 11;
 * Bangladesh, Money Laundering Prevention Act 2012, section 25). `books`: twelve years (Bangladesh, Companies Act 1994,
 * section 181).
 */
export const PERIODS = ['none', 'access', 'records', 'books'] as const;
export type Period = (typeof PERIODS)[number];

/**
 * Outcome at the end of the period. `erase`: the rows go. `anonymise`: the identifying columns are cleared. `keep`: the
 * rows stay; they name only an account's key, which belongs to no known person once the account is anonymous.
 */
type Outcome = 'erase' | 'anonymise' | 'keep';

export const SUBJECTS = [
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
export type Subject = (typeof SUBJECTS)[number];

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
  /** Values of cleared columns, as SQL, where they are not null; and those of columns that change with them. */
  cleared?: Readonly<Record<string, string>>;
  /** True if the gateway's role cannot change the rows, so that a function of the database clears them. */
  isAppendOnly?: true;
  retained: Period;
  afterwards: Outcome;
};

/** Splits a list of columns. */
export const columnsIn = (columns: Columns | undefined): string[] => columns?.split(' ').filter(Boolean) ?? [];

/** Rows that have the account's key themselves. */
export const OWN = { account_id: 'accounts' } as const;
