import { translate } from '../../platform/i18n';
import { escaped } from '../../platform/pages/escaped';
import { clockIn } from '../../platform/time/zone';
import { columnTitle, type FileFormat, type FileHead, leftOut, retentionText, tableTitle } from './file-format';
import type { ExportedRow } from './read-rows';
import { columnsIn, type PersonalTable } from './register/entry';

/** Rows of a table that the page displays; the file for programs has all. */
export const ROWS_DISPLAYED = 500;

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1rem;color:#1b2420}
h1,h2{line-height:1.3}h2{border-bottom:2px solid #0a3f2d;margin-top:3rem}.rows{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem}td,th{border:1px solid #c9d2cd;padding:.25rem .5rem;text-align:start;
vertical-align:top}th{background:#eef3f0}img{max-width:16rem}small{color:#47544d}`;

/** Times as the database writes them in JSON. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:\d\d|Z)$/;
/** Pictures are stored as PNG, whatever was uploaded. */
const PICTURE = 'data:image/png;base64,';

/**
 * Returns the format for people: a page in the player's language that needs nothing else, without scripts. Its policy
 * forbids them, so that typed text could run none even if an escape were missing.
 */
export function htmlFormat(head: FileHead): FileFormat {
  const { language, userName, madeAt, config } = head;
  const clock = clockIn(config.siteZone);
  const words = (code: string, params: Record<string, string | number> = {}) =>
    escaped(translate(language, `ownData.${code}`, params));
  const cell = (column: string, value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return words(value ? 'yes' : 'no');
    if (column === 'picture' && typeof value === 'string') return `<img alt="" src="${PICTURE}${escaped(value)}">`;
    if (typeof value === 'string') return escaped(TIME.test(value) ? clock(Date.parse(value)) : value);
    return escaped(JSON.stringify(value));
  };
  let open: { entry: PersonalTable; rows: number } | null = null;
  let isEmpty = false;
  const subjectEnd = () => {
    const text = isEmpty ? `<p>${words('nothing')}</p>\n` : '';
    isEmpty = false;
    return text;
  };
  const heading = (entry: PersonalTable) => {
    const heads = columnsIn(entry.exported).map((column) => `<th>${escaped(columnTitle(column, language))}</th>`);
    return `<h3>${escaped(tableTitle(entry.table, language))}</h3>
<p><small>${escaped(retentionText(entry, head))}</small></p>
<div class="rows"><table><thead><tr>${heads.join('')}</tr></thead><tbody>\n`;
  };
  const line = (entry: PersonalTable, row: ExportedRow) =>
    `<tr>${columnsIn(entry.exported)
      .map((column) => `<td>${cell(column, row[column])}</td>`)
      .join('')}</tr>\n`;
  const ending = (entry: PersonalTable, rows: number) => {
    const more = rows > ROWS_DISPLAYED ? `<p>${words('more', { count: rows - ROWS_DISPLAYED })}</p>` : '';
    const reasons = leftOut(entry, language).map(
      ({ columns, reason }) => `<li>${escaped(reason)} <small>(${columns.map(escaped).join(', ')})</small></li>`,
    );
    return `</tbody></table></div>${more}
<details><summary>${words('leftOut')}</summary><ul>${reasons.join('')}</ul></details>\n`;
  };
  const title = words('title', { account: userName });
  return {
    start: () => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">
<title>${title}</title><style>${STYLE}</style></head><body>
<h1>${title}</h1>
<p>${words('about', { time: clock(madeAt.getTime()), zone: config.siteZone })}</p>\n`,
    subject: (subject) => {
      const text = `${subjectEnd()}<h2>${words(`subject.${subject}`)}</h2>\n`;
      isEmpty = true;
      return text;
    },
    tableStart: (entry) => {
      open = { entry, rows: 0 };
      return '';
    },
    rows: (rows) => {
      if (!open) return '';
      const { entry, rows: before } = open;
      open.rows += rows.length;
      isEmpty = false;
      const displayed = rows.slice(0, Math.max(0, ROWS_DISPLAYED - before));
      return `${before === 0 ? heading(entry) : ''}${displayed.map((row) => line(entry, row)).join('')}`;
    },
    tableEnd: () => (open && open.rows > 0 ? ending(open.entry, open.rows) : ''),
    end: () => `${subjectEnd()}</body></html>\n`,
  };
}
