import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { problemWords } from '../../../../ui/form/problem-words';

const words: Record<string, MessageDescriptor | undefined> = {
  rate: msg({
    id: 'agentLinks.problem.rate',
    message: 'Enter a rate above 0 and up to 100, e.g. 2.5, or leave it empty.',
  }),
  agentsOnly: msg({
    id: 'agentLinks.problem.agentsOnly',
    message: 'Only agents are offered contracts. Choose Agent above, or leave it empty.',
  }),
};

/** Error of a field of a new link, by its code. */
export const linkProblemWords = (code: string): MessageDescriptor => words[code] ?? problemWords(code);
