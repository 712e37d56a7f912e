import type { Language } from '../../../contract';

const WORDS = {
  bn: { title: 'সাইন-ইন শেষ', text: 'এই জানালা বন্ধ করে আগের পাতায় ফিরে যান।' },
  en: { title: 'Signed in', text: 'Close this window and go back to the page before.' },
} satisfies Record<Language, Record<string, string>>;

/**
 * Renders the page that providers redirect to: passes on the parameters, and closes once a page of ours has received
 * them.
 */
export const returnPage = (language: Language): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${WORDS[language].title}</title><script src="/social/return.js" defer></script></head>
<body><main><h1>${WORDS[language].title}</h1><p>${WORDS[language].text}</p></main></body></html>`;

/**
 * Sends the result only to pages of our origin and removes it from the window's address. The waiting page recognises
 * its own by the state; a broadcast channel works even if the provider has severed the link between the windows.
 * Closing before the message arrives would look as if the player had closed the window.
 */
export const RETURN_SCRIPT = `const { code, state, iss, error } = Object.fromEntries(new URLSearchParams(location.search));
history.replaceState(null, '', location.pathname);
const channel = new BroadcastChannel('social.return');
channel.onmessage = ({ data }) => data.received === state && window.close();
channel.postMessage({ code, state, iss, error });
`;
