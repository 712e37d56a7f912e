import type { Language } from '../../../contract';
import type { Account } from '../../identity';
import type { ModuleContext } from '../../platform/context';
import { openFile } from './parts';
import { exportedRows } from './read-rows';
import { PERSONAL_TABLES } from './register';
import { SUBJECTS } from './register/entry';
import { type FileHead, htmlFormat } from './render-html';
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
  for (const { file, format } of files) await file.write(format.start());
  for (const subject of SUBJECTS) {
    const entries = PERSONAL_TABLES.filter((entry) => entry.subject === subject);
    for (const { file, format } of files) await file.write(format.subject(subject));
    for (const entry of entries) {
      for (const { file, format } of files) await file.write(format.tableStart(entry));
      for await (const rows of exportedRows(within, entry, accountId))
        for (const { file, format } of files) await file.write(format.rows(rows));
      for (const { file, format } of files) await file.write(format.tableEnd());
    }
  }
  for (const { file, format } of files) {
    await file.write(format.end());
    await file.end();
  }
}
