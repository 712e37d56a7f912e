import type { Language, Value } from '../../contract';

type Banner = Value<'announcements'>['banners'][number];

/** The demo's banners: of the log-in (s2.login.banner) and of the registration (s2.register.banner). `url` is where a press on one goes. */
export const banners: Record<Language, Banner[]> = {
  bn: [
    { groupName: 'w_login', url: '/promotions', title: 'ফিরে আসার স্বাগতম', text: 'প্রতি সপ্তাহের নতুন অফারগুলো দেখুন।' },
    { groupName: 'w_register', url: '/promotions', title: 'নতুন সদস্যের উপহার', text: 'নিবন্ধনের পরে প্রথম জমায় বোনাস নিন।' },
  ],
  en: [
    { groupName: 'w_login', url: '/promotions', title: 'Welcome back', text: 'See the new offers of the week.' },
    {
      groupName: 'w_register',
      url: '/promotions',
      title: 'A gift for new members',
      text: 'A bonus on the first deposit after you register.',
    },
  ],
};
