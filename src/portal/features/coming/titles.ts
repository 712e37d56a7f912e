import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import drum from '../../assets/art/drum.svg';
import lily from '../../assets/art/lily.svg';

/** The screens that are not built yet, by the first part of their path: what they are called and what stands for them. */
export const COMING = {
  vip: { art: lily, title: msg({ id: 'coming.vip', message: 'VIP' }) },
  promotions: { art: drum, title: msg({ id: 'coming.promotions', message: 'Promotions' }) },
  promoDetail: { art: drum, title: msg({ id: 'coming.promoDetail', message: 'Promotion' }) },
} satisfies Record<string, { art: string; title: MessageDescriptor }>;

export type ComingScreen = keyof typeof COMING;
