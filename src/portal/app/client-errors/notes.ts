import type { InspectionEvent } from 'xstate';
import { LOAD_FAILED } from '../../browser/load-chunk';

/** Observation that reports of errors are made from: an inspection event of a chart, or a failure. */
export type Note =
  | InspectionEvent
  | { type: 'error' | 'rejection' | 'render'; error: unknown }
  | { type: 'load'; file: string };
type Receiver = (note: Note) => void;

/**
 * Stores notes from the start of the page until the recorder has loaded, which is no part of the first visit
 * (`own.client-errors.reported`).
 */
export function createNotes(page: Pick<Window, 'addEventListener'>) {
  const stored: Note[] = [];
  let receive: Receiver = (note) => void stored.push(note);
  const add = (note: Note) => receive(note);
  page.addEventListener('error', ({ error }) => add({ type: 'error', error }));
  page.addEventListener('unhandledrejection', ({ reason }) => add({ type: 'rejection', error: reason }));
  page.addEventListener(LOAD_FAILED, (event) => 'detail' in event && add({ type: 'load', file: String(event.detail) }));
  return {
    add,
    /** Handler for React, which logs the errors that boundaries catch only while it has no handler. */
    onCaughtError(error: unknown) {
      console.error(error);
      add({ type: 'render', error });
    },
    /** Passes on the stored notes and all later ones. */
    handOver(next: Receiver) {
      receive = next;
      for (const note of stored.splice(0)) next(note);
    },
  };
}
export type Notes = ReturnType<typeof createNotes>;
