/** What the tests use of jsdom, which brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { runScripts: 'dangerously' });
    window: Window & typeof globalThis;
  }
}
