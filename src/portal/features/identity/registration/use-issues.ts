import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { type FieldIssue, messageIn } from '../../../../contract';
import { digits } from '../../../../ui/format';
import { useUnlessFailed } from '../../../parts/portal/unless-failed';
import { fieldLabels } from './field-words';
import { issueWords, otherIssue } from './issue-words';
import type { RegistrationFormState } from './registration-form.flow';

/** Says a message with bounds filled in, as one number where they are equal (s5.registration.message-by-pattern). */
export function useBounds() {
  const { i18n } = useLingui();
  return ({ id, message }: MessageDescriptor, { min, max }: Pick<FieldIssue, 'min' | 'max'>): string => {
    const least = digits(min, i18n.locale);
    const most = digits(max, i18n.locale);
    return i18n._(id, { range: min === max ? most : `${least}-${most}` }, { message });
  };
}

const isLabelled = (field: string): field is keyof typeof fieldLabels => Object.hasOwn(fieldLabels, field);

/** `label`: of a field whose issue does not name it. */
export type Issue = { field: string; fieldId: string; label?: string; text: string };

/**
 * Returns the errors of the fields, whose ids begin with `id`. An error that only the gateway knows has the gateway's
 * message. A picture that is no longer required is no error; the provider's reason appears next to its own field.
 */
export function useIssues(state: RegistrationFormState, id: string): Issue[] {
  const { t, i18n } = useLingui();
  const messageOf = useBounds();
  const unpictured = useSelector(
    useRunning(state.children.captcha),
    (captcha) => captcha?.matches({ demanded: 'solving' }) || captcha?.matches({ demanded: 'solved' }),
  );
  const { failure, offer } = state.context;
  const wordsOf = ({ code, ...bounds }: FieldIssue) => {
    const isCodeRequired = code === 'invitationCode' && offer?.rules.fields.affiliateCode.required;
    const words = issueWords[isCodeRequired ? 'invitationCodeRequired' : code];
    return words
      ? messageOf(words, bounds)
      : ((failure && messageIn(failure, i18n.locale)) ?? messageOf(otherIssue, bounds));
  };
  const visibleIssues = state.context.issues.filter(({ field }) => field !== 'captcha' || !unpictured);
  return visibleIssues.map((issue) => ({
    field: issue.field,
    fieldId: `${id}-${issue.field}`,
    label: isLabelled(issue.field) ? t(fieldLabels[issue.field]) : undefined,
    text: wordsOf(issue),
  }));
}

/** A child unless it failed: the form goes on without it. */
export const useRunning = <Child extends AnyActorRef>(child: Child | undefined): Child | undefined =>
  useUnlessFailed(child) && child;
