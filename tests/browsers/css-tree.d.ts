/** The part of css-tree that is used here: it brings no types. */
declare module 'css-tree' {
  export type CssNode = {
    type: string;
    /** A node of its own in the selector of an attribute. */
    name?: string | CssNode;
    property?: string;
    unit?: string;
    children?: Iterable<CssNode> | null;
  };
  type Walk = { atrule: CssNode | null; rule: CssNode | null; declaration: CssNode | null };
  export function parse(css: string): CssNode;
  export function walk(
    ast: CssNode,
    visit: { enter(this: Walk, node: CssNode): symbol | undefined; leave?(this: Walk, node: CssNode): void },
  ): void;
  export namespace walk {
    const skip: symbol;
  }
}
