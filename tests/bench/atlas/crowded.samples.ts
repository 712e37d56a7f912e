import type { AnySamples } from '../../../src/atlas';

const plain = (): AnySamples => ({
  events: Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`e${at}`, { plain: {} }])),
  outcomes: {},
});

export const flatSamples = plain();
export const groupedSamples = plain();
export const fewSamples = plain();
