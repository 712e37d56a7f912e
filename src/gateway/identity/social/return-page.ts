import type { Language } from '../../../contract';

const WORDS = {
  bn: { title: 'সাইন-ইন শেষ', text: 'এই জানালা বন্ধ করে আগের পাতায় ফিরে যান।' },
  en: { title: 'Signed in', text: 'Close this window and go back to the page before.' },
} satisfies Record<Language, Record<string, string>>;

/** Where a provider sends people back to: hands on what it was given, and closes once a page of ours has received it. */
export const returnPage = (language: Language): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${WORDS[language].title}</title><script src="/social/return.js" defer></script></head>
<body><main><h1>${WORDS[language].title}</h1><p>${WORDS[language].text}</p></main></body></html>`;

/**
 * What came back goes to pages of ours alone, and out of this window's address. The page that waits knows its own by the state;
 * a channel reaches it also where the provider has cut the tie between the windows. A window that closed before its message arrived would
 * look as if the player had closed it.
 */
export const RETURN_SCRIPT = `const { code, state, iss, error } = Object.fromEntries(new URLSearchParams(location.search));
history.replaceState(null, '', location.pathname);
const channel = new BroadcastChannel('social.return');
channel.onmessage = ({ data }) => data.received === state && window.close();
channel.postMessage({ code, state, iss, error });
`;
