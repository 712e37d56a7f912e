import type { Kit } from './kit';

/** Style sheets in the wrong order, and classes without a rule; runs in the page. */
export function sheetFaults({ all }: Kit): string[] {
  /** The router marks active links by a class, but our rules use `aria-current`. */
  const NOT_OURS = ['active'];
  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? selectorsOf(rule.cssRules) : []),
    ]);
  const sheets = [...document.styleSheets].map(({ cssRules }) => selectorsOf(cssRules));
  /** Global rules come first, so that a part's own rules win. */
  const unordered = sheets[0]?.includes('html') ? [] : ['the style sheet of every page is not the first'];
  const ruled = new Set(
    [
      ...sheets
        .flat()
        .join(' ')
        .matchAll(/\.(-?[a-z_][\w-]*)/gi),
    ].map(([, name]) => name),
  );
  const used = new Set(all.flatMap((element) => [...element.classList]));
  const unruled = [...used]
    .filter((name) => !ruled.has(name) && !NOT_OURS.includes(name))
    .map((name) => `the class ${name} has no rule`);
  return [...unordered, ...unruled];
}
