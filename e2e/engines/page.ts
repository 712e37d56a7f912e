/** Document that an action targets: the page's own, or that of its only frame. */
export type Place = 'page' | 'frame';
/** CSS pixels from the top left corner of a document's view. */
export type Point = { x: number; y: number };

/**
 * A tab of an engine, with the few actions that every engine supports; `screen.ts` builds a tester's verbs from them.
 */
export type EnginePage = {
  open(url: string): Promise<void>;
  /** Evaluates an expression in a document; the result may be a promise of a string. */
  evaluate(expression: string, place: Place): Promise<string>;
  click(point: Point, place: Place): Promise<void>;
  /** Types into the focused element. */
  type(text: string, place: Place): Promise<void>;
  /** Screenshot of the view, as a PNG in base64. */
  picture(): Promise<string>;
  /** Console errors, where the engine reports them. */
  readonly errors: readonly string[];
  close(): Promise<void>;
};

/** Size of the view: a phone. */
export const VIEW = { width: 360, height: 780 };

export type Engine = {
  name: string;
  /** Debian packages that install it. */
  packages: readonly string[];
  isInstalled(): boolean;
  /** Opens a tab of a fresh profile. */
  start(): Promise<EnginePage>;
};
