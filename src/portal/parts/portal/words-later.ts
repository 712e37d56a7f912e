import type { Messages } from '@lingui/core';

export type Catalogue = { messages: Messages };

/** The words of all that is not seen first. */
export const catalogues = import.meta.glob<Catalogue>([
  '../../locales/*/*.po',
  '!../../locales/*/{shell,home,login,phone,captcha}.po',
]);
