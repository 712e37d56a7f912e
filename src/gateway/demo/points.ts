import { accountByName } from '../identity/account/service';
import type { ModuleContext } from '../platform/context';
import { reckonAll } from '../rewards/points/earn';
import { type GoodDefinition, keepGood } from '../rewards/points/operators';
import { creditPoints } from '../rewards/points/service';

type Words = Pick<GoodDefinition, 'titleBn' | 'titleEn' | 'textBn' | 'textEn'>;
const words = (titleBn: string, titleEn: string, textBn: string, textEn: string): Words => ({
  titleBn,
  titleEn,
  textBn,
  textEn,
});

/** Items in the demo's mall, none of a real brand. */
const GOODS: GoodDefinition[] = [
  {
    code: 'paper-kite',
    picture: 'kite',
    points: 600,
    amount: '0.00',
    quantity: 120,
    place: 1,
    delivery: 'courier',
    ...words('কাগজের ঘুড়ি', 'Paper kite', 'লাটাই ও সুতাসহ তিনটি ঘুড়ি।', 'Three kites with reel and string.'),
  },
  {
    code: 'clay-cups',
    picture: 'cup',
    points: 1_200,
    amount: '0.00',
    quantity: 80,
    place: 2,
    delivery: 'courier',
    ...words('মাটির চায়ের কাপ', 'Clay tea cups', 'হাতে গড়া ছয়টি ভাঁড়।', 'Six cups, shaped by hand.'),
  },
  {
    code: 'water-lily-cloth',
    picture: 'lily',
    points: 2_500,
    amount: '500.00',
    quantity: 40,
    place: 3,
    delivery: 'courier',
    ...words('শাপলা নকশার কাপড়', 'Water lily cloth', 'টেবিলের জন্য বোনা কাপড়।', 'A woven cloth for the table.'),
  },
  {
    code: 'small-drum',
    picture: 'drum',
    points: 4_000,
    amount: '0.00',
    quantity: 25,
    place: 4,
    delivery: 'courier',
    ...words('ছোট ঢোল', 'Small drum', 'গলায় ঝোলানোর ফিতাসহ।', 'With a strap for the neck.'),
  },
  {
    code: 'river-boat',
    picture: 'boat',
    points: 6_500,
    amount: '1000.00',
    quantity: 12,
    place: 5,
    delivery: 'courier',
    ...words('কাঠের নৌকা', 'Wooden river boat', 'তাকে রাখার মতো ছোট নৌকা।', 'A small boat for the shelf.'),
  },
  {
    code: 'water-pot',
    picture: 'pot',
    points: 9_000,
    amount: '0.00',
    quantity: 10,
    place: 6,
    delivery: 'courier',
    ...words('মাটির কলস', 'Clay water pot', 'ঠান্ডা জলের জন্য, ঢাকনাসহ।', 'Keeps water cool, with a lid.'),
  },
  {
    code: 'carved-owl',
    picture: 'owl',
    points: 15_000,
    amount: '0.00',
    quantity: 5,
    place: 7,
    delivery: 'courier',
    ...words('খোদাই করা পেঁচা', 'Carved owl', 'এক টুকরা কাঠ থেকে।', 'From a single piece of wood.'),
  },
  {
    code: 'spinning-wheel',
    picture: 'wheel',
    points: 40_000,
    amount: '5000.00',
    quantity: 0,
    place: 8,
    delivery: 'courier',
    ...words('চরকা', 'Spinning wheel', 'সুতা কাটার চরকা, চালু।', 'For thread, in working order.'),
  },
  {
    code: 'river-wallpaper',
    picture: 'boat',
    points: 300,
    amount: '0.00',
    quantity: 1_000,
    place: 9,
    delivery: 'message',
    ...words('নদীর ওয়ালপেপার', 'River wallpaper', 'ফোনের জন্য একটি ছবি।', 'A picture for your phone.'),
  },
];
/** Points granted to the demo's player in addition to those from play. */
const PRESENT = 12_000n;

/** Adds items to the demo's mall, and points to its player. */
export async function demoPoints(within: ModuleContext): Promise<void> {
  for (const good of GOODS) await keepGood(within, good);
  const player = await accountByName(within.db, 'player');
  if (player)
    await creditPoints(within.db, { accountId: player.id, key: `demo:${player.id}`, amount: PRESENT, kind: 'present' });
  await reckonAll(within);
}
