import * as v from 'valibot';
import { DAY_ORDERS } from './parsed';

const column = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));
const common = {
  day: column,
  /** The provider's own reference first; further ones may be ours. */
  references: v.pipe(v.array(column), v.minLength(1), v.maxLength(5)),
  sender: v.optional(column),
  text: v.optional(column),
  currency: v.optional(column),
};

/** Columns of a CSV file by their titles. `day`: the order of the parts of a day. */
const csvMapping = v.strictObject({
  format: v.literal('csv'),
  delimiter: v.optional(v.picklist([',', ';', '\t', '|']), ','),
  day: v.picklist(DAY_ORDERS),
  columns: v.union(
    [v.strictObject({ ...common, amount: column }), v.strictObject({ ...common, received: column, paid: column })],
    'columns needs day, references and either amount (with a sign) or received and paid',
  ),
});
export type CsvMapping = v.InferOutput<typeof csvMapping>;

/** Format of the files of a source. */
export const mappingSchema = v.variant(
  'format',
  [csvMapping, v.strictObject({ format: v.literal('camt.053') })],
  'format is csv or camt.053',
);
export type StatementMapping = v.InferOutput<typeof mappingSchema>;
