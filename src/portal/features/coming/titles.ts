import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
/** The screens that are not built yet, by the first part of their path: what they are called and what stands for them. */
export const COMING = {
} satisfies Record<string, { art: string; title: MessageDescriptor }>;

export type ComingScreen = keyof typeof COMING;
