import type { Words } from '../../src/atlas';
import type { signInMachine } from './sign-in.machine';
import type { signInSamples } from './sign-in.samples';

/** What QA and product read. */
export const signInWords = {
  en: {
    title: 'One attempt to log in',
    states: {
      validating: 'The log-in button shows that it works',
      verifying: 'The slide puzzle is shown',
      confirming: 'The log-in button shows that it works',
      authenticating: 'The log-in button shows that it works',
      authenticatingByCode: 'The log-in button shows that it works',
      authenticatingByToken: 'The log-in button shows that it works',
      signedIn: 'The attempt has worked',
      invalid: 'What is missing or wrong is said at the form',
      unverified: 'Told to complete the verification first',
      refused: 'The message of the gateway is shown',
      unreached: 'Told that the network is abnormal, or the answer late',
      left: 'The dialog is gone',
    },
    events: { 'dialog.closed': { 'by the player': 'Close the dialog' } },
    outcomes: {
      validate: {
        'all is there': 'All fields are filled, no puzzle is needed',
        'all is there, a puzzle first': 'All fields are filled, a puzzle comes first',
        'all is there, by firebase': 'All fields are filled, the firebase provider checks the code',
        'user name and password missing': 'User name and password are missing',
        'captcha missing': 'The captcha is missing',
        'number wrong and code missing': 'The number is none and the code is missing',
        'broke down': 'The check of the fields breaks down',
      },
      verification: { passed: 'The puzzle is solved', left: 'The puzzle is left', 'broke down': 'The puzzle breaks down' },
      confirmCode: {
        confirmed: 'The provider confirms the code',
        'wrong code': 'The provider says: wrong code',
        offline: 'The gateway cannot be reached',
      },
      logIn: {
        accepted: 'The gateway lets the player in',
        'wrong password': 'The gateway says: wrong name or password',
        'wrong password, captcha from now on': 'The gateway says: wrong, and a captcha from now on',
        'wrong code': 'The gateway says: wrong code',
        'code too old': 'The gateway says: the code has expired',
        'not for this site': 'The gateway says: not an account of this site',
        'puzzle demanded': 'The gateway asks for the puzzle first',
        'puzzle too old': 'The gateway says: the puzzle was too long ago',
        offline: 'The gateway cannot be reached',
        'no answer in time': 'The gateway does not answer in time',
      },
    },
    inputs: {
      'by name': 'Type "player" and its password and press "Log in"',
      'by number': 'At "Mobile number", type 01712345678 and the code, and press "Log in"',
    },
  },
  bn: {
    title: 'লগইনের একটি চেষ্টা',
    states: {
      validating: 'লগইন বোতামে দেখা যায় কাজ চলছে',
      verifying: 'ধাঁধাটি দেখা যায়',
      confirming: 'লগইন বোতামে দেখা যায় কাজ চলছে',
      authenticating: 'লগইন বোতামে দেখা যায় কাজ চলছে',
      authenticatingByCode: 'লগইন বোতামে দেখা যায় কাজ চলছে',
      authenticatingByToken: 'লগইন বোতামে দেখা যায় কাজ চলছে',
      signedIn: 'চেষ্টা সফল হয়েছে',
      invalid: 'কী নেই বা ভুল তা ফর্মে বলা হয়',
      unverified: 'আগে যাচাই সম্পন্ন করতে বলা হয়',
      refused: 'গেটওয়ের বার্তা দেখা যায়',
      unreached: 'নেটওয়ার্ক অস্বাভাবিক বা উত্তর দেরিতে, তা বলা হয়',
      left: 'ডায়ালগটি চলে গেছে',
    },
    events: { 'dialog.closed': { 'by the player': 'ডায়ালগটি বন্ধ করুন' } },
    outcomes: {
      validate: {
        'all is there': 'সব ঘর পূরণ করা, ধাঁধা লাগবে না',
        'all is there, a puzzle first': 'সব ঘর পূরণ করা, আগে ধাঁধা',
        'all is there, by firebase': 'সব ঘর পূরণ করা, কোড যাচাই করে ফায়ারবেস',
        'user name and password missing': 'ব্যবহারকারীর নাম ও পাসওয়ার্ড নেই',
        'captcha missing': 'ক্যাপচা লেখা নেই',
        'number wrong and code missing': 'নম্বরটি সঠিক নয়, কোডও নেই',
        'broke down': 'ঘর যাচাইয়ের কাজ ভেঙে পড়ে',
      },
      verification: { passed: 'ধাঁধার সমাধান হয়েছে', left: 'ধাঁধা ছেড়ে দেওয়া হয়েছে', 'broke down': 'ধাঁধা ভেঙে পড়ে' },
      confirmCode: {
        confirmed: 'ফায়ারবেস কোডটি মেনে নেয়',
        'wrong code': 'ফায়ারবেস জানায়: কোড ভুল',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      logIn: {
        accepted: 'গেটওয়ে খেলোয়াড়কে ঢুকতে দেয়',
        'wrong password': 'গেটওয়ে জানায়: নাম বা পাসওয়ার্ড ভুল',
        'wrong password, captcha from now on': 'গেটওয়ে জানায়: ভুল, এখন থেকে ক্যাপচা লাগবে',
        'wrong code': 'গেটওয়ে জানায়: কোড ভুল',
        'code too old': 'গেটওয়ে জানায়: কোডের মেয়াদ শেষ',
        'not for this site': 'গেটওয়ে জানায়: এই অ্যাকাউন্ট এই সাইটের নয়',
        'puzzle demanded': 'গেটওয়ে আগে ধাঁধা চায়',
        'puzzle too old': 'গেটওয়ে জানায়: ধাঁধার সমাধান অনেক আগের',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
        'no answer in time': 'গেটওয়ে সময়মতো উত্তর দেয় না',
      },
    },
    inputs: {
      'by name': '"player" ও তার পাসওয়ার্ড লিখে "লগইন" চাপুন',
      'by number': '"মোবাইল নম্বর" ট্যাবে 01712345678 ও কোড লিখে "লগইন" চাপুন',
    },
  },
} satisfies Words<typeof signInMachine, typeof signInSamples>;
