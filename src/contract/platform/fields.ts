import * as v from 'valibot';
import { money } from './basic-fields';

export { id, language, money, nothing, required, time } from './basic-fields';

/**
 * A string that a person typed, in NFC, so that equal texts compare as equal (`own.input.nfc`); bounded, so that
 * nothing downstream receives a megabyte.
 */
export const text = (max: number) => v.pipe(v.string(), v.normalize('NFC'), v.maxLength(max));
/** Checked only for emptiness, sent exactly as typed (ASVS 6.2.8). */
export const password = v.pipe(
  v.string(),
  v.check((typed) => typed.trim() !== ''),
  v.maxLength(256),
);
/** Positive amount of money to move. */
export const amount = v.pipe(money, v.regex(/^(?=.*[1-9])\d/));
/** Base64 of any length: valibot's own expression runs out of stack at some megabytes. */
const base64 = v.pipe(
  v.string(),
  v.regex(/^[\dA-Za-z+/]*={0,2}$/),
  v.check((typed) => typed.length % 4 === 0),
);
/** Base64 of a PNG. */
export const png = v.pipe(base64, v.startsWith('iVBORw0KGgo'));
/** Receipt for the work that precedes a call, which is rejected without one. */
export const receiptOf = v.optional(text(128));

/** A whole number of a query, where everything arrives as text. */
export const counted = (most: number) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(most));
/** Request of every list: a page, from 1, and its size. */
export const paged = (size: number) => ({
  pageNo: v.optional(counted(1_000_000), 1),
  pageSize: v.optional(counted(100), size),
});
/**
 * Position in a list that grows at its top: sent with a page, and returned with the request for a later one, so that
 * rows which arrive between two requests move nothing (`own.list.marker`). Opaque to clients. Without it, the page is
 * read by its number alone.
 */
const marker = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,300}$/)));
/** Query of a list that grows at its top. */
export const markedPage = (size: number) => ({ ...paged(size), marker });
export const page = markedPage(10);
/** Epoch milliseconds in a query. */
export const queryTime = v.optional(counted(8_640_000_000_000));
/** Response of every list. */
export const listOf = <S extends v.GenericSchema>(entry: S) =>
  v.object({ list: v.array(entry), pageNum: v.number(), totalPages: v.number(), total: v.number() });
/** Reply of a list that grows at its top; without a marker no page follows. */
export const markedListOf = <S extends v.GenericSchema>(entry: S) => v.object({ ...listOf(entry).entries, marker });
