/** The tests' part of jsdom, which has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { runScripts: 'dangerously' });
    window: Window & typeof globalThis;
  }
}
