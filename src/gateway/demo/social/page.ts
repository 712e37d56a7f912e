import type { Language } from '../../../contract';
import type { Provider } from '../../../contract/identity/authentication';
import { escaped } from '../../platform/pages/escaped';

/** Texts of the page. */
export const PROVIDER_TEXTS = {
  bn: {
    title: 'ডেমো সাইন-ইন:',
    note: 'এটি ডেমোর সাজানো সাইন-ইন পাতা। এখানে কোনো আসল অ্যাকাউন্ট লাগে না।',
    who: 'আপনি কে?',
    hint: 'যেমন: rahim@example.test',
    consent: 'Maidan আপনার নাম জানতে চায়।',
    agree: 'অনুমতি দিন',
    refuse: 'না, থাক',
  },
  en: {
    title: 'Demo sign-in:',
    note: 'This is the demo’s stand-in for a sign-in page. It needs no real account.',
    who: 'Who are you?',
    hint: 'for example rahim@example.test',
    consent: 'Maidan asks for your name.',
    agree: 'Allow',
    refuse: 'No, thanks',
  },
} satisfies Record<Language, Record<string, string>>;

export const STYLE = `
body { max-width: 26rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; color-scheme: light dark; }
label, input, button { display: block; width: 100%; box-sizing: border-box; } input, button { min-height: 44px; font: inherit; margin-block: .5rem; }`;

/** Renders the page that asks for a name and consent, in place of a real provider's page. */
export function demoPage(
  language: Language,
  provider: Provider,
  authRequest: { state: string; challenge: string },
): string {
  const words = PROVIDER_TEXTS[language];
  const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escaped(value)}">`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title} ${provider}</title><link rel="stylesheet" href="/demo/provider.css"></head>
<body><main><h1>${words.title} ${provider}</h1><p>${words.note}</p>
<form method="get" action="/demo/provider/${provider}/answer">${hidden('state', authRequest.state)}${hidden('code_challenge', authRequest.challenge)}
<label for="person">${words.who}</label><input id="person" name="person" required maxlength="64" autocomplete="off" placeholder="${words.hint}">
<p>${words.consent}</p>
<button name="answer" value="agree">${words.agree}</button><button name="answer" value="refuse" formnovalidate>${words.refuse}</button>
</form></main></body></html>`;
}
