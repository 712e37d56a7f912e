import { SAYS } from '../../fair/says';
import { verifyDraw } from '../../fair/verify';

/** The page that verifies a draw without us: everything is in it, the beacon's key too, and it works on plain HTTP and from a disk. */
const WORDS = {
  bn: {
    title: 'ড্র যাচাই',
    text: 'ড্রয়ের “প্রমাণ” এখানে পেস্ট করুন। এই পেজ কিছুই পাঠায় না: সেভ করে ইন্টারনেট ছাড়াও চালাতে পারেন।',
    label: 'প্রমাণ (JSON)',
    noted: 'বন্ধ হওয়ার আগে টুকে রাখা অঙ্গীকার (না থাকলে খালি রাখুন)',
    check: 'যাচাই করুন',
    bad: 'এটি JSON নয়।',
  },
  en: {
    title: 'Verify a draw',
    text: 'Paste the “Evidence” of a draw here. This page sends nothing: you can save it and use it without the internet.',
    label: 'Evidence (JSON)',
    noted: 'The commitment that you noted before the close (empty if none)',
    check: 'Verify',
    bad: 'This is not JSON.',
  },
} as const;
type Language = keyof typeof WORDS;

/** The evidence that the page came with, as it is read; empty where it came with none. */
const came = document.querySelector('#evidence')?.textContent;
const GIVEN = came ? JSON.stringify(JSON.parse(came), null, 2) : '';

const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  text: string,
  attributes: Record<string, string> = {},
) => {
  const element = document.createElement(name);
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

function line(text: string, isBad = false) {
  const element = make('p', text);
  element.toggleAttribute('data-bad', isBad);
  return element;
}

function lines(language: Language, given: unknown, noted: string): HTMLElement[] {
  return verifyDraw(given, noted ? { noted } : {}).map(({ check, right }) => {
    const says = SAYS[language][check];
    return right === null ? line(`– ${says.none}`) : line(right ? `✓ ${says.right}` : `✗ ${says.wrong}`, !right);
  });
}

function section(language: Language): HTMLElement {
  const words = WORDS[language];
  const [id, notedId] = [`evidence-${language}`, `noted-${language}`];
  const area = make('textarea', GIVEN, { id, spellcheck: 'false' });
  const noted = make('input', '', { id: notedId, spellcheck: 'false', autocomplete: 'off' });
  const told = make('output', '', { 'aria-live': 'polite', for: `${id} ${notedId}` });
  const button = make('button', words.check, { type: 'button' });
  const verify = () => {
    try {
      told.replaceChildren(...lines(language, JSON.parse(area.value), noted.value.trim()));
    } catch {
      told.replaceChildren(line(words.bad, true));
    }
  };
  button.addEventListener('click', verify);
  if (area.value) verify();
  const element = make('section', '', { lang: language });
  const asked = [make('label', words.label, { for: id }), area, make('label', words.noted, { for: notedId }), noted];
  element.append(make('h1', words.title), make('p', words.text), ...asked, button, told);
  return element;
}

document.title = `${WORDS.bn.title} · ${WORDS.en.title}`;
document.querySelector('#verify')?.append(section('bn'), section('en'));
