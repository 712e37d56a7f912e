import { operator } from '../../machines/steps';
import type { Gateway, Instead, Language, Picked, Screen, SetUp, Text } from '../../src/atlas';
import { PICTURE } from '../../tests/drivers/pictures';
import { translateGatewayText, wordsOf } from '../../tests/harness/words';
import { isNoun, type Noun } from './nouns';
import type { Action, Check } from './sentences';

/** Reason to leave a step to automated tests. */
export class NotByHand extends Error {
  constructor(readonly reason: keyof typeof REASONS) {
    super(reason);
  }
}

/** Reasons to leave a step to automated tests. */
export const REASONS = {
  page: {
    en: 'Requires control over the page itself.',
    bn: 'এর জন্য পেজটিকে ভেতর থেকে নিয়ন্ত্রণ করতে হয়।',
  },
  slow: {
    en: 'Requires a wait of more than a minute, or a response that never arrives.',
    bn: 'এর জন্য এক মিনিটের বেশি অপেক্ষা করতে হয়, অথবা এমন উত্তর লাগে যা কখনও আসে না।',
  },
  stored: {
    en: 'Requires data that an earlier visit left in the browser.',
    bn: 'এর জন্য ব্রাউজারে আগের ভিজিটের ডেটা লাগে।',
  },
  puzzle: {
    en: 'Requires the exact position of the puzzle’s gap.',
    bn: 'এর জন্য পাজলের ফাঁকা জায়গার সঠিক অবস্থান জানতে হয়।',
  },
  device: {
    en: 'Requires an authenticator or a passkey of the fixture.',
    bn: 'এর জন্য ফিক্সচারের অথেনটিকেটর বা পাসকি লাগে।',
  },
  language: {
    en: 'The rest of the script would have to be in the other language.',
    bn: 'স্ক্রিপ্টের বাকিটা অন্য ভাষায় হতে হত।',
  },
  offline: {
    en: 'No address can be opened without a network.',
    bn: 'নেটওয়ার্ক ছাড়া কোনো ঠিকানা খোলা যায় না।',
  },
  brief: {
    en: 'Too brief to perform by hand.',
    bn: 'এত অল্প সময় থাকে যে হাতে করা যায় না।',
  },
  cannot: { en: 'The demo cannot produce it.', bn: 'ডেমোতে এটি ঘটানো যায় না।' },
  elsewhere: {
    en: 'It follows from something other than the tester’s actions.',
    bn: 'এটি পরীক্ষকের কাজ ছাড়া অন্য কারণে ঘটে।',
  },
} as const;

/** Reason for the moves of a flow that none of its handwritten scripts makes. */
export const AUTOMATED: Text = {
  en: 'No script makes it; the automated tests do.',
  bn: 'কোনো স্ক্রিপ্টে এটি নেই; স্বয়ংক্রিয় পরীক্ষায় আছে।',
};

/** Notes of a tester: alternating actions and checks, and preparations. */
export type Notes = { segments: Segment[]; setups: SetUp[] };
export type Segment = { actions: Action[]; checks: Check[] };

/** Placeholder of the gateway's messages, which stands for any text. */
const PLACEHOLDER = /\{\w+(?:, plural,(?:[^{}]|\{[^{}]*\})*)?\}/g;
/** Prefix of a typed value that stands for a code sent to a recipient. */
const CODE = '\u0000code ';
/** Longest wait by hand, in seconds. */
export const LONGEST_WAIT = 60;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const notByHand = (reason: keyof typeof REASONS) => (): never => {
  throw new NotByHand(reason);
};

/** A screen that records what a driver does and checks, instead of doing it. */
export class Recorder {
  /** True once the tester has logged in to begin with. */
  isMember = false;
  /** True while the network is cut, so that no address can be opened. */
  isOffline = false;
  private notes: Notes = { segments: [], setups: [] };
  private instead: Instead = {};
  private readonly words: (id: string, values?: Record<string, unknown>) => string;
  readonly screen: Screen;
  readonly gateway: Gateway;

  constructor(readonly language: Language) {
    const translate = wordsOf(language);
    this.words = (id, values) =>
      plain(translateGatewayText(language, translate(id, values)).replace(PLACEHOLDER, '…').replaceAll('\u2068', ''));
    this.screen = this.screenOf();
    this.gateway = this.gatewayOf();
  }

  /** Returns the notes since the last call. */
  take(): Notes {
    const { notes } = this;
    this.notes = { segments: [], setups: [] };
    return notes;
  }

  /** Uses the driver's own values again. */
  typesAsSaid(): void {
    this.instead = {};
  }

  setUp(setUp: SetUp): void {
    this.notes.setups.push(setUp);
  }

  act(verb: Action['verb'], ...words: string[]): void {
    if (verb === 'open' && this.isOffline) throw new NotByHand('offline');
    const last = this.notes.segments.at(-1);
    // An address that another one replaces is not opened.
    if (verb === 'open' && last?.checks.length === 0 && last.actions.at(-1)?.verb === 'open') last.actions.pop();
    if (last && last.checks.length === 0) last.actions.push({ verb, words });
    else this.notes.segments.push({ actions: [{ verb, words }], checks: [] });
  }

  check(check: Check): void {
    const last = this.notes.segments.at(-1);
    if (last) last.checks.push(check);
    else this.notes.segments.push({ actions: [], checks: [check] });
  }

  private see(verb: 'sees' | 'lacks', role: string, id?: string, values?: Record<string, unknown>): void {
    if (!isNoun(role)) throw new Error(`There is no word for the role ${role}.`);
    const noun: Noun = role;
    this.check({ verb, noun, words: id === undefined ? [] : [this.words(id, values)] });
  }

  private async fill(id: string, value: string): Promise<void> {
    const other = this.instead[id] ?? value;
    const typed = typeof other === 'function' ? await other() : other;
    const label = this.words(id);
    if (typed === '') this.act('clear', label);
    else if (typed.startsWith(CODE)) this.act('typeCode', typed.slice(CODE.length), label);
    else this.act('type', typed, label);
  }

  /** A person has pictures, but no files that only pretend to be one. */
  private attach(label: string, { name, base64 }: Picked): void {
    if (base64 !== PICTURE.base64) throw new NotByHand('page');
    this.act('attach', name, label);
  }

  private screenOf(): Screen {
    const { words } = this;
    return {
      press: (id, values) => this.act('press', words(id, values)),
      fill: (id, value) => this.fill(id, value),
      keys: (id, ...keys) =>
        keys.length === 0 ? this.act('focus', words(id)) : this.act('keys', keys.join(' '), words(id)),
      tick: (id, on, values) => this.act(on ? 'tick' : 'untick', words(id, values)),
      choose: (id, option) => this.act('choose', words(option), words(id)),
      attach: (id, file) => this.attach(words(id), file),
      slide: notByHand('puzzle'),
      visit: (address) => this.act('open', address),
      back: () => this.act('back'),
      sees: (role, id, values) => this.see('sees', role, id, values),
      hides: (role, id, values) => this.see('lacks', role, id, values),
      reads: (id, values) => this.check({ verb: 'reads', words: [words(id, values)] }),
      held: (id, values) => this.check({ verb: 'held', words: [words(id, values)] }),
      busy: (id) => this.check({ verb: 'busy', words: [words(id)] }),
      invalid: (id, message, values) => this.check({ verb: 'invalid', words: [words(id), words(message, values)] }),
      focused: (id) => this.check({ verb: 'focused', words: [words(id)] }),
      unfocused: (id) => this.check({ verb: 'unfocused', words: [words(id)] }),
      at: (address) => this.check({ verb: 'at', words: [address] }),
    };
  }

  private gatewayOf(): Gateway {
    return {
      ops: (...args) => this.setUp(operator(args.join(' '), COMMAND)),
      cut: () => this.setUp(NETWORK),
      late: notByHand('slow'),
      aim: notByHand('puzzle'),
      types: (instead) => {
        this.instead = { ...this.instead, ...instead };
      },
      keeps: notByHand('stored'),
      code: (_, to) => `${CODE}${to}`,
      appCode: notByHand('device'),
      recoveryCode: notByHand('device'),
    };
  }
}

/** Stands for a cut of the network: the tester disconnects before the action, and reconnects after it. */
export const NETWORK: SetUp = { en: 'network', bn: 'network' };
const COMMAND = { en: 'Run in a second terminal', bn: 'আরেকটি টার্মিনালে চালান' };
