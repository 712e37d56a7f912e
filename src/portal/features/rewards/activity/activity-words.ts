import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Activity, type ActivityStatus, COMMENT } from '../../../../contract/rewards/activities';
import type { BadgeTone } from '../../../../ui/badge';
import { problemWords } from '../../../../ui/form/problem-words';
import { digits } from '../../../../ui/format';

/** s4.activity.statuses, as they are read. */
const statusWords: Record<ActivityStatus, MessageDescriptor> = {
  join: msg({ id: 'activity.status.join', message: 'Open' }),
  claim: msg({ id: 'activity.status.claim', message: 'Ready to claim' }),
  applying: msg({ id: 'activity.status.applying', message: 'Applied' }),
  close: msg({ id: 'activity.status.close', message: 'Closed' }),
  rejected: msg({ id: 'activity.status.rejected', message: 'Rejected' }),
  issued: msg({ id: 'activity.status.issued', message: 'Prize issued' }),
  claimed: msg({ id: 'activity.status.claimed', message: 'Claimed' }),
  process: msg({ id: 'activity.status.process', message: 'In process' }),
  joined: msg({ id: 'activity.status.joined', message: 'Joined' }),
  signed: msg({ id: 'activity.status.signed', message: 'Signed in today' }),
  comingSoon: msg({ id: 'activity.status.comingSoon', message: 'Coming soon' }),
};

const ticketReady = msg({ id: 'activity.status.ticket', message: 'Ticket to draw' });
/** The status of an activity; a raffle that can be drawn is no prize that is ready to be claimed (own.raffle.odds). */
export const statusOf = ({ kind, status }: Pick<Activity, 'kind' | 'status'>): MessageDescriptor =>
  kind === 'raffle' && status === 'claim' ? ticketReady : statusWords[status];

export const statusTones: Record<ActivityStatus, BadgeTone> = {
  join: 'field',
  claim: 'gold',
  applying: 'river',
  close: 'plain',
  rejected: 'alert',
  issued: 'gold',
  claimed: 'field',
  process: 'river',
  joined: 'field',
  signed: 'field',
  comingSoon: 'clay',
};

/** Errors of an application. */
export function activityProblem(code: string): MessageDescriptor {
  if (code !== 'commentLength') return problemWords(code);
  const most = digits(COMMENT.max, i18n.locale);
  return msg({ id: 'activity.problem.comment', message: `Write up to ${most} characters.` });
}
