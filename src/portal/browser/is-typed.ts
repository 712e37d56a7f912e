/** Fields without input of a player. */
const APART = ['hidden', 'submit', 'button', 'reset', 'image'];

/**
 * A control whose value is a chart's, and took effect when it was chosen: nothing of it is lost (the language, an order
 * of a list).
 */
const APPLIED = '[data-applied]';

/**
 * Returns whether a field of the page holds other than what it came with: what a player typed, ticked, chose or
 * attached, and has not sent; or what no field holds is marked as such (ui/unsent.tsx).
 */
export const isTyped = (page: Document): boolean =>
  page.querySelector('[data-unsent]') !== null ||
  [...page.querySelectorAll('input')].some(isChanged) ||
  [...page.querySelectorAll('textarea')].some(({ value, defaultValue }) => value !== defaultValue) ||
  [...page.querySelectorAll(`select:not(${APPLIED}) option`)].some(
    (option) =>
      option instanceof HTMLOptionElement && !isFirstChoice(option) && option.selected !== option.defaultSelected,
  );

function isChanged({ type, value, defaultValue, checked, defaultChecked, files }: HTMLInputElement): boolean {
  if (APART.includes(type)) return false;
  if (type === 'file') return (files?.length ?? 0) > 0;
  return ['checkbox', 'radio'].includes(type) ? checked !== defaultChecked : value !== defaultValue;
}

/** Without a selected option a browser selects the first. */
const isFirstChoice = (option: HTMLOptionElement): boolean => {
  const { options } = option.closest('select') ?? {};
  return options?.[0] === option && ![...options].some(({ defaultSelected }) => defaultSelected);
};
