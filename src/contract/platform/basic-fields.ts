import * as v from 'valibot';
import { SETTINGS } from './settings';

/*
 * Fields of the calls of a first visit, which imports them from here: `fields.ts`, which exports them too, holds those
 * of all other calls.
 */

/** In NFC, trimmed, and not empty (s5.login.username-required). */
export const required = (max: number) =>
  v.pipe(v.string(), v.normalize('NFC'), v.trim(), v.nonEmpty(), v.maxLength(max));
export const id = v.pipe(v.string(), v.uuid());
/** Money on the wire: a decimal string with two places. */
export const money = v.pipe(v.string(), v.regex(/^-?\d{1,15}\.\d{2}$/));
/** Epoch milliseconds. */
export const time = v.pipe(v.number(), v.integer(), v.minValue(0));
export const language = v.picklist(SETTINGS.languages);
export const nothing = v.null();
