import * as v from 'valibot';
import { inMaintenance, setGameMaintenance } from '../game/maintenance';
import { onOff } from './arguments';
import { ADMIN, act, type Command } from './command';

/** What operators do with the catalogue. */
export const gameCommands: Record<string, Command> = {
  'games maintenance': {
    ...act(ADMIN, 'games maintenance [on|off <vendor, game or lottery>]', async ({ db }, { args }) => {
      if (args.length === 0) return inMaintenance(db);
      const [turn, code] = v.parse(v.strictTuple([onOff, v.string()]), args);
      return setGameMaintenance(db, code, turn);
    }),
    reads: (args) => args.length === 0,
  },
};
