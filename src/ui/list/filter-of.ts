import type { ListFilter } from '../../../machines/platform/list/list.machine';

/** What was chosen in a filter's form. */
export const filterOf = (form: HTMLFormElement): ListFilter =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
