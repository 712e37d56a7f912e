import { CHECK_MESSAGES } from '../../fair/check-messages';
import { verifyDraw } from '../../fair/verify';

/**
 * Self-contained page that verifies a draw without our servers: it includes the beacon's key and works over plain HTTP
 * and from a disk.
 */
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

/** Evidence embedded in the page, if any. */
const embedded = document.querySelector('#evidence')?.textContent;
const INITIAL_EVIDENCE = embedded ? JSON.stringify(JSON.parse(embedded), null, 2) : '';

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

function lines(language: Language, evidence: unknown, noted: string): HTMLElement[] {
  return verifyDraw(evidence, noted ? { noted } : {}).map(({ check, right }) => {
    const messages = CHECK_MESSAGES[language][check];
    return right === null
      ? line(`– ${messages.none}`)
      : line(right ? `✓ ${messages.right}` : `✗ ${messages.wrong}`, !right);
  });
}

function section(language: Language): HTMLElement {
  const words = WORDS[language];
  const id = `evidence-${language}`;
  const notedId = `noted-${language}`;
  const area = make('textarea', INITIAL_EVIDENCE, { id, spellcheck: 'false' });
  const noted = make('input', '', { id: notedId, spellcheck: 'false', autocomplete: 'off' });
  const output = make('output', '', { 'aria-live': 'polite', for: `${id} ${notedId}` });
  const button = make('button', words.check, { type: 'button' });
  const verify = () => {
    try {
      output.replaceChildren(...lines(language, JSON.parse(area.value), noted.value.trim()));
    } catch {
      output.replaceChildren(line(words.bad, true));
    }
  };
  button.addEventListener('click', verify);
  if (area.value) verify();
  const element = make('section', '', { lang: language });
  const inputs = [make('label', words.label, { for: id }), area, make('label', words.noted, { for: notedId }), noted];
  element.append(make('h1', words.title), make('p', words.text), ...inputs, button, output);
  return element;
}

document.title = `${WORDS.bn.title} · ${WORDS.en.title}`;
document.querySelector('#verify')?.append(section('bn'), section('en'));
