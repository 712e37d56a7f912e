import { SETTINGS } from '../../../contract';
import { type FileFormat, type FileHead, leftOut, retentionText, tableTitle } from './file-format';

/** Returns the format for programs: one JSON document, a row on each line. */
export function jsonFormat(head: FileHead): FileFormat {
  const { language, userName, madeAt, config } = head;
  let isFirstTable = true;
  let isFirstRow = true;
  return {
    start: () => {
      const facts = { site: SETTINGS.brand.merchant, account: userName, madeAt: madeAt.toISOString() };
      return `${JSON.stringify({ ...facts, timeZone: config.siteZone, language }).slice(0, -1)},"tables":[`;
    },
    subject: () => '',
    tableStart: (entry) => {
      const { table, subject } = entry;
      const facts = { table, title: tableTitle(table, language), subject, retention: retentionText(entry, head) };
      const text = JSON.stringify({ ...facts, leftOut: leftOut(entry, language) }).slice(0, -1);
      const comma = isFirstTable ? '' : ',';
      isFirstTable = false;
      isFirstRow = true;
      return `${comma}\n${text},"rows":[`;
    },
    rows: (rows) => {
      const text = rows.map((row) => JSON.stringify(row)).join(',\n');
      const comma = isFirstRow ? '\n' : ',\n';
      isFirstRow = false;
      return comma + text;
    },
    tableEnd: () => ']}',
    end: () => '\n]}\n',
  };
}
