import type { Groups } from '../groups';
import { exportedOf, has } from './load';

const isGroups = (value: unknown): value is Groups =>
  Array.isArray(value) && value.every((one) => has(one, 'title', 'flows'));

/** The headings that a file exports; none where there is no such file. */
export const loadGroups = (file: string): Promise<Groups | undefined> => exportedOf(file, isGroups, 'groups');
