import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { receiptOf } from '../platform/fields';
import { normalisePhone } from '../platform/normalise';
import { SETTINGS } from '../platform/settings';
import { written } from '../platform/written';

/** s3.feedback.fields: subject of feedback. */
export const QUESTION_TYPES = ['deposit', 'withdrawal', 'game', 'customerService', 'application', 'other'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** 10 to 500 graphemes (s5.message.feedback-length). */
export const feedbackContent = written(SETTINGS.feedback);

/** Returns whether a text is eight to fifteen digits of either script, with or without separators. */
const isPhoneNumber = (typed: string) => /^\+?\d{8,15}$/.test(normalisePhone(typed));
const isEmail = (typed: string) => v.is(v.pipe(v.string(), v.email()), typed);
/** Address for support's answer to a visitor: an email address or a mobile number (`own.feedback.visitor`). */
export const replyAddress = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('empty'),
  v.maxLength(254, 'replyAddress'),
  v.check((typed) => isEmail(typed) || isPhoneNumber(typed), 'replyAddress'),
);

/** Calls of support; loads with the dialogs that call it. */
export const supportEndpoints = {
  /**
   * s4.customer-service.path-list. Type '3' is the specification's; '1' the VIP contact and '2' live chat are ours.
   * `hosts`: permitted hosts of the window.
   */
  customerService: {
    method: 'GET',
    path: '/wps/system/customerService',
    token: 'none',
    encrypted: false,
    response: v.object({
      version: v.object({ pathList: v.array(v.object({ type: v.string(), path: v.string() })) }),
      hosts: v.array(v.string()),
    }),
    source: 'assumed',
  },
  feedback: {
    method: 'PUT',
    path: '/wps/feedback',
    token: 'required',
    encrypted: false,
    body: v.object({ type: v.picklist(QUESTION_TYPES), content: feedbackContent }),
    /** `ticket`: number that an answer refers to. */
    response: v.object({ ticket: v.string() }),
    source: 's7.call.feedback',
  },
  /**
   * Feedback of a visitor or of a player who cannot log in; its proof of work is for the reply address (`workRequest`).
   */
  visitorFeedback: {
    method: 'PUT',
    path: '/wps/feedback/visitor',
    token: 'none',
    encrypted: false,
    body: v.object({
      type: v.picklist(QUESTION_TYPES),
      content: feedbackContent,
      replyTo: replyAddress,
      workProof: receiptOf,
    }),
    response: v.object({ ticket: v.string() }),
    source: 'assumed',
  },
} as const satisfies Record<string, Endpoint>;
