import { DOMParser, type Element, type Node, onWarningStopParsing, ParseError } from '@xmldom/xmldom';

/** Error for a text that is no XML, or has a document type; `line`: where it breaks. */
export class XmlSyntaxError extends Error {
  constructor(readonly line: number) {
    super(`line ${line} is no XML`);
  }
}

/**
 * Parses XML and returns its root. Anything but well-formed XML is an error, also a document type: entities that it
 * declares are never expanded.
 */
export function parseXml(text: string): Element {
  try {
    const document = new DOMParser({ onError: onWarningStopParsing }).parseFromString(text, 'application/xml');
    if (document.doctype !== null || document.documentElement === null) throw new XmlSyntaxError(1);
    return document.documentElement;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new XmlSyntaxError(Math.max(error.locator?.lineNumber ?? 1, 1));
  }
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/** Returns the children of a name, whatever their namespace: banks send several versions of a format. */
export function childrenOf(parent: Element, name: string): Element[] {
  const found: Element[] = [];
  for (let node = parent.firstChild; node !== null; node = node.nextSibling)
    if (isElement(node) && node.localName === name) found.push(node);
  return found;
}

/** Returns the first element at a path of names such as `Refs/EndToEndId`; null without one. */
export const elementAt = (parent: Element, path: string): Element | null =>
  path.split('/').reduce<Element | null>((element, name) => (element && childrenOf(element, name)[0]) ?? null, parent);

/** Returns the text at a path, empty without one. */
export const textAt = (parent: Element, path: string): string => elementAt(parent, path)?.textContent?.trim() ?? '';

/** Returns the first of several texts that is not empty. */
export const firstTextAt = (parent: Element, ...paths: string[]): string =>
  paths.map((path) => textAt(parent, path)).find((text) => text !== '') ?? '';
