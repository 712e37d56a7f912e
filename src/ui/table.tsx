import { type ReactNode, useId, useState } from 'react';
import { buttonClass } from './button';
import { Icon } from './icon';
import './styles/table.css';

/**
 * Position of a cell on a phone: `lead` starts the row; `title` and `sum` start and end the first line, `note` and
 * `aside` the second; `act` is the link of the row; `none` appears only on the page behind the row. A cell without a
 * position appears with its title when the row is opened (`own.list.two-lines`).
 */
type Place = 'lead' | 'title' | 'sum' | 'note' | 'aside' | 'act' | 'none';
/**
 * `named`: the title is visible on a phone, and on wide screens in a cell of several parts. `narrow`: shown on a phone
 * only.
 */
type Part<Row> = {
  title?: string;
  cell: (row: Row) => ReactNode;
  phone?: Place | ((row: Row) => Place | undefined);
  named?: boolean;
  narrow?: boolean;
};
/**
 * `title` heads the column. `number`: numbers are aligned. `below`: parts under it in the same cell, each with its own
 * position on a phone.
 */
export type Column<Row> = Part<Row> & { key: string; title: string; number?: boolean; below?: readonly Part<Row>[] };
type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Selects rows that are initially open on a phone: those that wait for an answer. */
  opened?: (row: Row) => boolean;
};

/** Some browsers drop the semantics of a table if its layout changes, as on a phone. */
const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
};

/** Table. On a phone each row has two lines, and opens if it has more cells. */
export const Table = <Row,>({ label, columns, rows, keyOf, opened }: Props<Row>) => (
  <table
    {...AS.table}
    className="table"
    aria-label={label}
    data-leads={rows.some((row) => columns.flatMap((column) => putsOf(column, row)).some(isLeading)) || undefined}
  >
    <thead {...AS.group}>
      <tr {...AS.row}>
        {columns.map(({ key, title, number }) => (
          <th {...AS.head} key={key} scope="col" className={number ? 'num' : undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...AS.group}>
      {rows.map((row) => (
        <Line key={keyOf(row)} columns={columns} row={row} begins={opened?.(row) ?? false} />
      ))}
    </tbody>
  </table>
);

/**
 * Button that leads from a row to its page, on a phone the whole row. `about`: id of the element that names the row.
 * While it is `held`, it stays in the tab order and does nothing.
 */
export const RowButton = ({
  onClick,
  about,
  held = false,
  children,
}: {
  onClick: () => void;
  about?: string;
  held?: boolean;
  children: ReactNode;
}) => (
  <button
    type="button"
    className={`table-lead ${buttonClass({ small: true })}`}
    onClick={held ? undefined : onClick}
    aria-disabled={held || undefined}
    aria-describedby={about}
  >
    <span className="table-word">{children}</span>
    <span className="table-sign">
      <Icon name="right" small />
    </span>
  </button>
);

type Put = { at: Place | 'more'; title: string; named?: boolean; narrow?: boolean; content: ReactNode };

const putsOf = <Row,>({ below = [], title, ...first }: Column<Row>, row: Row): Put[] =>
  [first, ...below].flatMap(({ title: own = title, cell, phone, named, narrow }: Part<Row>) => {
    const content = cell(row);
    const at = (typeof phone === 'function' ? phone(row) : phone) ?? 'more';
    return content === null ? [] : [{ at, title: own, named, narrow, content }];
  });

const isLeading = ({ at }: Put) => at === 'more' || at === 'act';

function Line<Row>({ columns, row, begins }: { columns: readonly Column<Row>[]; row: Row; begins: boolean }) {
  const [open, setOpen] = useState(begins);
  const id = useId();
  const cells = columns.map((column) => ({ column, puts: putsOf(column, row) }));
  const all = cells.flatMap(({ puts }) => puts);
  const opens = all.some(({ at }) => at === 'more');
  const titled = all.find(({ at }) => at === 'title');
  const idOf = ({ at }: Put) => (at === 'title' || at === 'sum' ? `${id}${at}` : undefined);
  const more = opens && (
    <button
      type="button"
      className="table-more"
      aria-expanded={open}
      aria-labelledby={`${id}title ${id}sum`}
      onClick={() => setOpen((before) => !before)}
    >
      <Icon name="down" small />
    </button>
  );
  const within = (put: Put) => (
    <>
      {idOf(put) ? <span id={idOf(put)}>{put.content}</span> : put.content}
      {put === titled && more}
    </>
  );
  return (
    <tr {...AS.row} data-open={open}>
      {cells.map(({ column: { key, number, below }, puts }) => {
        const [first] = puts;
        const num = number ? 'num' : undefined;
        if (first && !below)
          return (
            <td
              {...AS.cell}
              key={key}
              data-at={first.at}
              data-th={first.title}
              data-named={first.named}
              className={num}
            >
              {within(first)}
            </td>
          );
        return (
          <td {...AS.cell} key={key} data-parts="" className={num}>
            {puts.map((put, nth) => (
              <span
                key={`${put.at} ${put.title}`}
                className={`table-part${nth > 0 && !put.named ? ' mute sm' : ''}${put.narrow ? ' table-narrow' : ''}`}
                data-at={put.at}
                data-th={put.title}
                data-named={put.named}
              >
                {within(put)}
              </span>
            ))}
          </td>
        );
      })}
    </tr>
  );
}
