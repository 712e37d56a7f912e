import { type ActorRefFrom, fromPromise } from 'xstate';
import { deskPicturesMachine } from '../../../../machines/operations/desk-pictures/desk-pictures.machine';
import { formFlow } from '../../../ui/form/form.flow';
import { actReason } from '../act/desk-act.flow';
import type { DeskDependencies } from '../dependencies';

export type DeskPicturesRef = ActorRefFrom<typeof deskPicturesMachine>;
type PictureRequest = { queue: string; id: string; picture: string; reason: string };

/** Wires the pictures of an item: `read` returns one, base64 of a PNG (own.desk-app.pictures). */
export const deskPicturesFlow = (
  { vault }: DeskDependencies,
  read: (request: PictureRequest, signal: AbortSignal) => Promise<string>,
) =>
  deskPicturesMachine.provide({
    actors: {
      // The form of an act may be open at the same time, so its reason has another name.
      viewForm: formFlow(vault, {
        fields: { viewReason: actReason },
        send: async ({ viewReason }) => viewReason.trim(),
        word: (typed) => typed,
      }),
      load: fromPromise(async ({ input, signal }) => vault.put('deskPicture', await read(input, signal))),
    },
  });
