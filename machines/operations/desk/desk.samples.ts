import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import { revealAct } from '../audit-samples';
import { freeReview } from '../samples';
import type { DeskLink, deskMachine } from './desk.machine';

const start: DeskLink = { page: 'queues', queue: null, id: '' };

/** Operators, and events of the desk's frame. */
export const deskSamples = {
  title: { en: 'Operators’ desk', bn: 'অপারেটরদের ডেস্ক' },
  states: {
    checking: { en: 'The desk is loading', bn: 'ডেস্ক লোড হচ্ছে' },
    loggedOut: { en: 'The login is shown', bn: 'লগ ইন দেখা যায়' },
    'loggedOut.atStart': { en: 'No note is above the login', bn: 'লগ ইনের ওপরে কোনো নোট নেই' },
    'loggedOut.afterExpiry': {
      en: 'A note above the login says that the session has ended',
      bn: 'সেশন শেষ হওয়ার নোট লগ ইনের ওপরে দেখা যায়',
    },
    loggedIn: { en: 'The name of the operator is in the header', bn: 'ওপরে অপারেটরের নাম দেখা যায়' },
    'loggedIn.arriving': { en: 'The page of the address opens', bn: 'ঠিকানার পেজটি খোলে' },
    'loggedIn.queues': { en: 'The queues are shown', bn: 'সব তালিকা দেখা যায়' },
    'loggedIn.withdrawals': { en: 'The queue of withdrawals is shown', bn: 'উত্তোলনের তালিকা দেখা যায়' },
    'loggedIn.players': { en: 'The search for players is shown', bn: 'খেলোয়াড় খোঁজার পেজ দেখা যায়' },
    'loggedIn.approvals': { en: 'The requests of other operators are shown', bn: 'অন্য অপারেটরদের অনুরোধ দেখা যায়' },
    'loggedIn.audit': { en: 'The audit is shown', bn: 'অডিটের পেজ দেখা যায়' },
    'loggedIn.money': { en: 'The site’s revenue is shown', bn: 'আয়ের হিসাব দেখা যায়' },
    loggingOut: { en: 'The desk is logging out', bn: 'ডেস্ক থেকে লগ আউট হচ্ছে' },
    failed: { en: 'An error is shown; "Try again" is offered', bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" বোতাম আছে' },
  },
  inputs: {
    'in Bengali': {
      input: { byLink: false, language: 'bn', theme: 'system', shortcuts: true, link: start },
      en: 'Open the address of the desk',
      bn: 'ডেস্কের ঠিকানা খুলুন',
    },
    'by the address of a withdrawal': {
      input: {
        byLink: false,
        language: 'bn',
        theme: 'system',
        shortcuts: true,
        link: { page: 'withdrawals', queue: null, id: freeReview.id },
      },
      en: 'Open the address of a withdrawal that a colleague has sent',
      bn: 'সহকর্মীর পাঠানো একটি উত্তোলনের ঠিকানা খুলুন',
    },
  },
  events: {
    'queues.requested': { 'by the operator': { en: 'Press "Queues"', bn: '"তালিকা" চাপুন' } },
    'withdrawals.requested': { 'by the operator': { en: 'Press "Withdrawals"', bn: '"উত্তোলন" চাপুন' } },
    'players.requested': { 'by the operator': { en: 'Press "Players"', bn: '"খেলোয়াড়" চাপুন' } },
    'approvals.requested': { 'by the operator': { en: 'Press "Second approval"', bn: '"দ্বিতীয় অনুমোদন" চাপুন' } },
    'audit.requested': { 'by the operator': { en: 'Press "Audit"', bn: '"অডিট" চাপুন' } },
    'money.requested': { 'by the operator': { en: 'Press "Revenue"', bn: '"আয়ের হিসাব" চাপুন' } },
    'link.followed': {
      'to a withdrawal': {
        event: { link: { page: 'withdrawals', queue: null, id: freeReview.id } },
        en: 'Press the number of a withdrawal',
        bn: 'একটি উত্তোলনের নম্বরে চাপুন',
      },
      'to a player': {
        event: { link: { page: 'players', queue: null, id: 'rahim' } },
        en: 'Press the name of a player',
        bn: 'একজন খেলোয়াড়ের নামে চাপুন',
      },
      'to an item': {
        event: { link: { page: 'queues', queue: 'feedback', id: 'F00000012' } },
        en: 'Press the number of a letter',
        bn: 'একটি মতামতের নম্বরে চাপুন',
      },
      'to the requests': {
        event: { link: { page: 'approvals', queue: null, id: '' } },
        en: 'Go back to "Second approval" in the browser',
        bn: 'ব্রাউজারে পেছনে "দ্বিতীয় অনুমোদন"-এ যান',
      },
      'to a record': {
        event: { link: { page: 'audit', queue: null, id: revealAct.id } },
        en: 'Go back to a record of the audit in the browser',
        bn: 'ব্রাউজারে পেছনে অডিটের একটি রেকর্ডে যান',
      },
      'to the money': {
        event: { link: { page: 'money', queue: null, id: '' } },
        en: 'Go back to "Revenue" in the browser',
        bn: 'ব্রাউজারে পেছনে "আয়ের হিসাব"-এ যান',
      },
    },
    'logout.requested': { 'by the operator': { en: 'Press "Log out"', bn: '"লগ আউট" চাপুন' } },
    'session.expired': { 'by itself': { en: 'The session ends by itself', bn: 'সেশন নিজে থেকে শেষ হয়' } },
    'retry.requested': { 'by the operator': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'language.selected': {
      English: { event: { language: 'en' }, en: 'Select English in "Language"', bn: '"ভাষা" তালিকা থেকে English বেছে নিন' },
    },
    'theme.selected': {
      dark: { event: { theme: 'dark' }, en: 'Select "Dark" in "Theme"', bn: '"থিম" তালিকা থেকে "গাঢ়" বেছে নিন' },
    },
    'shortcuts.selected': {
      off: { event: { shortcuts: false }, en: 'Untick "Single-key shortcuts"', bn: '"এক-কী শর্টকাট" থেকে টিক সরান' },
    },
  },
  outcomes: {
    loadSession: {
      'a clerk': {
        output: { name: 'rupa', role: 'clerk', permissions: ['read', 'pay'] },
        en: 'The session is a clerk’s',
        bn: 'সেশনটি একজন ক্লার্কের',
      },
      'an owner': {
        output: { name: 'admin', role: 'owner', permissions: ['read', 'help', 'pay', 'report', 'administer'] },
        en: 'The session is an owner’s',
        bn: 'সেশনটি একজন মালিকের',
      },
      'no session': { output: null, en: 'There is no session', bn: 'কোনো সেশন নেই' },
      offline,
    },
    login: {
      'logged in': { output: undefined, en: 'The operator logs in', bn: 'অপারেটর লগ ইন করেন' },
      failed: { ...broken, en: 'The login crashes', bn: 'লগ ইনে ত্রুটি ঘটে' },
    },
    watchAddress: { failed: { ...broken, en: 'The address bar crashes', bn: 'ঠিকানার অংশে ত্রুটি ঘটে' } },
    watchSession: { failed: { ...broken, en: 'The clock of the session crashes', bn: 'সেশনের ঘড়িতে ত্রুটি ঘটে' } },
    queues: { failed: { ...broken, en: 'The start page crashes', bn: 'শুরুর পেজে ত্রুটি ঘটে' } },
    withdrawals: { failed: { ...broken, en: 'The queue crashes', bn: 'তালিকায় ত্রুটি ঘটে' } },
    players: { failed: { ...broken, en: 'The search crashes', bn: 'খেলোয়াড় খোঁজার পেজে ত্রুটি ঘটে' } },
    approvals: { failed: { ...broken, en: 'The requests crash', bn: 'অনুরোধের তালিকায় ত্রুটি ঘটে' } },
    audit: { failed: { ...broken, en: 'The audit crashes', bn: 'অডিটে ত্রুটি ঘটে' } },
    money: { failed: { ...broken, en: 'The page of the revenue crashes', bn: 'আয়ের হিসাবের পেজে ত্রুটি ঘটে' } },
    endSession: {
      ended: { output: undefined, en: 'The server ends the session', bn: 'সার্ভার সেশনটি শেষ করে' },
      offline,
    },
  },
} satisfies Samples<typeof deskMachine>;
