import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import pot from '../../assets/art/pot.svg';

/** The screens that are not built yet, by the first part of their path: what they are called and what stands for them. */
export const COMING = {
  pointMall: { art: pot, title: msg({ id: 'coming.pointMall', message: 'Points mall' }) },
} satisfies Record<string, { art: string; title: MessageDescriptor }>;

export type ComingScreen = keyof typeof COMING;
