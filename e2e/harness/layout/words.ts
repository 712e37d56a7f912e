import type { Kit } from './kit';

/** Words broken inside into two lines; runs in the page. */
export function wordFaults({ all, isSeen, nameOf }: Kit): string[] {
  const range = document.createRange();
  const linesOf = (node: Text, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size;
  };
  const brokenIn = (node: Text) =>
    [...node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)].filter(
      (word) => linesOf(node, word.index, word.index + word[0].length) > 1,
    );
  return all.filter(isSeen).flatMap((element) => {
    const texts = [...element.childNodes].filter(
      (node): node is Text => node instanceof Text && node.data.trim() !== '',
    );
    const broken = texts.flatMap(brokenIn).map(([word]) => word);
    return broken.length > 0 ? [`${nameOf(element)} breaks ${broken.join(', ')}`] : [];
  });
}
