import type { Samples } from '../../../src/atlas';
import type { ChatEntry } from '../../../src/contract';
import { broken, offline } from '../../samples';
import type { chatMachine } from './chat.machine';

const id = (last: number) => `01930000-0000-7000-8000-0000000000${last}`;
const chatLine = (seq: number, by: ChatEntry['by'], text: string): ChatEntry => ({
  kind: 'said',
  seq: String(seq),
  id: id(seq),
  by,
  name: by === 'support' ? null : 'r•••••m',
  text,
  at: 1_800_000_000_000 + seq * 60_000,
});
const open = { en: 'The chat is open', bn: 'চ্যাট খোলা আছে' };
const writing = { en: 'The field for a text is there', bn: 'লেখার ঘরটি আছে' };

export const chatSamples = {
  title: { en: 'Chat', bn: 'চ্যাট' },
  states: {
    open,
    'open.line': open,
    'open.line.connecting': { en: 'Shows that it is connecting', bn: 'সংযোগ হচ্ছে জানানো হয়' },
    'open.line.live': { en: 'Shows the conversation', bn: 'যা বলা হয়েছে দেখা যায়' },
    'open.line.lost': {
      en: 'Shows that the connection is lost, and offers to try again',
      bn: 'সংযোগ নেই জানানো হয়, আবার চেষ্টা করা যায়',
    },
    'open.hand': open,
    'open.hand.writing': writing,
    'open.hand.writing.idle': writing,
    'open.hand.writing.wrong': { en: 'Shows that the text is empty or too long', bn: 'লেখাটি ফাঁকা বা বেশি লম্বা জানানো হয়' },
    'open.hand.writing.refused': { en: 'Shows what went wrong', bn: 'কী ভুল হয়েছে জানানো হয়' },
    'open.hand.writing.reported': { en: 'Shows that the text is reported', bn: 'অভিযোগ পাঠানো হয়েছে জানানো হয়' },
    'open.hand.sending': { en: 'The button "Send" shows a spinner', bn: '"পাঠান" বোতামে লোডিং চিহ্ন' },
    'open.hand.asking': { en: 'Asks whether to report the text', bn: 'অভিযোগ করবেন কি না জানতে চাওয়া হয়' },
    'open.hand.reporting': { en: 'The button "Send" shows a spinner', bn: '"পাঠান" বোতামে লোডিং চিহ্ন' },
    refused: { en: 'Shows why the chat is closed', bn: 'চ্যাট কেন বন্ধ, জানানো হয়' },
  },
  events: {
    'lines.came': {
      'another player speaks': {
        event: { lines: [chatLine(13, 'player', 'শুভ সকাল! Good morning!')] },
        en: 'Another player says something',
        bn: 'অন্য একজন খেলোয়াড় কিছু বলেন',
      },
      'a text is taken away': {
        event: { lines: [{ kind: 'removed', seq: '14', id: id(11) }, { kind: 'beat' }] },
        en: 'An operator deletes the first text',
        bn: 'অপারেটর প্রথম লেখাটি মুছে দেন',
      },
    },
    'stream.ended': { 'by the gateway': { en: 'The gateway ends the connection', bn: 'গেটওয়ে সংযোগ বন্ধ করে' } },
    'text.sent': {
      'by the player': { event: { text: 'ধন্যবাদ! Thanks!' }, en: 'Write a text and press "Send"', bn: 'লিখে "পাঠান" চাপুন' },
    },
    'report.requested': {
      'the first text': { event: { id: id(11) }, en: 'Press "Report" at the first text', bn: 'প্রথম লেখায় "অভিযোগ" চাপুন' },
    },
    'report.confirmed': { 'by the player': { en: 'Press "Report" in the question', bn: 'প্রশ্নে "অভিযোগ করুন" চাপুন' } },
    'report.cancelled': { 'by the player': { en: 'Press "Cancel"', bn: '"বাতিল" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    connect: {
      'some texts': {
        output: { anew: true, lines: [chatLine(11, 'player', 'নমস্কার! Hello!'), chatLine(12, 'me', 'কেমন আছেন?')] },
        en: 'Two texts have arrived',
        bn: 'দুটি লেখা আছে',
      },
      'an answer of support': {
        output: {
          anew: false,
          lines: [
            chatLine(15, 'support', 'How can we help?'),
            { kind: 'closed', seq: '16', id: id(16), at: 1_800_001_000_000 },
          ],
        },
        en: 'Support has answered and closed the conversation in the meantime',
        bn: 'এর মধ্যে সাপোর্ট উত্তর দিয়ে আলাপ শেষ করেছে',
      },
      'nothing yet': { output: { anew: true, lines: [] }, en: 'There are no texts yet', bn: 'এখনও কিছু বলা হয়নি' },
      banned: {
        error: { kind: 'rejected', code: 'chat.banned', status: 403, message: 'চ্যাট রুমটি আপনার জন্য বন্ধ।' },
        en: 'The player is banned',
        bn: 'খেলোয়াড়কে নিষিদ্ধ করা হয়েছে',
      },
      offline,
    },
    listen: { failed: { ...broken, en: 'The connection breaks', bn: 'সংযোগ ভেঙে যায়' } },
    say: {
      said: { output: { kind: 'said', id: id(17) }, en: 'The text is sent', bn: 'বলা হয়' },
      'too long': { output: { kind: 'wrong', code: 'length' }, en: 'The text is too long', bn: 'লেখাটি বেশি লম্বা' },
      offline,
    },
    report: { reported: { output: undefined, en: 'It is reported', bn: 'অভিযোগ পৌঁছায়' }, offline },
  },
} satisfies Samples<typeof chatMachine>;
