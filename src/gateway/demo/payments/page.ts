import { type Language, SETTINGS } from '../../../contract';
import { escaped } from '../../platform/pages/escaped';
import type { PaymentOrder } from './provider';

/** State of an order on its page; `minutes`: time left to pay it. */
export type PaymentStatus = { is: 'payable'; minutes: number } | { is: 'paid' | 'over' | 'voided' | 'refunded' };

const METHODS: Record<string, Record<Language, string>> = {
  nodi: { bn: 'নদী পে', en: 'Nodi Pay' },
  jonaki: { bn: 'জোনাকি পে', en: 'Jonaki Pay' },
  dingi: { bn: 'ডিঙি পে', en: 'Dingi Pay' },
  bank: { bn: 'ব্যাংক ট্রান্সফার', en: 'Bank transfer' },
};
const WORDS = {
  bn: {
    name: 'নদী পে',
    demo: 'ডেমো',
    title: 'পেমেন্ট করুন',
    to: 'ময়দানে ডিপোজিট',
    number: 'ডিপোজিট নং',
    method: 'মাধ্যম',
    left: 'বাকি সময়',
    minutes: '{minutes} মিনিট',
    payerName: 'যে অ্যাকাউন্ট থেকে দিচ্ছেন, তার মালিকের নাম (ঐচ্ছিক)',
    payerNumber: 'সেই অ্যাকাউন্টের নম্বর (ঐচ্ছিক)',
    pay: '{amount} দিন',
    cancel: 'বাতিল করুন',
    note: 'এটি ডেমোর সাজানো পেমেন্ট পেজ। এখানে কোনো আসল টাকা কাটা হয় না।',
    paid: 'এই পেমেন্ট হয়ে গেছে।',
    over: 'পেমেন্টের সময় শেষ। কিছুই কাটা হয়নি।',
    voided: 'এই পেমেন্ট বাতিল হয়েছে। কিছুই কাটা হয়নি।',
    refunded: 'এই পেমেন্ট ফেরত দেওয়া হয়েছে।',
    back: 'ময়দানে ফিরুন',
    wrong: 'এই ঠিকানাটি ঠিক নয়। ময়দানে ফিরে ডিপোজিট আবার শুরু করুন।',
  },
  en: {
    name: 'Nodi Pay',
    demo: 'demo',
    title: 'Pay your deposit',
    to: 'Deposit to Maidan',
    number: 'Number',
    method: 'Method',
    left: 'Time left',
    minutes: '{minutes} min',
    payerName: 'Name on the account you pay from (optional)',
    payerNumber: 'Number of that account (optional)',
    pay: 'Pay {amount}',
    cancel: 'Cancel',
    note: 'This is the demo’s stand-in for a payment page. No real money is taken here.',
    paid: 'This has been paid.',
    over: 'The time to pay is over. Nothing was taken.',
    voided: 'This payment was cancelled. Nothing was taken.',
    refunded: 'This payment was refunded.',
    back: 'Back to Maidan',
    wrong: 'This address is not valid. Go back to Maidan and start the deposit again.',
  },
} satisfies Record<Language, Record<string, string>>;

/** Formats an amount of the wire in the language's digits (s9.const.balance-display). */
function money(amount: string, language: Language): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  return `${SETTINGS.currencySymbol} ${format.format(Number(amount))}`;
}

/** Renders the page of an order, with the amount and two buttons; it needs no script. */
export function payPage(paymentOrder: PaymentOrder, status: PaymentStatus): string {
  const { language, amount, number, method, back } = paymentOrder;
  const words = WORDS[language];
  const sum = money(amount, language);
  const rows: [string, string][] = [
    [words.number, number],
    [words.method, METHODS[method]?.[language] ?? method],
  ];
  if (status.is === 'payable')
    rows.push([words.left, words.minutes.replace('{minutes}', new Intl.NumberFormat(language).format(status.minutes))]);
  const list = rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`).join('');
  const end =
    status.is === 'payable'
      ? form(paymentOrder, words.pay.replace('{amount}', sum))
      : ended(words[status.is], words.back, back);
  return document(
    language,
    words.title,
    `<section class="card"><h1>${words.title}</h1><p class="to">${words.to}</p><p class="sum">${sum}</p><dl>${list}</dl>${end}</section>`,
  );
}

/** Renders the response to an address that we did not sign. */
export const invalidOrderPage = (language: Language): string =>
  document(
    language,
    WORDS[language].title,
    `<section class="card"><h1>${WORDS[language].title}</h1><p class="note">${WORDS[language].wrong}</p></section>`,
  );

function form(paymentOrder: PaymentOrder, pay: string): string {
  const fields = Object.entries(paymentOrder).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  const words = WORDS[paymentOrder.language];
  const payer = (['payerName', 'payerNumber'] as const).map(
    (name) => `<label>${words[name]}<input name="${name}" maxlength="64" autocomplete="off"></label>`,
  );
  return `<form method="post" action="/pay">${fields.join('')}${payer.join('')}<button class="pay" name="answer" value="pay">${pay}</button>
<button name="answer" value="refuse">${words.cancel}</button></form>`;
}

const ended = (message: string, label: string, back: string) =>
  `<p class="note" role="status">${message}</p><a class="pay" href="${escaped(back)}">${label}</a>`;

function document(language: Language, title: string, body: string): string {
  const words = WORDS[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${words.name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/pay.css"></head>
<body><header><b>${words.name}</b> <span>${words.demo}</span></header><main>${body}<p class="small">${words.note}</p></main></body></html>`;
}
