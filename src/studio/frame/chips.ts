import { h } from './dom';

/** Creates a row of options, one of which can be selected. */
export function chips(
  name: string,
  legend: string,
  options: readonly (readonly [value: string, label: string])[],
  first = options[0]?.[0],
) {
  const labels = options.map(([value, label]) =>
    h(
      'label',
      { class: 'chip' },
      h('input', { type: 'radio', name, value, checked: value === first }),
      h('span', {}, label),
    ),
  );
  const element = h('form', {}, h('fieldset', {}, h('legend', {}, legend), ...labels));
  return { element, chosen: () => new FormData(element).get(name)?.toString() ?? '' };
}
