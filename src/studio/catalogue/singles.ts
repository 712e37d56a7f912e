import type { Entry } from './entry';

/** Games of engines that have a single one: their rules have no parameters. */
export const SINGLES = [
  { id: 'lab-hilo', engine: 'lab-hilo', bn: 'উঁচু না নিচু', en: 'High or Low' },
  { id: 'lab-ways', engine: 'lab-ways', bn: 'সুন্দরবনের বাঘ', en: 'Sundarban Tiger' },
  { id: 'lab-crash', engine: 'lab-crash', bn: 'ঘুড়ির উড়ান', en: 'Kite Flight' },
  { id: 'lab-andar', engine: 'lab-andar', bn: 'আন্দার বাহার', en: 'Andar Bahar' },
  { id: 'lab-patti', engine: 'lab-patti', bn: 'তিন পাত্তি', en: 'Teen Patti' },
  { id: 'lab-blackjack', engine: 'lab-blackjack', bn: 'ময়দান ব্ল্যাকজ্যাক', en: 'Maidan Blackjack' },
  { id: 'lab-fish', engine: 'lab-fish', bn: 'রাজার দিঘি', en: 'Royal Pond' },
  { id: 'lab-football', engine: 'lab-football', bn: 'ময়দান ফুটবল', en: 'Maidan Football' },
  { id: 'lab-cricket', engine: 'lab-cricket', bn: 'ময়দান ক্রিকেট', en: 'Maidan Cricket' },
  { id: 'lab-kabaddi', engine: 'lab-kabaddi', bn: 'ময়দান কাবাডি', en: 'Maidan Kabaddi' },
  { id: 'lab-esport', engine: 'lab-esport', bn: 'ময়দান ই-স্পোর্টস', en: 'Maidan Esports' },
] as const satisfies readonly Entry[];

/** Games between players. */
export const ROOM_ENTRIES = [
  { id: 'lab-duel', engine: 'lab-duel', bn: 'তাসের লড়াই', en: 'Card Duel' },
  { id: 'lab-pasha', engine: 'lab-pasha', bn: 'পাশার দৌড়', en: 'Dice Race' },
] as const satisfies readonly Entry[];
