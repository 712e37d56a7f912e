import type { Language } from '../../../contract';
import type { Account } from '../../identity';
import type { ModuleContext } from '../../platform/context';
import type { FileFormat, FileHead } from './file-format';
import { openFile } from './parts';
import { exportedRows } from './read-rows';
import { PERSONAL_TABLES } from './register';
import { SUBJECTS } from './register/entry';
import { htmlFormat } from './render-html';
import { jsonFormat } from './render-json';

/** Writes the file of an account's data in each format, table by table. */
export async function writeFiles(
  within: ModuleContext,
  { id, language }: { id: string; language: Language },
  { id: accountId, userName }: Account,
): Promise<void> {
  const { config } = within;
  const head: FileHead = { language, userName, madeAt: await within.now(), config };
  const files = [
    { file: openFile(within, id, 'json'), format: jsonFormat(head) },
    { file: openFile(within, id, 'html'), format: htmlFormat(head) },
  ];
  const write = async (textIn: (format: FileFormat) => string) => {
    for (const { file, format } of files) await file.write(textIn(format));
  };
  await write((format) => format.start());
  for (const subject of SUBJECTS) {
    const entries = PERSONAL_TABLES.filter((entry) => entry.subject === subject);
    await write((format) => format.subject(subject));
    for (const entry of entries) {
      await write((format) => format.tableStart(entry));
      for await (const rows of exportedRows(within, entry, accountId)) await write((format) => format.rows(rows));
      await write((format) => format.tableEnd());
    }
  }
  await write((format) => format.end());
  for (const { file } of files) await file.end();
}
