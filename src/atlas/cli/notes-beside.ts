import { existsSync, readFileSync } from 'node:fs';
import type { Note, Reviews } from '../reviews';

const NOTE = ['id', 'machine', 'on', 'said', 'was', 'revision', 'text', 'by', 'at'];
const isReviews = (found: unknown): found is Reviews =>
  typeof found === 'object' &&
  found !== null &&
  'notes' in found &&
  Array.isArray(found.notes) &&
  found.notes.every((note: unknown) => typeof note === 'object' && note !== null && NOTE.every((key) => key in note));

/** Reads notes as the page exports them; empty if there is no such file. Throws if the format is wrong. */
export function notesIn(file: string): Note[] {
  if (!existsSync(file)) return [];
  const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isReviews(found)) throw new Error(`${file} contains no review notes: expected { reviews, notes }.`);
  return found.notes;
}
