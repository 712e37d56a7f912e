import * as v from 'valibot';
import { feedbackMachine } from '../../../../machines/feedback/feedback.machine';
import { feedbackContent, QUESTION_TYPES, supportEndpoints } from '../../../contract/support-endpoints';
import type { FlowDependencies } from '../../parts/dependencies';
import { formFlow } from '../../parts/form/form.flow';

const type = v.picklist(QUESTION_TYPES, 'empty');

/** Feedback, sent (s7.call.feedback). */
export const feedbackFlow = ({ clientFor, vault }: Pick<FlowDependencies, 'clientFor' | 'vault'>) => {
  const client = clientFor(supportEndpoints);
  return feedbackMachine.provide({
    actors: {
      feedbackForm: formFlow(vault, {
        fields: { type, content: feedbackContent },
        send: (typed, _, signal) => client.feedback({ type: v.parse(type, typed.type), content: typed.content }, { signal }),
        word: ({ ticket }) => ticket,
      }),
    },
  });
};
