import type { Language } from '../../../contract';
import { escaped } from '../../platform/pages/escaped';
import type { outboxMessages } from './tables';

type Message = typeof outboxMessages.$inferSelect;

const WORDS = {
  bn: { title: 'ডেমো আউটবক্স', empty: 'এখনও কিছু পাঠানো হয়নি।', note: 'ডেমোতে বার্তা পাঠানোর বদলে এখানে দেখানো হয়।' },
  en: {
    title: 'Demo outbox',
    empty: 'Nothing has been sent yet.',
    note: 'In the demo, messages are shown here instead of being sent.',
  },
} satisfies Record<Language, Record<string, string>>;

export const STYLE = `
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; color-scheme: light dark; }
li { margin-block: 1rem; white-space: pre-line; } time, .to { opacity: .75; }`;

/** Renders the outbox as a page without scripts; messages are escaped. */
export function page(language: Language, messages: readonly Message[]): string {
  const words = WORDS[language];
  const list = messages.length
    ? `<ol>${messages.map((message) => item(language, message)).join('')}</ol>`
    : `<p>${words.empty}</p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title><link rel="stylesheet" href="/demo/outbox.css"></head>
<body><main><h1>${words.title}</h1><p>${words.note}</p>${list}</main></body></html>`;
}

function item(language: Language, { at, recipient, body }: Message) {
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
  return `<li><time datetime="${at.toISOString()}">${time}</time> <span class="to">${escaped(recipient)}</span><br>${escaped(body)}</li>`;
}
