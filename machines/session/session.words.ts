import type { Words } from '../../src/atlas';
import type { sessionMachine } from './session.machine';
import type { sessionSamples } from './session.samples';

/** What QA and product read of the session. */
export const sessionWords = {
  en: {
    title: 'Who is here',
    states: {
      restoring: 'The account slot is neutral while the session is looked for',
      unread: 'The account slot stays neutral until the gateway answers',
      visitor: 'The header shows the login form',
      trial: 'The header shows the trial account',
      member: 'The header shows the user name and the balance',
      forgetting: 'The session is being cleared away',
    },
    events: {
      'session.opened': {
        'by a player': 'A player has logged in',
        'by an agent': 'An agent has logged in',
        'by a trial account': 'A trial account has been opened',
      },
      'session.ended': { 'by a logout': 'The player has logged out' },
      'session.refused': { 'by any call': 'A call is told that the session is over' },
      'permission.asked': {
        'for the member centre': 'Open the member centre',
        'for the agent centre': 'Open the agent centre',
      },
      'standing.asked': { 'by the gate': 'The portal asks whether somebody is logged in' },
    },
    outcomes: {
      restoreSession: {
        'no token': 'This tab holds no session',
        'a player': 'This tab holds the session of a player',
        'an agent': 'This tab holds the session of an agent',
        'a trial account': 'This tab holds the session of a trial account',
        'token no longer good': 'The gateway says that the session has ended',
        offline: 'The gateway cannot be reached',
      },
      forgetSession: {
        cleared: 'The storage of the session is cleared',
        'storage cannot be cleared': 'The storage of the browser cannot be cleared',
      },
    },
  },
  bn: {
    title: 'কে এখানে আছেন',
    states: {
      restoring: 'সেশন খোঁজার সময় অ্যাকাউন্টের জায়গাটি ফাঁকা থাকে',
      unread: 'গেটওয়ের উত্তর না আসা পর্যন্ত অ্যাকাউন্টের জায়গাটি ফাঁকা থাকে',
      visitor: 'ওপরে লগইন ফর্ম দেখা যায়',
      trial: 'ওপরে ট্রায়াল অ্যাকাউন্ট দেখা যায়',
      member: 'ওপরে ব্যবহারকারীর নাম ও ব্যালেন্স দেখা যায়',
      forgetting: 'সেশন মুছে ফেলা হচ্ছে',
    },
    events: {
      'session.opened': {
        'by a player': 'একজন খেলোয়াড় লগইন করেছেন',
        'by an agent': 'একজন এজেন্ট লগইন করেছেন',
        'by a trial account': 'একটি ট্রায়াল অ্যাকাউন্ট খোলা হয়েছে',
      },
      'session.ended': { 'by a logout': 'খেলোয়াড় লগআউট করেছেন' },
      'session.refused': { 'by any call': 'কোনো অনুরোধের উত্তরে জানা যায় সেশন শেষ' },
      'permission.asked': {
        'for the member centre': 'সদস্য কেন্দ্র খুলুন',
        'for the agent centre': 'এজেন্ট কেন্দ্র খুলুন',
      },
      'standing.asked': { 'by the gate': 'কেউ লগইন করা আছেন কি না পোর্টাল জানতে চায়' },
    },
    outcomes: {
      restoreSession: {
        'no token': 'এই ট্যাবে কোনো সেশন নেই',
        'a player': 'এই ট্যাবে একজন খেলোয়াড়ের সেশন আছে',
        'an agent': 'এই ট্যাবে একজন এজেন্টের সেশন আছে',
        'a trial account': 'এই ট্যাবে একটি ট্রায়াল অ্যাকাউন্টের সেশন আছে',
        'token no longer good': 'গেটওয়ে জানায় সেশন শেষ হয়ে গেছে',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      forgetSession: {
        cleared: 'সেশনের তথ্য মুছে গেছে',
        'storage cannot be cleared': 'ব্রাউজারের স্টোরেজ মোছা যাচ্ছে না',
      },
    },
  },
} satisfies Words<typeof sessionMachine, typeof sessionSamples>;
