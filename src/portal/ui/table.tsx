import type { ReactNode } from 'react';
import './styles/table.css';

/** `title` heads the column; on a phone it stands before each value. `number`: sums stand under one another. */
export type Column<Row> = { key: string; title: string; number?: boolean; cell: (row: Row) => ReactNode };
type Props<Row> = { label: string; columns: readonly Column<Row>[]; rows: readonly Row[]; keyOf: (row: Row) => string };

/** A table; on a phone each row becomes label and value. */
export const Table = <Row,>({ label, columns, rows, keyOf }: Props<Row>) => (
  <table className="table" aria-label={label}>
    <thead>
      <tr>
        {columns.map(({ key, title, number }) => (
          <th key={key} scope="col" className={number ? 'num' : undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ key, title, number, cell }) => (
            <td key={key} data-th={title} className={number ? 'num' : undefined}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
