import type { Text } from '../../src/atlas';

const SERVER: Text = {
  en: 'The server runs it without a screen; the scripts of its pages show its states.',
  bn: 'এটি কোনো পর্দা ছাড়াই সার্ভারে চলে; এর অবস্থাগুলো সংশ্লিষ্ট পেজের স্ক্রিপ্টে দেখা যায়।',
};
const STUDIO: Text = {
  en: 'The studio runs it; its states are shown inside the game.',
  bn: 'এটি স্টুডিওতে চলে; এর অবস্থাগুলো গেমের ভেতরে দেখা যায়।',
};
const WHOLE: Text = {
  en: 'It holds the whole portal together; the scripts of its pages go through it.',
  bn: 'এটি পুরো পোর্টালকে একসঙ্গে রাখে; পেজগুলোর স্ক্রিপ্ট এর মধ্য দিয়েই যায়।',
};
const DRAWS: Text = {
  en: 'Requires a draw that closes at a prepared second.',
  bn: 'এর জন্য নির্দিষ্ট সেকেন্ডে বন্ধ হয় এমন ড্র লাগে।',
};
const BACKGROUND: Text = {
  en: 'It runs in the background and follows time or other tabs, not the tester.',
  bn: 'এটি আড়ালে চলে এবং পরীক্ষক নয়, সময় বা অন্য ট্যাবের ওপর নির্ভর করে।',
};
const PAGE: Text = {
  en: 'Its preparation requires control over the page itself.',
  bn: 'এর প্রস্তুতির জন্য পেজটিকে ভেতর থেকে নিয়ন্ত্রণ করতে হয়।',
};
const MAILED: Text = {
  en: 'Requires the secret of a mailed link.',
  bn: 'এর জন্য মেইলে পাঠানো লিংকের গোপন অংশ লাগে।',
};
const WINDOW: Text = {
  en: 'It takes place in a window of another provider.',
  bn: 'এটি অন্য প্রোভাইডারের উইন্ডোতে ঘটে।',
};
const DEVICE: Text = {
  en: 'Requires a device with a prepared passkey.',
  bn: 'এর জন্য আগে থেকে তৈরি পাসকিসহ ডিভাইস লাগে।',
};
/** Flows without scripts for testers, each with the reason (`own.steps.flows`). A flow that has scripts is not here. */
export const NOT_BY_HAND: Readonly<Record<string, Text>> = {
  'activity-lifecycle': SERVER,
  'affiliate-lifecycle': SERVER,
  'contract-lifecycle': SERVER,
  'draw-lifecycle': SERVER,
  'redemption-lifecycle': SERVER,
  'withdrawal-lifecycle': SERVER,
  'blackjack-round': STUDIO,
  'crash-round': STUDIO,
  'fixture-round': STUDIO,
  'room-round': STUDIO,
  'table-round': STUDIO,
  host: WHOLE,
  portal: WHOLE,
  session: WHOLE,
  'session-time': BACKGROUND,
  analytics: BACKGROUND,
  'app-update': BACKGROUND,
  'live-tables': BACKGROUND,
  'promo-bar': BACKGROUND,
  'account-link': WINDOW,
  'customer-service': WINDOW,
  'game-session': PAGE,
  language: PAGE,
  'lottery-board': DRAWS,
  'lottery-chase': DRAWS,
  'lottery-chases': DRAWS,
  'lottery-order': DRAWS,
  'lottery-results': DRAWS,
  passkeys: DEVICE,
  'password-reset': MAILED,
  'withdrawal-report': PAGE,
};
