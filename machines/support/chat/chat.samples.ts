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
const writing = { en: 'The message field is shown', bn: 'লেখার ঘর দেখা যায়' };

export const chatSamples = {
  title: { en: 'Chat', bn: 'চ্যাট' },
  states: {
    open,
    'open.line': open,
    'open.line.connecting': { en: '"Connecting…" is shown', bn: '"সংযোগ হচ্ছে…" দেখা যায়' },
    'open.line.live': { en: 'The conversation is shown', bn: 'আলাপ দেখা যায়' },
    'open.line.lost': {
      en: 'A message says that the connection is lost; "Try again" is offered',
      bn: 'সংযোগ নেই জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    'open.composer': open,
    'open.composer.writing': writing,
    'open.composer.writing.idle': writing,
    'open.composer.writing.wrong': {
      en: 'An error says that the message is empty or too long',
      bn: 'লেখাটি ফাঁকা বা বেশি লম্বা জানানো হয়',
    },
    'open.composer.writing.rejected': {
      en: 'An error says why the message or the report was not sent',
      bn: 'লেখা বা অভিযোগ কেন পাঠানো যায়নি জানানো হয়',
    },
    'open.composer.writing.reported': { en: 'A success message confirms the report', bn: 'অভিযোগ পাঠানো হয়েছে জানানো হয়' },
    'open.composer.sending': { en: 'A spinner is shown on the "Send" button', bn: '"পাঠান" বোতামে লোডিং চিহ্ন দেখা যায়' },
    'open.composer.confirmingReport': {
      en: 'A question asks whether to report the message',
      bn: 'লেখাটি নিয়ে অভিযোগ করবেন কি না জানতে চাওয়া হয়',
    },
    'open.composer.reporting': {
      en: 'A spinner is shown on the "Report text" button',
      bn: '"অভিযোগ করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    excluded: { en: 'An error says why the chat is closed', bn: 'চ্যাট কেন বন্ধ জানানো হয়' },
  },
  events: {
    'lines.received': {
      'a message of another player': {
        event: { lines: [chatLine(13, 'player', 'শুভ সকাল! Good morning!')] },
        en: 'Another player posts a message',
        bn: 'অন্য একজন খেলোয়াড় কিছু লেখেন',
      },
      'a message is deleted': {
        event: { lines: [{ kind: 'removed', seq: '14', id: id(11) }, { kind: 'beat' }] },
        en: 'An operator deletes the first message',
        bn: 'অপারেটর প্রথম লেখাটি মুছে দেন',
      },
    },
    'stream.ended': { 'by the gateway': { en: 'The server ends the connection', bn: 'সার্ভার সংযোগ বন্ধ করে' } },
    'text.sent': {
      'by the player': {
        event: { text: 'ধন্যবাদ! Thanks!' },
        en: 'Type a message and press "Send"',
        bn: 'কিছু লিখে "পাঠান" চাপুন',
      },
    },
    'report.requested': {
      'the first message': {
        event: { id: id(11) },
        en: 'Press "Report" on the first message',
        bn: 'প্রথম লেখায় "অভিযোগ" চাপুন',
      },
    },
    'report.confirmed': { 'by the player': { en: 'Press "Report text"', bn: '"অভিযোগ করুন" চাপুন' } },
    'report.cancelled': { 'by the player': { en: 'Press "Cancel"', bn: '"বাতিল" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    connect: {
      'several messages': {
        output: { anew: true, lines: [chatLine(11, 'player', 'নমস্কার! Hello!'), chatLine(12, 'me', 'কেমন আছেন?')] },
        en: 'The server returns two messages',
        bn: 'সার্ভার দুটি লেখা পাঠায়',
      },
      'a message of support': {
        output: {
          anew: false,
          lines: [
            chatLine(15, 'support', 'How can we help?'),
            { kind: 'closed', seq: '16', id: id(16), at: 1_800_001_000_000 },
          ],
        },
        en: 'The server returns the missed lines: customer service has answered and ended the conversation',
        bn: 'সার্ভার বাদ পড়া লেখা পাঠায়: গ্রাহকসেবা উত্তর দিয়ে আলাপ শেষ করেছে',
      },
      'nothing yet': { output: { anew: true, lines: [] }, en: 'There are no messages yet', bn: 'এখনও কেউ কিছু লেখেননি' },
      banned: {
        error: { kind: 'rejected', code: 'chat.banned', status: 403, message: 'চ্যাট রুমটি আপনার জন্য বন্ধ।' },
        en: 'The server rejects it: the player is banned',
        bn: 'সার্ভার ফিরিয়ে দেয়: খেলোয়াড়কে নিষিদ্ধ করা হয়েছে',
      },
      offline,
    },
    listen: { failed: { ...broken, en: 'The connection breaks off', bn: 'সংযোগ বিচ্ছিন্ন হয়' } },
    sendMessage: {
      said: { output: { kind: 'said', id: id(17) }, en: 'The server accepts the message', bn: 'সার্ভার লেখাটি গ্রহণ করে' },
      'too long': { output: { kind: 'wrong', code: 'length' }, en: 'The message is too long', bn: 'লেখাটি বেশি লম্বা' },
      offline,
    },
    report: {
      reported: { output: undefined, en: 'The server accepts the report', bn: 'সার্ভার অভিযোগটি গ্রহণ করে' },
      offline,
    },
  },
} satisfies Samples<typeof chatMachine>;
