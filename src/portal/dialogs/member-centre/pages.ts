import type { ComponentType } from 'react';
import { bringWords, type Catalogue, nameWords } from '../../app/words';
import type { CentreRef } from '../../pages/parts/refs';

nameWords(import.meta.glob<Catalogue>('../../locales/*/pages/*.po'));

/** It is given the member centre, whose child its chart is. */
type PageView = ComponentType<{ centre: CentreRef }>;
type Chunk = { words: string[]; bring: () => Promise<{ View: PageView }> };

/** Each page is a chunk, with a catalogue of its own beside it, and those of the parts that it shares with others. */
const chunks: Record<string, Chunk | undefined> = {
  securityCenter: {
    words: ['pages/security', 'pages/payment-password', 'pages/bank-account'],
    bring: () => import('../../pages/security'),
  },
  transferFund: { words: ['pages/wallet'], bring: () => import('../../pages/wallet') },
  depositv2: { words: ['pages/deposit', 'pages/deposit-limit'], bring: () => import('../../pages/deposit') },
  withdraw: { words: ['pages/withdraw', 'pages/payment-password', 'pages/bank-account'], bring: () => import('../../pages/withdraw') },
  transferUpline: { words: ['pages/transfer-upline', 'pages/payment-password'], bring: () => import('../../pages/transfer-upline') },
  limits: { words: ['pages/limits', 'pages/deposit-limit'], bring: () => import('../../pages/limits') },
  transactionHistory: { words: ['pages/account-record'], bring: () => import('../../pages/account-record') },
  personalProfit: { words: ['pages/personal-loss'], bring: () => import('../../pages/personal-loss') },
};
const views = new Map<string, PageView>();

/** Brings a page's view and its words, or neither; a page that comes later has none. */
export async function loadPage(page: string): Promise<void> {
  const chunk = chunks[page];
  if (!chunk) return;
  const [{ View }] = await Promise.all([chunk.bring(), ...chunk.words.map((name) => bringWords(name))]);
  views.set(page, View);
}

/** The view of a page that was brought. */
export const viewOfPage = (page: string) => views.get(page);
