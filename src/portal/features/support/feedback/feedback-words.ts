import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SETTINGS } from '../../../../contract';
import type { QuestionType } from '../../../../contract/support/support-endpoints';
import { problemWords } from '../../../../ui/form/problem-words';
import { digits } from '../../../../ui/format';

/** Subjects of feedback (s3.feedback.fields). */
export const typeWords: Record<QuestionType, MessageDescriptor> = {
  deposit: msg({ id: 'feedback.type.deposit', message: 'Deposit' }),
  withdrawal: msg({ id: 'feedback.type.withdrawal', message: 'Withdrawal' }),
  game: msg({ id: 'feedback.type.game', message: 'Game' }),
  customerService: msg({ id: 'feedback.type.customerService', message: 'Customer service' }),
  application: msg({ id: 'feedback.type.application', message: 'App or application' }),
  other: msg({ id: 'feedback.type.other', message: 'Something else' }),
};

/** Problem of a field, in words (s5.message.feedback-length). */
export function feedbackProblem(code: string): MessageDescriptor {
  if (code === 'replyAddress')
    return msg({ id: 'feedback.problem.replyTo', message: 'Enter an email address or a mobile number.' });
  const min = digits(SETTINGS.feedback.min, i18n.locale);
  const max = digits(SETTINGS.feedback.max, i18n.locale);
  return code === 'length'
    ? msg({ id: 'feedback.problem.length', message: `Write ${min} to ${max} characters.` })
    : problemWords(code);
}
