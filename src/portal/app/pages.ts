import { keepPageView, type PageView } from '../parts/portal/page-views';
import { bringWords } from '../parts/portal/words';

type Chunk = { words: string[]; bring: () => Promise<{ View: PageView }> };

/** Each page is a chunk, with a catalogue of its own beside it, and those of the parts that it shares with others. */
const chunks: Record<string, Chunk | undefined> = {
  securityCenter: {
    words: ['security', 'payment-password', 'bank-account'],
    bring: () => import('../features/security'),
  },
  transferFund: { words: ['wallet'], bring: () => import('../features/wallet') },
  depositv2: { words: ['deposit', 'deposit-limit'], bring: () => import('../features/deposit') },
  withdraw: { words: ['withdrawal', 'payment-password', 'bank-account'], bring: () => import('../features/withdrawal') },
  transferUpline: { words: ['transfer-upline', 'payment-password'], bring: () => import('../features/transfer-upline') },
  limits: { words: ['limits', 'deposit-limit'], bring: () => import('../features/limits') },
  transactionHistory: { words: ['account-record'], bring: () => import('../features/account-record') },
  personalProfit: { words: ['personal-loss'], bring: () => import('../features/personal-loss') },
};

/** Brings a page's view and its words, or neither; a page that comes later has none. */
export async function loadPage(page: string): Promise<void> {
  const chunk = chunks[page];
  if (!chunk) return;
  const [{ View }] = await Promise.all([chunk.bring(), ...chunk.words.map((name) => bringWords(name))]);
  keepPageView(page, View);
}
