import type { Language, Value } from '../../../contract';

type Articles = Value<'helpCenter'>['list'];

const en: Articles = [
  {
    id: 'log-in',
    title: 'I cannot log in',
    content:
      'Check that the user name is spelled as you registered it; capital or small letters make no difference there. In the password they do. After three wrong tries we also ask for the letters in a picture, and after ten the account rests for 15 minutes.',
  },
  {
    id: 'puzzle',
    title: 'I cannot solve the puzzle or read the picture',
    content:
      'Choose the button beside it: your phone then does a short calculation instead, and you need not solve anything. The puzzle can also be moved with the arrow keys.',
  },
  {
    id: 'balance',
    title: 'Where do I see my balance?',
    content:
      'It stands at the top of every page while you are logged in. Tap it to hide it and tap again to show it; the arrow beside it asks for the newest amount.',
  },
  {
    id: 'password',
    title: 'How do I keep my account safe?',
    content:
      'Use a password of eight characters or more that you use nowhere else. We never ask for it by phone, message or e-mail. Log out when you share your phone with others.',
  },
  {
    id: 'limits',
    title: 'How do I keep play within limits?',
    content:
      'Play only with money that you can do without, and decide on an amount before you begin. If play stops being a pleasure, take a break and write to customer service: we help you to stop for as long as you wish.',
  },
  {
    id: 'age',
    title: 'Who may play?',
    content: 'You must be at least 18 years old, and gaming must be permitted where you live. One person may have one account.',
  },
];

const bn: Articles = [
  {
    id: 'log-in',
    title: 'লগ ইন করতে পারছি না',
    content:
      'ব্যবহারকারীর নামটি নিবন্ধনের সময়ের মতোই লিখেছেন কি না দেখে নিন; নামে ছোট-বড় হাতের অক্ষরে কোনো তফাত নেই, কিন্তু পাসওয়ার্ডে আছে। তিনবার ভুল হলে ছবির অক্ষরগুলোও লিখতে হবে, আর দশবার ভুল হলে অ্যাকাউন্টটি ১৫ মিনিট বন্ধ থাকবে।',
  },
  {
    id: 'puzzle',
    title: 'ধাঁধা মেলাতে বা ছবিটি পড়তে পারছি না',
    content:
      'পাশের বোতামটি বেছে নিন: তখন আপনার ফোন নিজেই ছোট একটি হিসাব করে নেবে, আপনাকে কিছু মেলাতে হবে না। তীর চিহ্নের কী দিয়েও ধাঁধার টুকরোটি সরানো যায়।',
  },
  {
    id: 'balance',
    title: 'আমার ব্যালেন্স কোথায় দেখব?',
    content: 'লগ ইন থাকলে প্রতিটি পাতার উপরে ব্যালেন্স থাকে। লুকাতে তার উপর চাপ দিন, আবার চাপ দিলে দেখা যাবে; পাশের তীর চিহ্নে চাপ দিলে সর্বশেষ পরিমাণ আসবে।',
  },
  {
    id: 'password',
    title: 'অ্যাকাউন্ট নিরাপদ রাখব কীভাবে?',
    content:
      'আট বা তার বেশি অক্ষরের এমন একটি পাসওয়ার্ড দিন যা আর কোথাও ব্যবহার করেন না। আমরা ফোন, মেসেজ বা ই-মেইলে কখনো পাসওয়ার্ড চাই না। ফোনটি অন্য কেউ ব্যবহার করলে কাজ শেষে লগ আউট করুন।',
  },
  {
    id: 'limits',
    title: 'খেলা সীমার মধ্যে রাখব কীভাবে?',
    content:
      'যে টাকা না থাকলেও আপনার চলবে, কেবল তা দিয়েই খেলুন, আর শুরু করার আগেই পরিমাণ ঠিক করে নিন। খেলা আর আনন্দ না দিলে বিরতি নিন এবং গ্রাহক সেবায় লিখুন: যত দিন চান, বন্ধ রাখতে আমরা সাহায্য করব।',
  },
  {
    id: 'age',
    title: 'কারা খেলতে পারবেন?',
    content: 'বয়স অন্তত ১৮ বছর হতে হবে, এবং আপনি যেখানে থাকেন সেখানে এ ধরনের খেলা অনুমোদিত হতে হবে। একজনের একটিই অ্যাকাউন্ট থাকতে পারে।',
  },
];

/** The articles of the help centre (s7.call.help-center), in the languages we speak. */
export const help: Record<Language, Articles> = { bn, en };
