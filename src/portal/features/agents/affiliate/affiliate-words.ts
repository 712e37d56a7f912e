import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SETTINGS } from '../../../../contract';
import type { AffiliateChannel } from '../../../../contract/agents/affiliate-endpoints';
import { problemWords } from '../../../../ui/form/problem-words';
import { digits } from '../../../../ui/format';

/** Ways of advertising the portal. */
export const channelWords: Record<AffiliateChannel, MessageDescriptor> = {
  website: msg({ id: 'affiliate.channel.website', message: 'A website or blog' }),
  social: msg({ id: 'affiliate.channel.social', message: 'A page or group on social media' }),
  video: msg({ id: 'affiliate.channel.video', message: 'Videos or streams' }),
  messaging: msg({ id: 'affiliate.channel.messaging', message: 'A messaging channel' }),
  inPerson: msg({ id: 'affiliate.channel.inPerson', message: 'In person' }),
};

/** Error of a field: each text has its own length. */
export function affiliateProblem(code: string): MessageDescriptor {
  if (code === 'placeLength') return length(SETTINGS.affiliate.place);
  return code === 'planLength' ? length(SETTINGS.affiliate.plan) : problemWords(code);
}

function length(bounds: { min: number; max: number }): MessageDescriptor {
  const min = digits(bounds.min, i18n.locale);
  const max = digits(bounds.max, i18n.locale);
  return msg({ id: 'affiliate.problem.length', message: `Write ${min} to ${max} characters.` });
}
