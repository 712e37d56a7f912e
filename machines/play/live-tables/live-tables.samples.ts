import type { Samples } from '../../../src/atlas';
import type { GameTable } from '../../../src/contract/play/tables';
import { broken, offline } from '../../samples';
import type { liveTablesMachine } from './live-tables.machine';

const NOW = 1_800_000_000_000;

/** Tables of each kind, with rounds in different phases. */
export const rouletteTable: GameTable = {
  gameId: 'lab-roulette',
  gameName: 'Riverside Roulette',
  showIcon: 'lab-roulette',
  supportPlay: 0,
  phase: 'betting',
  closesAt: NOW + 9_000,
  startsAt: NOW + 12_000,
  resultsTitle: 'Last results',
  results: ['17', '4', '0'],
  matchday: null,
  fixtures: [],
};
export const footballTable: GameTable = {
  ...rouletteTable,
  gameId: 'lab-football',
  gameName: 'Maidan Football',
  showIcon: 'lab-football',
  resultsTitle: 'Last matchdays',
  results: [],
  matchday: 7,
  fixtures: [
    {
      home: { name: 'Padma', points: null },
      away: { name: 'Rupsha', points: null },
      odds: [
        { label: 'Padma', price: '1.61' },
        { label: 'Draw', price: '4.20' },
        { label: 'Rupsha', price: '5.05' },
      ],
    },
  ],
};

export const liveTablesSamples = {
  title: { en: 'Live tables and fixtures on home', bn: 'হোমে লাইভ টেবিল ও ম্যাচ' },
  inputs: { 'on home': { input: { retryMs: 30_000 }, en: 'Open home', bn: 'হোম খুলুন' } },
  states: {
    visible: { en: 'The page is visible', bn: 'পেজটি দেখা যায়' },
    'visible.loading': { en: 'The games are still loading', bn: 'গেম এখনও লোড হচ্ছে' },
    'visible.loaded': { en: 'Tables and fixtures show their rounds', bn: 'টেবিল ও ম্যাচে এখনকার রাউন্ড দেখা যায়' },
    'visible.refreshing': { en: 'What was shown stays', bn: 'যা দেখা যাচ্ছিল তা থাকে' },
    'visible.outdated': {
      en: 'Tables and fixtures are shown without their rounds',
      bn: 'টেবিল ও ম্যাচ দেখা যায়, রাউন্ড ছাড়া',
    },
    'visible.empty': { en: 'No tables are shown', bn: 'কোনো টেবিল দেখা যায় না' },
    'visible.failed': { en: 'No tables are shown', bn: 'কোনো টেবিল দেখা যায় না' },
    hidden: { en: 'The page is hidden', bn: 'পেজটি আড়ালে আছে' },
  },
  events: {
    'page.hidden': { 'another tab': { en: 'Go to another tab', bn: 'অন্য ট্যাবে যান' } },
    'page.shown': { 'back in this tab': { en: 'Return to this tab', bn: 'এই ট্যাবে ফিরে আসুন' } },
    'language.changed': { 'by the player': { en: 'Choose the other language', bn: 'অন্য ভাষা বেছে নিন' } },
  },
  outcomes: {
    watchPage: { failed: { ...broken, en: 'The page cannot be watched', bn: 'পেজের অবস্থা জানা যায় না' } },
    readTables: {
      'tables and fixtures': {
        output: { tables: [rouletteTable, footballTable], refreshMs: 4_000 },
        en: 'There are tables and fixtures',
        bn: 'টেবিল ও ম্যাচ আছে',
      },
      none: { output: { tables: [], refreshMs: 4_000 }, en: 'There are none', bn: 'একটিও নেই' },
      offline,
    },
  },
} satisfies Samples<typeof liveTablesMachine>;
