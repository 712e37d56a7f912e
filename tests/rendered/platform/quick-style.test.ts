import { expect, test } from 'vitest';
import '../../harness/clean';

const PROPERTIES = ['display', 'visibility', 'pointer-events'];
const PAGE = `
  <p hidden>away <b>with it</b></p> <p>here <i style="display: none">and not</i></p>
  <dialog><p>shut</p></dialog> <dialog open><p>open</p></dialog>
  <form><input type="hidden"><input type="password"><input><select><option>one</option></select><textarea></textarea></form>
  <ul><li>one</li></ul> <table><tbody><tr><td>cell</td></tr></tbody></table> <details><summary>more</summary><p>of it</p></details>
  <div style="visibility: hidden; pointer-events: none"><span>neither</span><span style="visibility: visible">but this</span></div>
  <svg><use href="#a"></use></svg> <template></template> <button type="button" aria-busy="true">press</button>
  <section style="display: flex; overflow: scroll"><a href="/">link</a></section>`;

test('computed style of an element is the same as that of jsdom', () => {
  document.body.innerHTML = PAGE;
  const frame = document.body.appendChild(document.createElement('iframe'));
  const other = frame.contentWindow;
  if (!other) throw new Error('There is no window in the frame.');
  other.document.body.innerHTML = PAGE;
  const readStyles = (within: Window) =>
    [...within.document.body.querySelectorAll('*:not(iframe)')].map((element) => {
      const style = within.getComputedStyle(element);
      return [
        element.outerHTML.slice(0, 40),
        ...PROPERTIES.map((name) => style.getPropertyValue(name)),
        style.display,
        style.overflow,
      ];
    });
  expect(readStyles(window)).toEqual(readStyles(other));
});
