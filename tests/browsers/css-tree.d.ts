/** Types of the part of css-tree that we use; it has none of its own. */
declare module 'css-tree' {
  export type CssNode = {
    type: string;
    /** Separate node type in an attribute selector. */
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
