/** Types of the part of jsdom that the tests use; it has none of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { runScripts: 'dangerously' });
    window: Window & typeof globalThis;
  }
}
