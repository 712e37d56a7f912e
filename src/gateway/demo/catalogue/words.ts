/** A word of a fictional name, in Bengali and in English. */
export type Word = readonly [bn: string, en: string];
const words = (written: string): Word[] =>
  written
    .trim()
    .split('\n')
    .flatMap((line) => line.trim().split(', '))
    .map((pair) => {
      const [bn = '', en = ''] = pair.split('/');
      return [bn, en];
    });

export const QUALITIES = words(`
  সোনালি/Golden, রূপালি/Silver, নীল/Blue, লাল/Red, সবুজ/Green, সাদা/White, শ্যামল/Verdant, রঙিন/Colourful
  জাদুর/Magic, রাজকীয়/Royal, প্রাচীন/Ancient, হারানো/Lost, লুকানো/Hidden, উড়ন্ত/Flying, নাচের/Dancing, গানের/Singing
  বর্ষার/Monsoon, শরতের/Autumn, শীতের/Winter, বসন্তের/Spring, গ্রীষ্মের/Summer, ভোরের/Dawn, রাতের/Night, চাঁদের/Moonlit
  তারার/Starlit, মেঘের/Cloudy, ঝড়ের/Stormy, নদীর/River, বনের/Forest, পাহাড়ের/Hill, সাগরের/Ocean, গ্রামের/Village
  ছোট্ট/Little, বিশাল/Giant, দ্রুত/Swift, শান্ত/Quiet, দুরন্ত/Restless, মিষ্টি/Sweet, আনন্দের/Joyful, সাহসী/Brave
  অবাক/Wonder, উজ্জ্বল/Bright, গভীর/Deep, নতুন/New`);

export const THINGS = words(`
  শাপলা/Shapla, ইলিশ/Hilsa, নৌকা/Boat, দোতারা/Dotara, একতারা/Ektara, ঢোল/Drum, ঘুড়ি/Kite, লাটিম/Top
  হাঁস/Duck, ময়ূর/Peacock, বাঘ/Tiger, হরিণ/Deer, হাতি/Elephant, প্যাঁচা/Owl, টিয়া/Parrot, কাঠবিড়ালি/Squirrel
  আম/Mango, লিচু/Lychee, কাঁঠাল/Jackfruit, তাল/Palm, নারকেল/Coconut, আনারস/Pineapple, পিঠা/Pitha, মিষ্টান্ন/Dessert
  মুক্তা/Pearl, পান্না/Emerald, নীলা/Sapphire, মুকুট/Crown, সিন্দুক/Chest, চাবি/Key, প্রদীপ/Lamp, আয়না/Mirror
  পালকি/Palanquin, রিকশা/Rickshaw, গরুর গাড়ি/Oxcart, মেলা/Fair, পুতুল/Puppet, মুখোশ/Mask, আলপনা/Alpana, নকশিকাঁথা/Quilt
  জোয়ার/Tide, দ্বীপ/Island, ঝরনা/Waterfall, বটগাছ/Banyan, পদ্ম/Lotus, জুঁই/Jasmine, রাজকুমার/Prince, রূপকুমারী/Princess`);

/** Second words of the names of games by node, after the thing that the game is about. */
export const KINDS = {
  table: words('রুলেট/Roulette, ব্ল্যাকজ্যাক/Blackjack, পোকার/Poker, পাশা/Dice'),
  arcade: words('দৌড়/Run, লাফ/Jump, পাজল/Puzzle, বুদ্‌বুদ/Bubbles'),
  instant: words('চাকা/Wheel, কার্ড/Cards, বেলুন/Balloon'),
  fishing: words('ফিশিং/Fishing, মাছ শিকার/Angler'),
};

export const RIVERS = words(`
  পদ্মা/Padma, মেঘনা/Meghna, যমুনা/Jamuna, সুরমা/Surma, তিস্তা/Teesta, কর্ণফুলী/Karnaphuli, গড়াই/Gorai, মধুমতী/Modhumoti
  কুশিয়ারা/Kushiyara, করতোয়া/Korotoa, আত্রাই/Atrai, বংশী/Bongshi, ধলেশ্বরী/Dhaleshwari, শীতলক্ষ্যা/Shitalakshya, ব্রহ্মপুত্র/Brahmaputra
  সাঙ্গু/Sangu, মাতামুহুরী/Matamuhuri, ফেনী/Feni, গোমতী/Gumti, ডাকাতিয়া/Dakatia, রূপসা/Rupsha, পশুর/Pashur, কপোতাক্ষ/Kobadak, ইছামতী/Ichamati`);

export const CLUBS = words('ক্লাব/Club, আসর/Gathering, উঠান/Courtyard');
export const CONTESTS = words('ক্রিকেট/Cricket, ফুটবল/Football, কাবাডি/Kabaddi, বাইচ/Boat Race, টেনিস/Tennis, দাবা/Chess');
export const CUPS = words('কাপ/Cup, লিগ/League');
export const BATTLES = words('অ্যারেনা/Arena, লড়াই/Clash');
