import type { Language } from '../../../contract';
import type { Config } from '../../platform/config';
import { translate } from '../../platform/i18n';
import { COLUMN_TITLES } from './labels/columns';
import { TABLE_TITLES } from './labels/tables';
import type { ExportedRow } from './read-rows';
import { columnsIn, type PersonalTable, REASONS, type Subject } from './register/entry';

/** Facts of a file: its reader's language, its owner, and the moment that it shows. */
export type FileHead = {
  language: Language;
  userName: string;
  madeAt: Date;
  config: Pick<Config, 'siteZone' | 'retention'>;
};

/** Format of a file, which is written from start to end; each function returns the text that follows. */
export type FileFormat = {
  start(): string;
  subject(subject: Subject): string;
  tableStart(entry: PersonalTable): string;
  rows(rows: readonly ExportedRow[]): string;
  tableEnd(): string;
  end(): string;
};

type Titles = Readonly<Record<string, readonly [en: string, bn: string]>>;
const titleIn = (titles: Titles, name: string, language: Language): string =>
  titles[name]?.[language === 'bn' ? 1 : 0] ?? name;

/** Returns the title of a table for readers; tables of which nothing is exported have only their name. */
export const tableTitle = (table: string, language: Language): string => titleIn(TABLE_TITLES, table, language);
export const columnTitle = (column: string, language: Language): string => titleIn(COLUMN_TITLES, column, language);

/** Returns the columns that an export leaves out, with the reason for each group. */
export const leftOut = ({ withheld }: PersonalTable, language: Language): { columns: string[]; reason: string }[] =>
  REASONS.flatMap((reason) =>
    withheld[reason]
      ? [{ columns: columnsIn(withheld[reason]), reason: translate(language, `ownData.reason.${reason}`) }]
      : [],
  );

const DAY = 86_400_000;

/** Returns how long the rows are retained, and why. */
export function retentionText({ retained }: PersonalTable, { language, config }: FileHead): string {
  if (retained === 'none') return translate(language, 'ownData.period.none');
  return translate(language, `ownData.period.${retained}`, { days: Math.floor(config.retention[retained] / DAY) });
}
