import { verdict } from '../proof';
import type { TableVerdict } from '../verdict';

/**
 * Page that verifies without us: it is self-contained, and works on plain HTTP and from a disk. A proof in its
 * fragment, which never leaves the browser, is checked immediately, in the language of the query.
 */
const WORDS = {
  bn: {
    title: 'রাউন্ড যাচাই',
    text: 'গেমের “প্রমাণ” এখানে পেস্ট করুন। এই পেজ কিছুই পাঠায় না: সেভ করে ইন্টারনেট ছাড়াও চালাতে পারেন।',
    label: 'প্রমাণ (JSON)',
    check: 'যাচাই করুন',
    kept: '✓ সিডটি সেটিই, যেটির প্রতিশ্রুতি ছিল।',
    notKept: '✗ সিডটি প্রতিশ্রুত সিড নয়!',
    chain: '✓ সিডটি আগে প্রকাশিত শৃঙ্খলেরই।',
    notChain: '✗ সিডটি প্রকাশিত শৃঙ্খলের নয়!',
    beacon: '✓ বিকনের স্বাক্ষর সঠিক।',
    notBeacon: '✗ বিকনের স্বাক্ষর সঠিক নয়!',
    pays: 'ফল: বাজির গুণ ',
    paid: '✓ যা পাওয়া গেছে তা ফলের সঙ্গে মেলে।',
    notPaid: '✗ যা পাওয়া গেছে তা ফলের সঙ্গে মেলে না!',
    verified: '✓ যাচাই হয়েছে: ফলাফলটি আগে থেকে ঠিক করা সিড থেকেই এসেছে।',
    bad: 'এটি কোনো প্রমাণ নয়: ',
  },
  en: {
    title: 'Verify a round',
    text: 'Paste the “Proof” of a game here. This page sends nothing: you can save it and use it without the internet.',
    label: 'Proof (JSON)',
    check: 'Verify',
    kept: '✓ The seed is the one that was promised.',
    notKept: '✗ The seed is NOT the one that was promised!',
    chain: '✓ The seed belongs to the chain that was published.',
    notChain: '✗ The seed does NOT belong to the chain that was published!',
    beacon: '✓ The signature is the beacon’s.',
    notBeacon: '✗ The signature is NOT the beacon’s!',
    pays: 'Result: times the stake ',
    paid: '✓ What was paid matches the result.',
    notPaid: '✗ What was paid does NOT match the result!',
    verified: '✓ Verified: the result follows from the seed that was fixed before.',
    bad: 'This is not a proof: ',
  },
} as const;

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

type Language = keyof typeof WORDS;

const tableLines = (words: (typeof WORDS)[Language], { chain, beacon }: TableVerdict) => [
  ...(chain === null ? [] : [line(chain ? words.chain : words.notChain, !chain)]),
  line(beacon ? words.beacon : words.notBeacon, !beacon),
];

/** Returns the proof of the page's fragment, formatted for reading; null if there is none. */
function linkedProof(): string | null {
  if (location.hash.length < 2) return null;
  try {
    const text = decodeURIComponent(location.hash.slice(1));
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return location.hash.slice(1);
  }
}

function section(language: Language, proof: string | null): HTMLElement {
  const words = WORDS[language];
  const id = `proof-${language}`;
  const area = make('textarea', '', { id, spellcheck: 'false' });
  const verdictOutput = make('output', '', { 'aria-live': 'polite', for: id });
  const check = () => {
    try {
      const { matchesCommitment, paid, pays, visiblePart, table } = verdict(JSON.parse(area.value));
      const isVerified = matchesCommitment && paid === true && (!table || (table.chain !== false && table.beacon));
      const lines = [
        ...(isVerified ? [line(words.verified)] : []),
        line(matchesCommitment ? words.kept : words.notKept, !matchesCommitment),
        ...(table ? tableLines(words, table) : []),
        line(`${words.pays}${pays}`),
        line(JSON.stringify(visiblePart)),
      ];
      if (paid !== null) lines.push(line(paid ? words.paid : words.notPaid, !paid));
      verdictOutput.replaceChildren(...lines);
    } catch (error) {
      verdictOutput.replaceChildren(line(words.bad + (error instanceof Error ? error.message : String(error)), true));
    }
  };
  const button = make('button', words.check, { type: 'button' });
  button.addEventListener('click', check);
  const element = make('section', '', { lang: language });
  const form = [make('label', words.label, { for: id }), area, button];
  element.append(
    make('h1', words.title),
    make('p', words.text),
    ...(proof === null ? [...form, verdictOutput] : [verdictOutput, ...form]),
  );
  if (proof !== null) {
    area.value = proof;
    check();
  }
  return element;
}

document.title = `${WORDS.bn.title} · ${WORDS.en.title}`;
const proof = linkedProof();
const requestedLanguage = new URLSearchParams(location.search).get('lang');
const known = (['bn', 'en'] as const).filter((language) => proof !== null && language === requestedLanguage);
const languages: readonly Language[] = known.length > 0 ? known : ['bn', 'en'];
if (languages.length === 1) document.documentElement.lang = languages[0] ?? 'bn';
document.querySelector('#verify')?.append(...languages.map((language) => section(language, proof)));
