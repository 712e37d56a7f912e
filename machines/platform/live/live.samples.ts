import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { liveMachine } from './live.machine';

export const liveSamples = {
  title: { en: 'Stream of changes', bn: 'পরিবর্তনের স্ট্রিম' },
  states: {
    paused: { en: 'The page reads no stream', bn: 'পেজটি কোনো স্ট্রিম পড়ে না' },
    sharing: { en: 'One of the tabs reads the stream', bn: 'ট্যাবগুলোর একটি স্ট্রিম পড়ে' },
    'sharing.following': { en: 'Another tab reads the stream', bn: 'অন্য একটি ট্যাব স্ট্রিম পড়ে' },
    'sharing.streaming': { en: 'This tab reads the stream', bn: 'এই ট্যাব স্ট্রিম পড়ে' },
    'sharing.streaming.connecting': { en: 'This tab connects', bn: 'এই ট্যাব সংযোগ করছে' },
    'sharing.streaming.open': {
      en: 'The balance changes as soon as a credit arrives',
      bn: 'অন্য কোথাও লেনদেন হলেই ব্যালেন্স বদলে যায়',
    },
    'sharing.retrying': { en: 'The page waits to reconnect', bn: 'পেজটি আবার সংযোগের অপেক্ষায় আছে' },
  },
  inputs: { 'of a page': { input: { spread: 0.5 }, en: 'Open a page', bn: 'একটি পেজ খুলুন' } },
  events: {
    'need.arose': { 'the page is shown': { en: 'Show the page', bn: 'পেজটি সামনে আনুন' } },
    'need.changed': { 'a lottery opened': { en: 'Open a lottery', bn: 'একটি লটারি খুলুন' } },
    'need.gone': { 'the page is hidden': { en: 'Hide the page', bn: 'পেজটি আড়ালে নিন' } },
    'lead.granted': { 'no other tab': { en: 'Close the other tabs', bn: 'অন্য ট্যাবগুলো বন্ধ করুন' } },
    'stream.opened': { 'by the server': { en: 'The server opens the stream', bn: 'সার্ভার স্ট্রিম খোলে' } },
    'stream.ended': { 'by the server': { en: 'The server ends the stream', bn: 'সার্ভার স্ট্রিম শেষ করে' } },
  },
  outcomes: {
    watchNeed: { failed: { ...broken, en: 'Needs cannot be observed', bn: 'কী প্রয়োজন, তা জানা যায় না' } },
    lead: { failed: { ...broken, en: 'The tabs cannot agree', bn: 'ট্যাবগুলো একমত হতে পারে না' } },
    readStream: { failed: { ...broken, en: 'Reading the stream fails', bn: 'স্ট্রিম পড়া যায় না' } },
  },
} satisfies Samples<typeof liveMachine>;
