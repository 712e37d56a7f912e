import { GATEWAY_SETTINGS } from '../../../contract';

/**
 * Token bucket of `max` calls per key (IP address, account …), full again after `perSeconds`; or the setting that holds
 * `max`. `local`: counted in the memory of each process, because the calls that it guards need no database.
 */
export type RateLimit = {
  what: string;
  each: string;
  max: number | 'requestsPerMinute';
  perSeconds: number;
  local?: true;
};
/** `max` attempts per key (name, code …); `until` describes the reset. */
type AttemptLimit = { what: string; each: string; max: number; until: string };

const MINUTE = 60;
const HOUR = 3_600;
/** Key of callers without a session: the IP address, or the network of an IPv6 address. */
export const BY_ADDRESS = 'IP address';

/**
 * All rate limits of the gateway (asvs 2.4.1, 6.1.1, 6.6.3), by the name for `consumeRateLimit`.
 * tests/security/limits.test.ts measures each.
 */
export const RATE_LIMITS = {
  // 300 players behind their carrier's address may open the portal at the same time; twice that many calls of a kind
  // are still legitimate.
  'status.ip': {
    what: 'readings of the system status',
    each: BY_ADDRESS,
    max: 'requestsPerMinute',
    perSeconds: MINUTE,
  },
  'read.ip': {
    what: 'other reading calls outside a session',
    each: BY_ADDRESS,
    max: 'requestsPerMinute',
    perSeconds: MINUTE,
  },
  'call.ip': { what: 'other calls outside a session', each: BY_ADDRESS, max: 'requestsPerMinute', perSeconds: MINUTE },
  'call.account': { what: 'calls in a session', each: 'account', max: 600, perSeconds: MINUTE },
  'hook.ip': {
    what: 'notifications of payment providers and carriers',
    each: BY_ADDRESS,
    max: 700,
    perSeconds: MINUTE,
  },
  // A studio sends the bets of all its players from a few addresses; unsigned calls cost only a key lookup.
  'studio.ip': { what: 'calls of studios', each: BY_ADDRESS, max: 12_000, perSeconds: MINUTE, local: true },
  'ops.ip': { what: 'operators’ commands', each: BY_ADDRESS, max: 700, perSeconds: MINUTE },
  'demo.ip': { what: 'pages of the demo’s outbox and providers', each: BY_ADDRESS, max: 700, perSeconds: MINUTE },
  'page.ip': {
    what: 'pages, and addresses at which nothing is',
    each: BY_ADDRESS,
    max: 700,
    perSeconds: MINUTE,
    local: true,
  },
  // A first visit loads about 60 files, and a country list one flag per country.
  'file.ip': { what: 'files of the portal, and flags', each: BY_ADDRESS, max: 30_000, perSeconds: MINUTE, local: true },
  'probe.ip': { what: 'health probes', each: BY_ADDRESS, max: 600, perSeconds: MINUTE, local: true },
  login: { what: 'logins, right or wrong', each: BY_ADDRESS, max: 375, perSeconds: MINUTE },
  passkey: { what: 'passkeys asked for', each: BY_ADDRESS, max: 375, perSeconds: MINUTE },
  // Pictures cost us more than other calls.
  challenge: { what: 'captchas, puzzles and proofs of work', each: BY_ADDRESS, max: 600, perSeconds: MINUTE },
  // Whole neighbourhoods share their carrier's address.
  'code.address': { what: 'codes sent', each: BY_ADDRESS, max: 60, perSeconds: HOUR },
  'code.resend': { what: 'codes sent in a row', each: 'address, recipient and purpose', max: 1, perSeconds: MINUTE },
  'code.share': { what: 'codes sent', each: 'address and recipient', max: 5, perSeconds: HOUR },
  // Several times the share of one caller, so that no single caller exhausts it.
  'code.recipient': {
    what: 'codes sent',
    each: 'recipient, apart for places that they have logged in from',
    max: 20,
    perSeconds: HOUR,
  },
  'code.request': { what: 'codes sent', each: 'request', max: 10, perSeconds: HOUR },
  'code.guess': {
    what: 'guesses at codes, over all requests',
    each: 'recipient and purpose',
    max: 30,
    perSeconds: HOUR,
  },
  'password.link.address': { what: 'recovery mails', each: BY_ADDRESS, max: 30, perSeconds: HOUR },
  'password.link.share': {
    what: 'recovery mails',
    each: 'address, username and email address',
    max: 5,
    perSeconds: HOUR,
  },
  'password.link.account': {
    what: 'recovery mails',
    each: 'username and email address, apart for places that they have logged in from',
    max: 15,
    perSeconds: HOUR,
  },
  'password.reset.address': { what: 'recovery links used', each: BY_ADDRESS, max: 30, perSeconds: HOUR },
  'password.address': { what: 'password changes', each: BY_ADDRESS, max: 60, perSeconds: 10 * MINUTE },
  'password.account': { what: 'passwords asked for again', each: 'account', max: 20, perSeconds: 10 * MINUTE },
  'totp.guess': { what: 'codes of an authenticator app', each: 'account', max: 10, perSeconds: 10 * MINUTE },
  'recovery.guess': { what: 'recovery codes', each: 'account', max: 10, perSeconds: 10 * MINUTE },
  'proof.demand': { what: 'logins that need one more proof', each: 'account', max: 20, perSeconds: HOUR },
  'proof.answer': { what: 'answers to proofs', each: BY_ADDRESS, max: 60, perSeconds: MINUTE },
  social: { what: 'third-party sign-ins begun or completed', each: BY_ADDRESS, max: 60, perSeconds: MINUTE },
  registration: { what: 'registrations', each: BY_ADDRESS, max: 120, perSeconds: 10 * MINUTE },
  // This call alone discloses that an account exists.
  'registration.taken': {
    what: 'usernames and numbers that are taken',
    each: BY_ADDRESS,
    max: 20,
    perSeconds: 10 * MINUTE,
  },
  // Codes are short; the limit prevents enumeration.
  affiliate: { what: 'affiliate codes', each: BY_ADDRESS, max: 60, perSeconds: 10 * MINUTE },
  'trial.freely': { what: 'free demos until a captcha is required', each: BY_ADDRESS, max: 3, perSeconds: HOUR },
  'trial.address': { what: 'free demos', each: BY_ADDRESS, max: 30, perSeconds: HOUR },
  upload: { what: 'pictures sent', each: 'account', max: 30, perSeconds: HOUR },
  // Excess alerts are collected and sent as one text, so that repeated acts do not send many.
  'alert.recipient': { what: 'alerts by text', each: 'recipient', max: 6, perSeconds: 6 * HOUR },
  'alert.account': { what: 'alerts by text', each: 'account', max: 12, perSeconds: 24 * HOUR },
  profile: { what: 'profiles saved', each: 'account', max: 30, perSeconds: HOUR },
  feedback: { what: 'feedback sent', each: 'account', max: 10, perSeconds: HOUR },
  'feedback.visitor': { what: 'feedback sent without a session', each: BY_ADDRESS, max: 10, perSeconds: HOUR },
  'offer.take': { what: 'offers taken, codes of them tried', each: 'account', max: 30, perSeconds: HOUR },
  'reward.claim': { what: 'rewards claimed', each: 'account', max: 120, perSeconds: HOUR },
  activity: { what: 'acts in activities, missions and raffles', each: 'account', max: 60, perSeconds: HOUR },
  'affiliate.apply': { what: 'applications to the agent programme', each: 'account', max: 5, perSeconds: 24 * HOUR },
  'team.link': { what: 'links made by agents', each: 'account', max: 30, perSeconds: HOUR },
  'team.member': { what: 'accounts made by agents', each: 'account', max: 60, perSeconds: HOUR },
  // Each one reads a whole team.
  'team.file': { what: 'files of teams', each: 'account', max: 20, perSeconds: HOUR },
  points: { what: 'redemptions and conversions of points', each: 'account', max: 30, perSeconds: HOUR },
  // Each one sends a message to another agent.
  contract: { what: 'offers of contracts, and answers', each: 'account', max: 60, perSeconds: HOUR },
  'chat.say': { what: 'texts in the chats', each: 'account', max: 10, perSeconds: MINUTE },
  'chat.report': { what: 'texts reported', each: 'account', max: 20, perSeconds: HOUR },
  // A page opens one stream, and another after a disconnect.
  'chat.stream': { what: 'streams of the chats', each: 'account', max: 60, perSeconds: MINUTE },
  // Reports of a whole neighbourhood; a page sends at most three a minute.
  'client-error': { what: 'reports of errors in browsers', each: BY_ADDRESS, max: 60, perSeconds: MINUTE },
  deposit: { what: 'deposits begun', each: 'account', max: 30, perSeconds: HOUR },
} satisfies Record<string, RateLimit>;

/** Attempt limits that do not reset with time alone. */
export const ATTEMPT_LIMITS = {
  loginUntilCaptcha: {
    what: 'wrong logins until a captcha is required',
    each: 'username, apart for places that its owner has logged in from',
    max: GATEWAY_SETTINGS.failuresUntilCaptcha,
    until: 'the next right login',
  },
  loginUntilLock: {
    what: 'wrong logins until a lock',
    each: 'username, apart for places that its owner has logged in from',
    max: GATEWAY_SETTINGS.failuresUntilLock,
    until: 'the lock ends, or the password is recovered',
  },
  codeLoginUntilLock: {
    what: 'wrong logins by code until a lock',
    each: 'mobile number, apart for such places',
    max: GATEWAY_SETTINGS.failuresUntilLock,
    until: 'the lock ends, or the password is recovered',
  },
  puzzleAnswer: { what: 'answers to a puzzle', each: 'puzzle', max: 1, until: 'another puzzle' },
  codeGuess: { what: 'guesses at a code', each: 'code', max: 3, until: 'another code' },
  proofAnswer: { what: 'answers to a proof', each: 'login', max: 5, until: 'another login' },
  linkPassword: { what: 'passwords for a link', each: 'link', max: 5, until: 'another link' },
  paymentPassword: {
    what: 'wrong payment passwords until a lock',
    each: 'account',
    max: GATEWAY_SETTINGS.paymentPassword.tries,
    until: 'the lock ends',
  },
} satisfies Record<string, AttemptLimit>;

export const SMS_POOLS = ['strangers', 'country', 'range', 'members', 'memberRange'] as const;
export type SmsPool = (typeof SMS_POOLS)[number];
/** Default daily budgets of text messages, by the site's days; operators can change them (`ops sms budget`). */
export const SMS_BUDGETS = {
  strangers: { what: 'texts to who is not logged in', most: 5_000 },
  country: { what: 'of these, to one country', most: 3_000 },
  range: { what: 'of these, to numbers that differ in the last four digits alone', most: 50 },
  members: { what: 'texts asked for in a session, after a password or at a known place', most: 10_000 },
  memberRange: { what: 'of these, to numbers that differ in the last four digits alone', most: 200 },
} satisfies Record<SmsPool, { what: string; most: number }>;

export type RateLimitName = keyof typeof RATE_LIMITS;
export type ThrottleName = RateLimitName | keyof typeof ATTEMPT_LIMITS;
