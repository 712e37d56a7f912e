import type { ListFilter } from '../../../machines/platform/list/list.machine';

/** Returns the values of a filter form. */
export const filterOf = (form: HTMLFormElement): ListFilter =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
