import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { type Picture, picture } from '../../src/atlas';
import { scxml } from '../../src/atlas/scxml';
import { charts } from '../harness/charts';
import { forest } from './forest';
import { hardMachines } from './hard-machines';
import { readScxml } from './read-scxml';
import * as shapes from './shapes';

/** Returns all of a chart but what follows from the rest, or belongs to a map. */
function sayable({ id, root, states, transitions }: Picture) {
  return {
    id,
    states: [root, ...states].map(({ title: _title, mark: _mark, ...state }) => ({
      ...state,
      // Every region of a parallel state is initial.
      initial: ['compound', 'history'].includes(state.type) ? state.initial : undefined,
    })),
    transitions: transitions.map(
      ({ id: _id, index: _index, actor: _actor, forbidden: _forbidden, told: _told, plain: _plain, ...transition }) =>
        transition,
    ),
  };
}

/** Reads as JSON does: without values that are undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const machines = [
  ...charts.map(({ machine }) => machine),
  ...hardMachines.map(({ machine }) => machine),
  ...Object.values(shapes),
  forest,
];

describe('a chart that is exported as SCXML', () => {
  test.each(machines.map((machine) => [machine.id, machine] as const))(
    '%s is read back by an XML parser without a loss',
    (_, machine) => {
      const chart = picture(machine);
      expect(plain(readScxml(scxml(chart)))).toEqual(plain(sayable(chart)));
    },
  );

  test.each(machines.map((machine) => [machine.id, machine] as const))(
    '%s has unique ids, which every target names',
    (_, machine) => {
      const text = scxml(picture(machine));
      const valuesOf = (attribute: string) => [...text.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))];
      const ids = [...text.matchAll(/<(?:state|parallel|final|history) id="([^"]*)"/g)].map(([, id]) => id ?? '');
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !/^[\p{L}_][\p{L}\p{M}\p{Nd}._-]*$/u.test(id))).toEqual([]);
      const targets = ['target', 'initial'].flatMap(valuesOf).flatMap(([, value = '']) => value.split(' '));
      expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    },
  );

  test('says the example of the documentation', () => {
    const lamp = createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { press: { target: 'on', guard: 'hasPower', actions: 'log' } } },
        on: { entry: 'warm', after: { 60000: 'off' }, on: { 'bulb broke': 'dead' } },
        dead: { type: 'final' },
      },
    });
    expect(scxml(picture(lamp))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:atlas="urn:atlas:chart" version="1.0" name="lamp" \
datamodel="ecmascript" initial="lamp">
  <state id="lamp" initial="lamp.off">
    <transition event="done.state.lamp" target="lamp..end" atlas:added="true"/>
    <state id="lamp.off">
      <transition event="press" cond="hasPower" target="lamp.on" type="internal">
        <atlas:action name="log"/>
      </transition>
    </state>
    <state id="lamp.on">
      <onentry>
        <send id="xstate.after.60000.lamp.on" event="xstate.after.60000.lamp.on" delay="60000ms"/>
        <atlas:action name="warm"/>
      </onentry>
      <onexit>
        <cancel sendid="xstate.after.60000.lamp.on"/>
      </onexit>
      <transition event="bulb%20broke" target="lamp.dead" type="internal"/>
      <transition event="xstate.after.60000.lamp.on" target="lamp.off" type="internal"/>
    </state>
    <final id="lamp.dead"/>
  </state>
  <final id="lamp..end" atlas:added="true"/>
</scxml>
`);
  });
});
