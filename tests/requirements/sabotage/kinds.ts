import * as chart from './chart-mutators';
import type { Mutator } from './code-mutators';
import * as code from './code-mutators';
import * as view from './view-mutators';
import * as wire from './wire-mutators';

const { actionDropped, delayChanged, guardTurned, transitionDropped } = chart;
const { booleanTurned, callLeftOut, conditionTurned, numberChanged, rowDropped, textChanged } = code;
const { attributeLeftOut, elementLeftOut, labelEmptied, viewEmptied } = view;
const { fieldDropped, headerDropped, schemaLoosened } = wire;

/** Mutators by their description in the report. */
export const MUTATORS = {
  'guard turned': guardTurned,
  'transition dropped': transitionDropped,
  'action dropped': actionDropped,
  'delay changed': delayChanged,
  'condition turned': conditionTurned,
  'call left out': callLeftOut,
  'number changed': numberChanged,
  'switch turned': booleanTurned,
  'text changed': textChanged,
  'row dropped': rowDropped,
  'schema loosened': schemaLoosened,
  'field dropped': fieldDropped,
  'header dropped': headerDropped,
  'element left out': elementLeftOut,
  'attribute left out': attributeLeftOut,
  'label emptied': labelEmptied,
  'view emptied': viewEmptied,
} satisfies Record<string, Mutator>;

export type MutatorName = keyof typeof MUTATORS | 'message replaced';
/** Ways to break a kind of requirement: places and mutators; the next one if none of these applies. */
type Way = { where: RegExp; by: MutatorName[] };

const PORTAL = /^src\/(portal|ui)\//;
const SERVED = /^src\/(contract|gateway)\//;
const CHART = /^machines\//;
const SRC = /^src\//;
const ANY = /./;
const DECIDED: MutatorName[] = [
  'guard turned',
  'condition turned',
  'transition dropped',
  'call left out',
  'schema loosened',
];

export const WAYS: Record<string, Way[]> = {
  message: [
    { where: PORTAL, by: ['message replaced'] },
    { where: SRC, by: ['message replaced'] },
    { where: PORTAL, by: ['element left out', 'condition turned'] },
  ],
  constant: [
    { where: SRC, by: ['number changed'] },
    { where: CHART, by: ['delay changed'] },
    { where: SRC, by: ['text changed', 'row dropped'] },
    { where: ANY, by: ['condition turned', 'guard turned'] },
  ],
  config: [
    { where: SRC, by: ['condition turned', 'switch turned', 'row dropped'] },
    { where: ANY, by: ['guard turned', 'text changed', 'number changed'] },
  ],
  wire: [
    {
      where: SERVED,
      by: [
        'field dropped',
        'schema loosened',
        'header dropped',
        'text changed',
        'number changed',
        'switch turned',
        'row dropped',
      ],
    },
    { where: SRC, by: ['field dropped', 'header dropped', 'text changed', 'condition turned', 'call left out'] },
  ],
  screen: [
    { where: PORTAL, by: ['element left out', 'label emptied', 'attribute left out', 'row dropped'] },
    { where: PORTAL, by: ['condition turned', 'view emptied', 'text changed', 'call left out'] },
  ],
  rule: [
    { where: ANY, by: DECIDED },
    {
      where: ANY,
      by: [
        'row dropped',
        'action dropped',
        'text changed',
        'field dropped',
        'number changed',
        'switch turned',
        'attribute left out',
      ],
    },
  ],
  flow: [
    { where: ANY, by: ['transition dropped', 'guard turned', 'call left out', 'condition turned'] },
    {
      where: ANY,
      by: ['action dropped', 'text changed', 'attribute left out', 'element left out', 'row dropped', 'switch turned'],
    },
  ],
};
